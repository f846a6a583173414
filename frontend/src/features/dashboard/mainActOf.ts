import type { DashboardView } from '@storylark/contracts/dashboard';

/**
 * What this screen is for just now. A quota that is used up comes before a first story, and a hero before
 * both.
 */
export function mainActOf({ totalCharacters, totalStories, storiesUsed, storyLimit }: DashboardView) {
  if (totalCharacters === 0 && totalStories === 0) return 'drawHero';
  if (storiesUsed >= storyLimit) return 'wait';
  return totalStories === 0 ? 'makeFirst' : 'make';
}
