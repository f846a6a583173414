import { setTimeout as sleep } from 'node:timers/promises';
import type { Admin, Kafka } from 'kafkajs';

/** `keptMs`: how long the broker keeps a message, whoever has read it. */
export type KafkaTopic = { topic: string; partitions: number; keptMs: number };

const LEADERS_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 100;
/** What brokers say of a topic that was made, or grown, a moment ago. */
const NOT_YET = new Set(['LEADER_NOT_AVAILABLE', 'UNKNOWN_TOPIC_OR_PARTITION']);

/**
 * Makes the topics that are absent, with the broker's own replication; one that has fewer partitions grows,
 * one that has more stays as it is. Resolves when all partitions have leaders, whoever made them: what is
 * published before is refused.
 * @throws Error where they have none within 30 s
 */
export async function ensureTopics(kafka: Kafka, topics: readonly KafkaTopic[]): Promise<void> {
  const admin = kafka.admin();
  await admin.connect();
  try {
    await admin.createTopics({
      waitForLeaders: false, // it would not wait for those that another process has just made
      topics: topics.map(({ topic, partitions, keptMs }) => ({
        topic,
        numPartitions: partitions,
        configEntries: [{ name: 'retention.ms', value: String(keptMs) }],
      })),
    });
    for (const { topic, partitions } of topics) {
      if ((await partitionsWithLeaders(admin, topic)) >= partitions) continue;
      try {
        await admin.createPartitions({ topicPartitions: [{ topic, count: partitions }] });
      } catch (error) {
        // else another process has grown it meanwhile
        if ((await partitionsWithLeaders(admin, topic)) < partitions) throw error;
      }
      await partitionsWithLeaders(admin, topic, partitions);
    }
  } finally {
    await admin.disconnect();
  }
}

/** How many the topic has, once there are at least so many and all have leaders. */
async function partitionsWithLeaders(admin: Admin, topic: string, atLeast = 1): Promise<number> {
  const giveUpAt = performance.now() + LEADERS_WITHIN_MS;
  while (performance.now() < giveUpAt) {
    const leaders = await leadersOf(admin, topic);
    if (leaders.length >= atLeast && leaders.every((leader) => leader >= 0)) return leaders.length;
    await sleep(LOOK_EVERY_MS);
  }
  throw new Error(`Kafka has chosen no leaders for ${topic} within ${LEADERS_WITHIN_MS / 1000} s`);
}

/** Ids of brokers, one for each partition; -1 where none is chosen yet. */
async function leadersOf(admin: Admin, topic: string): Promise<number[]> {
  try {
    const [found] = (await admin.fetchTopicMetadata({ topics: [topic] })).topics;
    return found?.partitions.map(({ leader }) => leader) ?? [];
  } catch (error) {
    if (NOT_YET.has(typeOf(error) ?? '')) return [];
    throw error;
  }
}

/** kafkajs wraps what it has tried for some times. */
const typeOf = (error: unknown) => {
  const { type, cause } = error as { type?: string; cause?: { type?: string } };
  return type ?? cause?.type;
};
