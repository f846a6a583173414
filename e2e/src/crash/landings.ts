import { jobsOf, workStreams } from '@storylark/projectors/outlets/jobsOf';
import type { Found } from './files.ts';

/** What the house was at when it was killed. */
export const places = ['append', 'text', 'narration', 'picture', 'projection', 'deletion'] as const;
export type Place = (typeof places)[number];

/** Jobs that the log asks for and that are not done; those of an erased account are gone. */
export function openWork({ events, jobs }: Pick<Found, 'events' | 'jobs'>) {
  const erased = new Set(
    events.filter(({ type }) => type === 'AccountErased').map(({ data }) => data.accountId),
  );
  return events
    .filter(({ streamId }) => workStreams.some((prefix) => streamId.startsWith(prefix)))
    .flatMap(jobsOf)
    .filter(({ accountId, id }) => !erased.has(accountId) && jobs.get(id)?.state !== 'done');
}

const deletions = new Set([
  'eraseAccount',
  'shredStory',
  'shredCharacter',
  'deleteStoriesOfCharacter',
  'failStoriesOfCharacter',
]);

/** Where a kill landed, by what it left on disk and what the client waited for. */
export function placesOf(found: Found, unanswered: number): Set<Place> {
  const head = found.events.at(-1)?.position ?? -1;
  const open = openWork(found);
  const isHeld = (kind: string) =>
    open.some((job) => job.kind === kind && (found.jobs.get(job.id)?.leaseUntil ?? 0) > 0);
  const holds: Record<Place, boolean> = {
    append: unanswered > 0,
    text: isHeld('writeText'),
    narration: isHeld('recordNarration'),
    picture: isHeld('drawPicture'),
    projection: [...found.readModels.values()].some(({ position }) => position < head),
    deletion: open.some(({ kind }) => deletions.has(kind)),
  };
  return new Set(places.filter((place) => holds[place]));
}
