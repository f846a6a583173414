import type { AgeBand } from '@storylark/contracts/stories/vocabulary';
import type { Likeness } from '../likenesses.ts';

/**
 * One way a lesson is played out: in English, for authors and for models. `opens` says, for each likeness,
 * why this deed opens it.
 */
export type Way = {
  fault: string;
  noticing: string;
  deed: string;
  /** What the lesson brings into the scene (a bun, a list), if anything; it comes from the hero's pocket or the obstacle. */
  thing?: string;
  opens: Partial<Record<Likeness, string>>;
  from?: AgeBand;
  to?: AgeBand;
};
export type Ways = Readonly<Record<string, Way>>;
