import { randomUUID } from 'node:crypto';
import type { JsonObject } from '../json.ts';
import type { Bus, BusMessage } from './bus.ts';
import { createKeyedQueue, handleQueue } from './keyedQueue.ts';
import { type KafkaDeps, whileReading } from './readKafkaTopic.ts';

/** A listener that is further behind has lost the oldest wake-ups. */
const WAITING = 10_000;

/**
 * Hears what is said from now on, until `signal` aborts. A group of one that commits nothing: the broker
 * forgets it soon after its only member has left.
 */
export async function consumeKafkaWakeUps(
  { topic, ...deps }: KafkaDeps & { topic: string },
  members: { signal: AbortSignal; concurrency: number },
  handle: Parameters<Bus['consume']>[2],
): Promise<void> {
  const queue = createKeyedQueue<BusMessage>(WAITING);
  await whileReading(
    {
      ...deps,
      topic,
      groupId: `${topic}-${randomUUID()}`,
      fromBeginning: false,
      onBatch: ({ messages }) =>
        queue.add(
          messages.map(({ key, value }) => ({
            key: String(key),
            value: JSON.parse(String(value)) as JsonObject,
          })),
        ),
    },
    () => handleQueue(queue, members, (message) => handle({ ...message, commit: () => Promise.resolve() })),
  );
}
