import type { Variants } from '../../schema.ts';

export const mishap: Variants = [
  'Then {hero_gen} shoelace came undone, and in bending down {hero_he} knocked against {companion}, who stepped back into the only puddle far and wide. They looked at each other. <companion>It was a very small puddle,</companion> said {companion}, <companion>but I got all of it.</companion>',
];
