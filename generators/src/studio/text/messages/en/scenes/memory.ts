import type { Variants } from '../../schema.ts';

export const memory: Variants = [
  'Once, a long time ago, {hero} had got lost between two shelves in a shop. {hero_subj} still remembered the floor tiles, and how somebody had sat down beside {hero_him} without asking anything at all. It was odd what one kept, and what one only found again when one needed it.',
];
