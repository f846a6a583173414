import type { Kafka } from 'kafkajs';

/** `keptMs`: how long the broker keeps a message, whoever has read it. */
export type KafkaTopic = { topic: string; partitions: number; keptMs: number };

/**
 * Makes the topics that are absent, with the broker's own replication; one that has fewer partitions grows,
 * one that has more stays as it is.
 */
export async function ensureTopics(kafka: Kafka, topics: readonly KafkaTopic[]): Promise<void> {
  const admin = kafka.admin();
  await admin.connect();
  try {
    await admin.createTopics({
      waitForLeaders: true,
      topics: topics.map(({ topic, partitions, keptMs }) => ({
        topic,
        numPartitions: partitions,
        configEntries: [{ name: 'retention.ms', value: String(keptMs) }],
      })),
    });
    const partitionsOf = async (topic: string) =>
      (await admin.fetchTopicMetadata({ topics: [topic] })).topics[0]?.partitions.length ?? 0;
    for (const { topic, partitions } of topics) {
      if ((await partitionsOf(topic)) >= partitions) continue;
      try {
        await admin.createPartitions({ topicPartitions: [{ topic, count: partitions }] });
      } catch (error) {
        // else another process has grown it meanwhile
        if ((await partitionsOf(topic)) < partitions) throw error;
      }
    }
  } finally {
    await admin.disconnect();
  }
}
