import type { Variants } from '../../schema.ts';

export const rest: Variants = [
  'They rested on a step that was still warm, and divided a pear with a ruler, because there was nothing else at hand. It was a crooked pear, and a crooked half is hard to measure. In the end each of them took the piece that the other had wanted to give away.',
];
