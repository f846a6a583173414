import type { CharacterType } from '@storylark/contracts/characters/vocabulary';
import type { Sitter } from '../pictureSpec.ts';

export const garments = ['tee', 'hoodie', 'dungarees', 'dress', 'cardigan', 'pinafore'] as const;
export type Garment = (typeof garments)[number];
export const accessories = ['scarf', 'beads', 'badge', 'satchel', 'pocketPencil'] as const;
export type Accessory = (typeof accessories)[number];
/** The bodies of each kind; a character keeps one of them for life. */
export const speciesOf = {
  human: ['person'],
  magical_being: ['fairy', 'wizard', 'gnome'],
  animal: ['fox', 'bear', 'rabbit', 'cat'],
  robot: ['box', 'dome', 'kettle'],
  mythical_creature: ['dragon', 'unicorn', 'griffin'],
  imaginary_friend: ['blob', 'shaggy', 'cloud'],
} as const satisfies Record<CharacterType, readonly [string, ...string[]]>;
export type Species = (typeof speciesOf)[CharacterType][number];

/**
 * How a character is drawn, for life: computed once per character version, plain JSON, no name and no uuid in
 * it.
 */
export type Look = {
  version: 1;
  traits: Omit<Sitter, 'uuid'>;
  colours: {
    skin: string;
    skinShade: string;
    skinLight: string;
    hair: string;
    hairContour: string;
    hairStrand: string;
    eyes: string;
    /**
     * Fur of an animal, shell of a robot, scales of a mythical creature, body of an imaginary friend; skin
     * for all others.
     */
    body: string;
    bodyShade: string;
    cloth: string;
    trim: string;
    legs: string;
    backdrop: string;
  };
  /** Places on the face, in head units. */
  freckles: [number, number][];
  garment: Garment;
  accessory: Accessory;
  species: Species;
};
