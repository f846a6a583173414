/** What an obstacle is like: a way of a lesson opens some of them (WRITING.md says what each promises). */
export const likenesses = [
  'high',
  'narrow',
  'slippery',
  'tangled',
  'locked',
  'broken',
  'guarded',
  'asleep',
  'shy',
  'doesNotUnderstand',
  'heavy',
  'tooMuchForOne',
  'needsTime',
  'dark',
  'noisy',
] as const;
export type Likeness = (typeof likenesses)[number];
