import { has } from '../head/face.ts';
import type { Look } from '../look/look.ts';

/**
 * Measures of a body in head units, head middle at 0,0: `feet` and `hip` are heights (down is positive),
 * `chest` and `waist` half widths, `arm`, `leg` lengths, `limb` a stroke width. `scale` makes the whole
 * figure: a six-year-old stands 104 picture units high.
 */
export type Build = {
  feet: number;
  hip: number;
  shoulder: number;
  chest: number;
  waist: number;
  arm: number;
  leg: number;
  limb: number;
  scale: number;
};

export const CROWN = -58;

export function buildOf(look: Look): Build {
  const grown = Math.max(0, Math.min(1, (look.traits.age - 3) / 15));
  const squat =
    look.traits.characterType === 'imaginary_friend'
      ? 0.86
      : look.traits.characterType === 'robot'
        ? 0.94
        : 1;
  const feet = (138 + grown * 185) * squat;
  const strong = has(look, 'strong');
  const girth = has(look, 'chubby') ? 8 : has(look, 'slender') ? -5 : 0;
  const chest = 28 + grown * 12 + girth * 0.6 + (strong ? 10 : 0);
  const hip = 50 + (feet - 50) * (0.52 - grown * 0.04);
  return {
    feet,
    hip,
    shoulder: 63,
    chest,
    waist: 25 + grown * 8 + girth,
    arm: (hip - 56) * 1.02,
    leg: feet - hip - 6,
    limb: (16 + grown * 3) * (strong ? 1.25 : has(look, 'slender') ? 0.9 : 1),
    scale: (0.452 - grown * 0.07) * (has(look, 'tall') ? 1.11 : has(look, 'short') ? 0.9 : 1),
  };
}

/** Height of a standing figure in picture units, without hair. */
export const heightOf = (build: Build): number => (build.feet - CROWN) * build.scale;
