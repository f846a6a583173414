import type { StoryItem } from '@storylark/contracts/stories/views';
import type { Seen } from './dashboardSlice.ts';
import { mainActOf } from './mainActOf.ts';

/**
 * The story of the large card. `place`: where it was left, in seconds; null for one to begin with.
 */
export type Next = {
  uuid: string;
  title: string | null;
  story: StoryItem | null;
  place: { position: number; length: number } | null;
};

/**
 * What was begun is gone on with; otherwise the newest story that nobody has heard, and where no new one can be
 * made, the one to hear once more: the house's choice, or else the newest of all.
 */
export function toGoOnWith({ view, newest, begun, again }: Seen): Next | null {
  if (view.continueReading) {
    const {
      storyUuid: uuid,
      title,
      positionSeconds: position,
      durationSeconds: length,
    } = view.continueReading;
    return { uuid, title, story: begun, place: { position, length } };
  }
  const finished = newest.filter(({ state }) => state === 'finished');
  const unheard = finished.find(({ heard }) => heard === null);
  const fresh = unheard ?? (mainActOf(view) === 'wait' ? (again ?? finished[0]) : undefined);
  return fresh ? { uuid: fresh.uuid, title: fresh.title, story: fresh, place: null } : null;
}
