import type { Locale } from '@storylark/contracts/languages';
import { animalFacts } from './animalFacts.ts';
import { worldFacts } from './worldFacts.ts';

/**
 * Something true to read while one waits, for a child and its parent alike: an animal and something else in
 * turn, as long as there is something else.
 */
export const funFacts: readonly Readonly<Record<Locale, string>>[] = animalFacts.flatMap((animal, index) => [
  animal,
  ...worldFacts.slice(index, index + 1),
]);
