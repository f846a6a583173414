import { charactersStream, type StoredCharacterEvent } from '@storylark/contracts/characters/events';
import type { UnnamedStepDocument } from '@storylark/contracts/documents';
import { storyStream, type StoredStoryEvent } from '@storylark/contracts/stories/events';
import type { BlobStore } from '@storylark/platform/blobs/blobStore';
import type { Clock } from '@storylark/platform/clock';
import type { CaughtUp } from '@storylark/platform/engines/projecting/createCaughtUp';
import type { EventStore, RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import type { JobStore } from '@storylark/platform/jobs/jobStore';
import { blobsNamedByCharacter, blobsNamedByStory, isNamed, type NamedBlobs } from './namedBlobs.ts';
import { DAY, MINUTE, settleDue, type OnError, type Sweep } from './sweep.ts';

type Deps = {
  eventStore: Pick<EventStore, 'readStream'>;
  caughtUp: CaughtUp;
  jobStore: Pick<JobStore, 'held'>;
  blobs: Pick<BlobStore, 'list' | 'deleteByPrefix'>;
  now: Clock;
  onError: OnError;
};

/** A blob may wait so long for the event that names it. */
const UNNAMED_AFTER_MS = DAY;

/**
 * Takes away what attempts left behind that were overtaken or cut off. The read model only says where something
 * may lie; whether it may go is asked of the log, subject by subject.
 */
export function removeUnnamedBlobs({ eventStore, caughtUp, jobStore, blobs, now, onError }: Deps): Sweep {
  const name = 'removeUnnamedBlobs';

  async function namedOf({ accountId, subject }: UnnamedStepDocument): Promise<NamedBlobs> {
    const [kind, id = ''] = subject.split('/');
    const stream = kind === 'story' ? storyStream(id) : charactersStream(accountId);
    const events: RecordedEvent[] = [];
    for await (const event of eventStore.readStream(stream))
      if (event.data.accountId === accountId) events.push(event);
    return kind === 'story'
      ? blobsNamedByStory(events as unknown as StoredStoryEvent[])
      : blobsNamedByCharacter(events as unknown as StoredCharacterEvent[], id);
  }

  /** Folders of attempts with the time of their newest file, ms. */
  async function attemptsOf(prefix: string): Promise<Map<string, number>> {
    const attempts = new Map<string, number>();
    for await (const { key, modifiedAt } of blobs.list(prefix)) {
      const [step, attempt, file] = key.slice(prefix.length).split('/');
      if (file === undefined) continue;
      const folder = `${prefix}${step}/${attempt}/`;
      attempts.set(folder, Math.max(modifiedAt, attempts.get(folder) ?? 0));
    }
    return attempts;
  }

  /** Answers whether nothing is left to come back for. What is still open comes up again by its next event. */
  async function sweep(row: UnnamedStepDocument): Promise<boolean> {
    const attempts = await attemptsOf(`${row.accountId}/${row.subject}/`);
    if (attempts.size === 0) return true;
    const atWork = (await jobStore.held(row.accountId)).some(({ subject }) => subject === row.subject);
    if (atWork) return false;
    const named = await namedOf(row);
    let left = 0;
    for (const [folder, newest] of attempts) {
      if (isNamed(named, folder)) continue;
      if (newest > now() - UNNAMED_AFTER_MS) left += 1;
      else await blobs.deleteByPrefix(folder);
    }
    return left === 0;
  }

  const run = (signal: AbortSignal) =>
    settleDue<UnnamedStepDocument>({
      readModel: 'unnamedSteps',
      by: 'dueAt',
      until: new Date(now()).toISOString(),
      caughtUp,
      signal,
      act: sweep,
      onError: (error) => onError(error, name),
    });
  return { name, everyMs: 10 * MINUTE, run };
}
