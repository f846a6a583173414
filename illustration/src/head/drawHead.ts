import type { CharacterType } from '@storylark/contracts/characters/vocabulary';
import type { Look } from '../look/look.ts';
import { animalHead } from './animalHead.ts';
import type { Head, Moment } from './face.ts';
import { humanHead } from './humanHead.ts';
import { imaginaryHead } from './imaginaryHead.ts';
import { headMarks } from './marks.ts';
import { mythicalHead } from './mythicalHead.ts';
import { robotHead } from './robotHead.ts';

const heads: Record<CharacterType, (look: Look, moment: Moment, wearsGlasses: boolean) => Head> = {
  human: humanHead,
  magical_being: humanHead,
  animal: animalHead,
  robot: robotHead,
  mythical_creature: mythicalHead,
  imaginary_friend: imaginaryHead,
};

/** `wearsGlasses` false leaves the glasses off for a sleeper, beside whom they lie. */
export function drawHead(look: Look, moment: Moment, wearsGlasses: boolean): Head {
  const head = heads[look.traits.characterType](look, moment, wearsGlasses);
  return { ...head, over: head.over + headMarks(look) };
}
