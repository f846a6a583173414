import type { PersonalityTrait } from '@storylark/contracts/characters/vocabulary';
import type { Expression } from '../pictureSpec.ts';

export type MouthId =
  'smile' | 'calm' | 'firm' | 'smirk' | 'smallO' | 'openO' | 'grin' | 'laugh' | 'frown' | 'wobble';

/**
 * Brow offsets in head units, negative is up. `lid`: 0 open, 1 closed. `tilt` in degrees, `width` a factor:
 * both of the mouth.
 */
export type Mien = {
  browInner: number;
  browOuter: number;
  browWidth: number;
  /** Raises one brow alone. */
  browLift: number;
  lid: number;
  eyeScale: number;
  lookDown: number;
  mouth: MouthId;
  tilt: number;
  width: number;
  blush: number;
};

type Character = Pick<
  Mien,
  'browInner' | 'browOuter' | 'browWidth' | 'browLift' | 'tilt' | 'width' | 'mouth'
> & { lid?: number };

/** Personality: the resting face, and a hand in every other face. */
const personalities: Record<PersonalityTrait, Character> = {
  brave: { browInner: 2, browOuter: -3, browWidth: 3.5, browLift: 0, tilt: 0, width: 1.08, mouth: 'smile' },
  curious: {
    browInner: -4,
    browOuter: -1,
    browWidth: 2.6,
    browLift: 0,
    tilt: 0,
    width: 0.9,
    mouth: 'smallO',
  },
  kind: { browInner: -1, browOuter: 1.5, browWidth: 2.6, browLift: 0, tilt: 0, width: 0.98, mouth: 'smile' },
  wise: {
    browInner: -1,
    browOuter: 0,
    browWidth: 2.2,
    browLift: 0,
    tilt: 0,
    width: 0.84,
    mouth: 'calm',
    lid: 0.3,
  },
  adventurous: {
    browInner: -1,
    browOuter: -4,
    browWidth: 3,
    browLift: -1,
    tilt: -4,
    width: 1.1,
    mouth: 'grin',
  },
  creative: { browInner: -2, browOuter: 0, browWidth: 2.8, browLift: -5, tilt: 5, width: 1, mouth: 'smirk' },
  humorous: {
    browInner: -3,
    browOuter: -1,
    browWidth: 3.2,
    browLift: -2,
    tilt: 3,
    width: 1.14,
    mouth: 'laugh',
  },
  determined: {
    browInner: 4,
    browOuter: -1,
    browWidth: 3.8,
    browLift: 0,
    tilt: 0,
    width: 0.92,
    mouth: 'firm',
  },
  caring: {
    browInner: -3,
    browOuter: 3,
    browWidth: 2.3,
    browLift: 0,
    tilt: 0,
    width: 1.02,
    mouth: 'smile',
    lid: 0.14,
  },
  intelligent: {
    browInner: 0,
    browOuter: -2,
    browWidth: 2.2,
    browLift: -3,
    tilt: -6,
    width: 0.94,
    mouth: 'smirk',
  },
};

type Feeling = {
  browInner: number;
  browOuter: number;
  lid: number;
  eyeScale: number;
  lookDown: number;
  mouth: MouthId;
  blush?: number;
};

const feelings: Record<Expression, Feeling> = {
  curious: { browInner: -3, browOuter: -2, lid: 0, eyeScale: 1.06, lookDown: 0, mouth: 'smallO' },
  glad: { browInner: -2, browOuter: 0, lid: 0, eyeScale: 1, lookDown: 0, mouth: 'grin', blush: 0.16 },
  intent: { browInner: 3, browOuter: -1, lid: 0.1, eyeScale: 1, lookDown: 0.5, mouth: 'firm' },
  startled: { browInner: -6, browOuter: -4, lid: 0, eyeScale: 1.16, lookDown: 0, mouth: 'openO' },
  sad: { browInner: -6, browOuter: 4, lid: 0.26, eyeScale: 1, lookDown: 1.6, mouth: 'frown' },
  ashamed: {
    browInner: -4,
    browOuter: 3,
    lid: 0.46,
    eyeScale: 0.98,
    lookDown: 2,
    mouth: 'wobble',
    blush: 0.28,
  },
  tender: { browInner: -3, browOuter: 2, lid: 0.24, eyeScale: 1, lookDown: 0.6, mouth: 'smile', blush: 0.14 },
  asleep: { browInner: 0, browOuter: 2, lid: 1, eyeScale: 1, lookDown: 0, mouth: 'calm' },
};

/**
 * The face of a moment: without `expression` the resting face of the personality. `calm` people half close
 * their eyes.
 */
export function mienOf(personality: PersonalityTrait, calm: boolean, expression?: Expression): Mien {
  const own = personalities[personality];
  const ownLid = Math.max(own.lid ?? 0, calm ? 0.28 : 0);
  if (!expression) return { ...own, lid: ownLid, eyeScale: 1, lookDown: 0, blush: 0 };
  const felt = feelings[expression];
  return {
    browInner: felt.browInner + own.browInner * 0.6,
    browOuter: felt.browOuter + own.browOuter * 0.6,
    browWidth: own.browWidth,
    browLift: own.browLift * 0.6,
    lid: Math.max(felt.lid, felt.eyeScale > 1 ? ownLid * 0.5 : ownLid),
    eyeScale: felt.eyeScale,
    lookDown: felt.lookDown,
    mouth: felt.mouth,
    tilt: own.tilt,
    width: own.width,
    blush: felt.blush ?? 0,
  };
}
