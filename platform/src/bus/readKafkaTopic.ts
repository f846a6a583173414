import type { Consumer, EachBatchPayload, Kafka } from 'kafkajs';
import { orPause } from '../engines/projecting/orPause.ts';
import { supervise } from '../engines/supervise.ts';

/**
 * A member that is silent for so long is dead: the least that brokers allow by default. Heartbeats go on
 * whatever handlers do.
 */
const SESSION_MS = 6_000;
/** How long a broker without news keeps a fetch, and so how long leaving takes. */
const FETCH_WAIT_MS = 250;
const LEAVE_MS = 5_000;
/** Between two tries of a reader that crashes again and again. */
const MAX_PAUSE_MS = 2_000;

/** What the bus brings to every reader. */
export type KafkaDeps = {
  /**
   * A new client each time: consumers of one client share what they know of committed offsets, and mix it up.
   */
  connect: () => Kafka;
  topicsMade: () => Promise<void>;
  onError: (error: unknown, name: string) => void;
};
type Batch = EachBatchPayload['batch'];
type Reading = KafkaDeps & {
  topic: string;
  groupId: string;
  /** Where a group begins that has committed nothing: with what is kept, or with what comes from now on. */
  fromBeginning: boolean;
  /** The partitions that are this member's from now on. */
  onJoin?: (partitions: readonly number[], consumer: Consumer) => void;
  /**
   * The member's partitions are being given out anew, or it has left: nothing can be committed until
   * `onJoin`.
   */
  onLeave?: () => void;
  onBatch: (batch: Batch) => void;
};

/**
 * Reads as a member of the group as long as `handling` runs, and commits nothing by itself. A reader that
 * crashes is begun again, after growing pauses.
 */
export async function whileReading(reading: Reading, handling: () => Promise<void>): Promise<void> {
  const leaving = new AbortController();
  const { done } = supervise({
    name: `reading ${reading.topic} as ${reading.groupId}`,
    run: (signal) => readKafkaTopic(reading, signal),
    signal: leaving.signal,
    onError: reading.onError,
    maxPauseMs: MAX_PAUSE_MS,
  });
  try {
    await handling();
  } finally {
    leaving.abort();
    await done;
  }
}

/** @throws what ended the membership before `signal` aborted, once kafkajs has given up on it. */
async function readKafkaTopic(
  {
    connect,
    topicsMade,
    topic,
    groupId,
    fromBeginning,
    onJoin = () => {},
    onLeave = () => {},
    onBatch,
  }: Reading,
  signal: AbortSignal,
): Promise<void> {
  const consumer = connect().consumer({
    groupId,
    sessionTimeout: SESSION_MS,
    heartbeatInterval: SESSION_MS / 4,
    rebalanceTimeout: SESSION_MS,
    maxWaitTimeInMs: FETCH_WAIT_MS,
    maxBytesPerPartition: 64 * 1024,
    metadataMaxAge: 30_000, // partitions that were added are found within this time
    retry: { retries: 3, restartOnFailure: () => Promise.resolve(false) },
  });
  consumer.on(consumer.events.GROUP_JOIN, ({ payload }) =>
    onJoin(payload.memberAssignment[topic] ?? [], consumer),
  );
  consumer.on(consumer.events.REBALANCING, onLeave);
  const crashed = new Promise<never>((_, reject) => {
    consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
  });
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const start = async () => {
    await topicsMade();
    if (signal.aborted) return;
    await consumer.connect();
    await consumer.subscribe({ topic, fromBeginning });
    await consumer.run({ autoCommit: false, eachBatch: ({ batch }) => Promise.resolve(onBatch(batch)) });
  };
  const started = start();
  try {
    await Promise.race([crashed, aborted, started.then(() => aborted)]);
  } finally {
    onLeave();
    // A member that joins only after it was told to leave would keep its partitions from the others: it
    // leaves as soon as it can.
    const left = started.catch(() => {}).then(() => consumer.disconnect());
    await orPause(
      left.catch(() => {}),
      LEAVE_MS,
    );
  }
}
