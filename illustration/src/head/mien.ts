import type { PersonalityTrait } from '@storylark/contracts/characters/vocabulary';
import type { Expression } from '../pictureSpec.ts';

export type MouthId =
  | 'smile'
  | 'calm'
  | 'firm'
  | 'smirk'
  | 'smallO'
  | 'openO'
  | 'grin'
  | 'laugh'
  | 'frown'
  | 'wobble'
  | 'wonder'
  | 'tongueTip'
  | 'fond';

/**
 * Brow offsets in head units, negative is up. `lid`: 0 open, 1 closed; `droop` lowers its outer end (negative:
 * its inner end); `cheek`: how far a smile pushes the lower lid up. `iris` is its share of the usual size.
 * `tilt` in degrees, `width` a factor: both of the mouth.
 */
export type Mien = {
  browInner: number;
  browOuter: number;
  browWidth: number;
  /** Raises one brow alone. */
  browLift: number;
  lid: number;
  droop: number;
  cheek: number;
  eyeScale: number;
  iris: number;
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

type Feeling = Pick<Mien, 'browInner' | 'browOuter' | 'lid' | 'eyeScale' | 'lookDown' | 'mouth'> &
  Partial<Pick<Mien, 'browLift' | 'droop' | 'cheek' | 'iris' | 'blush'>>;

// A table, one feeling a line.
// prettier-ignore
const feelings: Record<Expression, Feeling> = {
  curious: { browInner: -3, browOuter: -2, browLift: -6, lid: 0, eyeScale: 1.1, lookDown: 0, mouth: 'wonder' },
  glad: { browInner: -3, browOuter: 0, lid: 0, cheek: 0.26, eyeScale: 1, lookDown: 0, mouth: 'grin', blush: 0.16 },
  intent: { browInner: 3.5, browOuter: 0, lid: 0.16, droop: -0.8, eyeScale: 1, lookDown: 1, mouth: 'tongueTip' },
  startled: { browInner: -8, browOuter: -6, lid: 0, eyeScale: 1.22, iris: 0.74, lookDown: 0, mouth: 'openO' },
  sad: { browInner: -8, browOuter: 5, lid: 0.2, droop: 3, eyeScale: 1, lookDown: 1.6, mouth: 'frown' },
  ashamed: { browInner: -6, browOuter: 3, lid: 0.42, droop: 1.6, eyeScale: 0.98, lookDown: 3, mouth: 'wobble', blush: 0.3 },
  tender: { browInner: -5, browOuter: 1, lid: 0, cheek: 0.34, eyeScale: 1.02, lookDown: 0.4, mouth: 'fond', blush: 0.22 },
  asleep: { browInner: 0, browOuter: 2, lid: 1, eyeScale: 1, lookDown: 0, mouth: 'calm' },
};

/**
 * The face of a moment: without `expression` the resting face of the personality. `calm` people half close
 * their eyes.
 */
export function mienOf(personality: PersonalityTrait, calm: boolean, expression?: Expression): Mien {
  const own = personalities[personality];
  const ownLid = Math.max(own.lid ?? 0, calm ? 0.28 : 0);
  const awake = { droop: 0, cheek: 0, iris: 1, blush: 0 };
  if (!expression) return { ...awake, ...own, lid: ownLid, eyeScale: 1, lookDown: 0 };
  const felt = feelings[expression];
  // Wide or smiling eyes hardly close, whoever they belong to: a lid half down over them would look sly.
  const wide = felt.eyeScale > 1 || felt.cheek !== undefined;
  return {
    ...awake,
    ...felt,
    browInner: felt.browInner + own.browInner * 0.6,
    browOuter: felt.browOuter + own.browOuter * 0.6,
    browWidth: own.browWidth,
    browLift: (felt.browLift ?? 0) + own.browLift * 0.6,
    lid: Math.max(felt.lid, ownLid * (wide ? 0.5 : 1)),
    tilt: own.tilt,
    width: own.width,
  };
}
