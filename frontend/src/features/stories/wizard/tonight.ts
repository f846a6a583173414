import type { CharacterView } from '@storylark/contracts/characters/views';
import { storyLanguages } from '@storylark/contracts/languages';
import {
  lessons,
  narratorVoices,
  settings,
  storyLengths,
  storyTypes,
  voiceIds,
} from '@storylark/contracts/stories/vocabulary';
import { newId } from '../../../lib/newId.ts';
import { usualTimer } from '../../../player/usualTimer.ts';
import type { Draft, Values } from './steps.ts';

const lists = {
  storyType: storyTypes,
  setting: settings,
  lesson: lessons,
  length: storyLengths,
  language: storyLanguages,
  narratorVoice: narratorVoices,
  voiceId: voiceIds,
} as const;

/** What an address proposes for tonight; what it says that no list has, or leaves out, is as `empty` has it. */
export function draftForTonight(
  query: URLSearchParams,
  heroes: readonly CharacterView[],
  empty: Values,
): Draft {
  const proposed = Object.entries(lists).flatMap(([field, list]) => {
    const value = (list as readonly string[]).find((one) => one === query.get(field));
    return value === undefined ? [] : [[field, value]];
  });
  const hero = heroes.find(({ uuid }) => uuid === query.get('hero'));
  return {
    uuid: newId(),
    heroName: hero?.name ?? '',
    values: { ...empty, ...Object.fromEntries(proposed), characterUuid: hero?.uuid ?? '' },
    tonight: { timer: usualTimer() },
  };
}
