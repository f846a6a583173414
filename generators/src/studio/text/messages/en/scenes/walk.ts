import type { Variants } from '../../schema.ts';

export const walk: Variants = [
  'For a while they walked side by side and said nothing, and it was the good kind of nothing, in which everybody looks at different things and shows them with the chin. Then {companion} began to count the steps, got muddled at sixty, and began again at one as if that had been the plan.',
];
