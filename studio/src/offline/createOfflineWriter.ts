import type { TextWriter } from '../studio.ts';
import { tellStory } from '../text/tellStory.ts';

/** Plans and tells by the plot grammar, in this process. */
export function createOfflineWriter(): TextWriter {
  return { write: async (order, avoid) => tellStory(order, avoid) };
}
