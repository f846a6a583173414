import type { Variants } from '../../schema.ts';

export const quarrel: Variants = [
  '<companion>You could have asked me,</companion> said {companion}. <hero>You could have said something,</hero> said {hero}. Both of these were true, and neither of them helped. They stood back to back for a while, and each of them was sure that the other had begun.',
];
