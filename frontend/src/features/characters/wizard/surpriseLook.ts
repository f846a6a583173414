import type { CharacterSheet } from '@storylark/contracts/characters/vocabulary';
import { pick } from '@storylark/illustration/drawing/seeded';

export type Look = Pick<
  CharacterSheet,
  'skinColor' | 'hairColor' | 'hairStyle' | 'eyeColor' | 'physicalAttribute'
>;
type Palette = Record<'skinColor', readonly CharacterSheet['skinColor'][]> &
  Record<'hairColor', readonly CharacterSheet['hairColor'][]> &
  Record<'eyeColor', readonly CharacterSheet['eyeColor'][]>;

/** Colours that go together; each palette is met as often as every other. */
const palettes: readonly Palette[] = [
  { skinColor: ['veryLight', 'light'], hairColor: ['red', 'auburn', 'golden'], eyeColor: ['green', 'blue', 'hazel'] },
  { skinColor: ['veryLight', 'light'], hairColor: ['blonde', 'honey', 'lightBrown'], eyeColor: ['blue', 'gray', 'lightBlue'] },
  { skinColor: ['light', 'medium'], hairColor: ['brown', 'chestnut', 'darkBrown'], eyeColor: ['brown', 'hazel', 'green'] },
  { skinColor: ['medium', 'tan'], hairColor: ['black', 'darkBrown'], eyeColor: ['darkBrown', 'brown', 'amber'] },
  { skinColor: ['tan', 'brown'], hairColor: ['black', 'darkBrown', 'chestnut'], eyeColor: ['brown', 'amber', 'hazel'] },
  { skinColor: ['brown', 'veryDarkBrown', 'black'], hairColor: ['black', 'darkBrown'], eyeColor: ['darkBrown', 'brown', 'black'] },
]; // prettier-ignore
const styles = ['straight', 'curly', 'wavy', 'short', 'long', 'messy', 'ponytail', 'braided'] as const;
const specials = ['energetic', 'calm', 'freckled', 'dimpled', 'glasses', 'rosy', 'nimble'] as const;

/** A look whose colours suit one another, the same for the same seed. */
export function surpriseLook(seed: string): Look {
  const { skinColor, hairColor, eyeColor } = pick(palettes, seed);
  return {
    skinColor: pick(skinColor, `${seed} skin`),
    hairColor: pick(hairColor, `${seed} hair`),
    hairStyle: pick(styles, `${seed} style`),
    eyeColor: pick(eyeColor, `${seed} eyes`),
    physicalAttribute: pick(specials, `${seed} special`),
  };
}
