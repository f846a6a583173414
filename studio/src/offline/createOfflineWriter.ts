import type { TextWriter } from '../studio.ts';
import { planStory } from '../text/plan/planStory.ts';
import { writeStory } from '../text/writeStory.ts';

/** Plans and tells by the plot grammar, in this process. */
export function createOfflineWriter(): TextWriter {
  return { write: async (order, avoid) => writeStory(planStory(order, avoid), order, avoid) };
}
