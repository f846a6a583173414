import type { Kafka } from 'kafkajs';
import { ensureTopics } from './kafkaTopics.ts';

type Look = readonly number[] | Error;
const said = (type: string) => Object.assign(new Error(type), { type });
const triedSomeTimes = Object.assign(new Error('tried'), { cause: said('LEADER_NOT_AVAILABLE') });

/** Brokers whose metadata of the one topic is this, look by look; the last stays. */
function brokers(looks: readonly Look[]) {
  const left = [...looks];
  const grown: number[] = [];
  const admin = {
    connect: async () => {},
    disconnect: async () => {},
    createTopics: async () => false, // another process was first
    createPartitions: async ({ topicPartitions: [one] }: { topicPartitions: { count: number }[] }) =>
      void grown.push(one!.count),
    fetchTopicMetadata: async () => {
      const look = left.length > 1 ? left.shift()! : left[0]!;
      if (look instanceof Error) throw look;
      return { topics: [{ partitions: look.map((leader) => ({ leader })) }] };
    },
  };
  return { kafka: { admin: () => admin } as unknown as Kafka, left, grown };
}
const topics = [{ topic: 'work', partitions: 2, keptMs: 1_000 }];

describe('the topics of the bus', () => {
  it.each([
    ['are not known yet', [said('UNKNOWN_TOPIC_OR_PARTITION'), [1, 1]]],
    ['have no leaders yet', [said('LEADER_NOT_AVAILABLE'), triedSomeTimes, [1, 1]]],
    [
      'have leaders for some of their partitions',
      [
        [1, -1],
        [1, -1],
        [1, 1],
      ],
    ],
  ] as [string, Look[]][])('are waited for while they %s', async (_what, looks) => {
    const { kafka, left, grown } = brokers(looks);
    await ensureTopics(kafka, topics);
    expect(left).toEqual([[1, 1]]);
    expect(grown).toEqual([]);
  });

  it('grow, and are waited for until the new partitions have leaders', async () => {
    const { kafka, left, grown } = brokers([[1], [1], [1, -1], [1, 1]]);
    await ensureTopics(kafka, topics);
    expect(grown).toEqual([2]);
    expect(left).toEqual([[1, 1]]);
  });

  it('that are refused are not waited for', async () => {
    const { kafka } = brokers([said('TOPIC_AUTHORIZATION_FAILED')]);
    await expect(ensureTopics(kafka, topics)).rejects.toThrow('TOPIC_AUTHORIZATION_FAILED');
  });
});
