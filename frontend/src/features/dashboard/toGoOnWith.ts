import type { StoryItem } from '@storylark/contracts/stories/views';
import type { Seen } from './dashboardSlice.ts';

/**
 * The story of the large card. `place`: where it was left, in seconds; null for a new one that nobody has
 * heard.
 */
export type Next = {
  uuid: string;
  title: string | null;
  story: StoryItem | null;
  place: { position: number; length: number } | null;
};

/** What was begun is gone on with; otherwise the newest story that nobody has heard. */
export function toGoOnWith({ view: { continueReading }, newest, begun }: Seen): Next | null {
  if (continueReading) {
    const { storyUuid: uuid, title, positionSeconds: position, durationSeconds: length } = continueReading;
    return { uuid, title, story: begun, place: { position, length } };
  }
  const fresh = newest.find(({ state, heard }) => state === 'finished' && heard === null);
  return fresh ? { uuid: fresh.uuid, title: fresh.title, story: fresh, place: null } : null;
}
