import type { TonightView } from '@storylark/contracts/stories/tonight';
import { pages } from './paths.ts';

/** The address says that this story is for tonight: it is proposed as a whole, and plays once it is told. */
export const FOR_TONIGHT = 'tonight';

/** The story wizard at its review, with all that is proposed for tonight; each of it can be changed there. */
export function tonightAddress(
  hero: NonNullable<TonightView['hero']>,
  story: NonNullable<TonightView['story']>,
): string {
  const chosen = Object.entries(story).filter(([, value]) => value !== null) as [string, string][];
  const query = new URLSearchParams([[FOR_TONIGHT, '1'], ['hero', hero.uuid], ...chosen]);
  return `${pages.createStory}?${query}`;
}
