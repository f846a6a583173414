import type { Variants } from '../../schema.ts';

export const chat: Variants = [
  '<companion>Do you always hold your bag like that?</companion> asked {companion}. <hero>Like what?</hero> <companion>As if it could run away.</companion> {hero_subj} looked down. It was true, {hero_he} was holding it with both arms, and {hero_he} had no idea since when. They both laughed, and after that the talking was easier.',
];
