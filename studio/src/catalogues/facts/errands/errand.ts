import type { AgeBand } from '@storylark/contracts/stories/vocabulary';
import type { PropId } from '@storylark/illustration/props/props';
import type { Likeness } from '../likenesses.ts';

/**
 * Something wanted in a setting and what keeps it: in English, for authors and for models; told by each
 * language's own words. `affords`: what the obstacle may be taken for there.
 */
export type Errand = {
  /** Who wants the prize, what for, and what is lost if it does not come in time. */
  want: string;
  prize: string;
  obstacle: string;
  /**
   * What pictures show for prize and obstacle: of a sound or a wait, the thing it comes from. `by`: where a likeness
   * means another part of the obstacle than the whole, that part.
   */
  drawn: { prize: PropId; obstacle: PropId; by?: Partial<Record<Likeness, PropId>> };
  /** Each with the piece of the obstacle that one can act upon, what gets worse, and what was there all along. */
  affords: Partial<Record<Likeness, string>>;
  from?: AgeBand;
  to?: AgeBand;
};
export type Errands = Readonly<Record<string, Errand>>;
