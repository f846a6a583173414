import type { Consumer, EachBatchPayload } from 'kafkajs';
import { orPause } from '../engines/projecting/orPause.ts';
import type { JsonObject } from '../json.ts';
import type { Bus, BusMessage } from './bus.ts';
import { createKeyedQueue, handleQueue } from './keyedQueue.ts';
import { type KafkaDeps, whileReading } from './readKafkaTopic.ts';
import { type OffsetTracker, trackOffsets } from './trackOffsets.ts';

/** Read ahead of the handlers; no more is fetched until half of it is begun. */
const READ_AHEAD = 1_000;
/** A handler does not wait longer for its commit: it is made with the next one. */
const COMMIT_MS = 2_000;

type Part = { tracker: OffsetTracker; committed: number | null };
type Work = BusMessage & { offset: number; partition: number; tracker: OffsetTracker };

/**
 * Takes part in the group's work until `signal` aborts and the handlers that run have ended; a reader that
 * crashes is begun again under them.
 */
export async function consumeKafkaWork(
  { topic, groupId, ...deps }: KafkaDeps & { topic: string; groupId: string },
  members: { signal: AbortSignal; concurrency: number },
  handle: Parameters<Bus['consume']>[2],
): Promise<void> {
  const queue = createKeyedQueue<Work>();
  let parts = new Map<number, Part>();
  let consumer: Consumer | null = null;
  let paused = false;

  function onJoin(partitions: readonly number[], joined: Consumer) {
    consumer = joined;
    // A partition that stays is read again from its last commit: what is being handled or done is known by
    // its tracker.
    parts = new Map(
      partitions.map((partition) => [
        partition,
        parts.get(partition) ?? { tracker: trackOffsets(), committed: null },
      ]),
    );
    if (paused) joined.resume([{ topic }]);
    paused = false;
    void commitSoon();
  }

  function onBatch({ partition, messages, highWatermark }: EachBatchPayload['batch']) {
    const known = parts.get(partition);
    if (!known) return; // another member's by now
    const isAnotherLog = Number(highWatermark) < known.tracker.next(); // the topic was deleted and made again
    const { tracker } = isAnotherLog ? { tracker: trackOffsets() } : known;
    if (isAnotherLog) parts.set(partition, { tracker, committed: null });
    queue.add(
      messages
        .map(({ key, value, offset }) => ({
          key: String(key),
          content: String(value),
          offset: Number(offset),
          partition,
          tracker,
        }))
        .filter(({ offset }) => tracker.see(offset))
        .map(({ content, ...message }) => ({ ...message, value: JSON.parse(content) as JsonObject })),
    );
    if (queue.waiting() < READ_AHEAD || paused) return;
    paused = true;
    consumer?.pause([{ topic }]);
  }

  const take = () => {
    if (paused && queue.waiting() < READ_AHEAD / 2) {
      paused = false;
      consumer?.resume([{ topic }]);
    }
    return queue.take();
  };

  const commitPositions = oneAtATime(async () => {
    const due = [...parts].flatMap(([partition, part]) => {
      const position = part.tracker.position();
      return position === null || position === part.committed ? [] : [{ partition, part, position }];
    });
    if (!consumer || due.length === 0) return;
    await consumer.commitOffsets(
      due.map(({ partition, position }) => ({ topic, partition, offset: String(position) })),
    );
    for (const { part, position } of due) part.committed = position;
  });
  /**
   * What cannot be committed now is with the next commit, or comes again: to whom it went when the group
   * changed.
   */
  const commitSoon = () =>
    orPause(
      commitPositions().catch((error: unknown) => {
        if (!isOfARebalance(error)) deps.onError(error, `committing ${topic} as ${groupId}`);
      }),
      COMMIT_MS,
    );

  const handleOne = async ({ key, value, offset, partition, tracker }: Work) => {
    if (parts.get(partition)?.tracker !== tracker) return; // another member's by now
    const commit = async () => {
      tracker.done(offset);
      await commitSoon();
    };
    await handle({ key, value, commit });
  };

  const onLeave = () => {
    consumer = null;
  };
  await whileReading({ ...deps, topic, groupId, fromBeginning: true, onJoin, onLeave, onBatch }, () =>
    handleQueue({ ...queue, take }, members, handleOne),
  );
}

/** Calls that come while one runs share the next run, which has seen all that came before it. */
function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  let next: Promise<void> | undefined;
  const afterwards = () => {
    next = undefined;
    running = run();
    return running;
  };
  return () => (next ??= running.then(afterwards, afterwards));
}

const isOfARebalance = (error: unknown) => {
  const { type, cause } = error as { type?: unknown; cause?: { type?: unknown } };
  return ['REBALANCE_IN_PROGRESS', 'ILLEGAL_GENERATION', 'UNKNOWN_MEMBER_ID'].includes(
    String(cause?.type ?? type),
  );
};
