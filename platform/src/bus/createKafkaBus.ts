import { orPause } from '../engines/projecting/orPause.ts';
import { Unavailable } from '../unavailable.ts';
import type { Bus } from './bus.ts';
import { consumeKafkaWakeUps } from './consumeKafkaWakeUps.ts';
import { consumeKafkaWork } from './consumeKafkaWork.ts';
import { hideNegativeTimeouts } from './hideNegativeTimeouts.ts';
import { ensureTopics } from './kafkaTopics.ts';

const MINUTE = 60_000;
const WORK_KEPT_MS = 7 * 24 * 60 * MINUTE;
const WAKE_UPS_KEPT_MS = 10 * MINUTE;
const PUBLISH_MS = 4_500;
/** What these parts of kafkajs log is also thrown, or ends a reader. */
const TOLD_ELSEWHERE = new Set(['Connection', 'BrokerPool', 'Consumer', 'Producer']);

type Options = {
  /** `host:port` of some brokers; they name the others. */
  brokers: readonly string[];
  /** By SCRAM-SHA-512, which shows nobody the password, also without TLS. */
  login?: { username: string; password: string } | null;
  /** What is trusted beside Node's authorities; null: no TLS. */
  tls?: { ca?: string } | null;
  /** The topics are `{topicPrefix}work` and `{topicPrefix}wakeUps`, a group is `{topicPrefix}{group}`. */
  topicPrefix: string;
  /**
   * Of the topic `work`: the members of a group share them, so more members than partitions have nothing to
   * do. It only grows; while it does, messages of one key may be handled side by side. `wakeUps` has one
   * partition: everybody reads all of it.
   */
  partitions: number;
  clientId: string;
  onError: (error: unknown, name: string) => void;
};

/**
 * The bus on Kafka, at least once: a message may come twice, also because its publisher tried twice. Topics
 * are made when they are first needed, so that a process starts, and goes on, while Kafka is away: publishing
 * answers Unavailable within 5 s then, and consumers come back by themselves.
 */
export async function createKafkaBus({
  brokers,
  login = null,
  tls = null,
  topicPrefix,
  partitions,
  clientId,
  onError,
}: Options): Promise<Bus> {
  const { Kafka, logLevel, Partitioners } = await import('kafkajs');
  hideNegativeTimeouts();
  const connect = () =>
    new Kafka({
      brokers: [...brokers],
      clientId,
      ...(login ? { sasl: { mechanism: 'scram-sha-512', ...login } } : {}),
      ...(tls ? { ssl: tls } : {}),
      connectionTimeout: 2_000,
      requestTimeout: PUBLISH_MS,
      retry: { initialRetryTime: 100, maxRetryTime: 1_000, retries: 3 },
      logLevel: logLevel.ERROR,
      logCreator:
        () =>
        ({ namespace, log }) => {
          if (!TOLD_ELSEWHERE.has(namespace)) onError(new Error(log.message), `kafkajs ${namespace}`);
        },
    });
  const topics = { work: `${topicPrefix}work`, wakeUps: `${topicPrefix}wakeUps` };
  const kafka = connect();
  const producer = kafka.producer({
    createPartitioner: Partitioners.DefaultPartitioner,
    allowAutoTopicCreation: false,
  });
  const topicsMade = onceItWorks(() =>
    ensureTopics(kafka, [
      { topic: topics.work, partitions, keptMs: WORK_KEPT_MS },
      { topic: topics.wakeUps, partitions: 1, keptMs: WAKE_UPS_KEPT_MS },
    ]),
  );
  const producing = onceItWorks(async () => {
    await topicsMade();
    await producer.connect();
  });
  const closing = new AbortController();
  const consuming = new Set<Promise<void>>();

  const deps = { connect, topicsMade, onError };

  return {
    async publish(topic, messages) {
      const send = async () => {
        await producing();
        await producer.send({
          topic: topics[topic],
          acks: topic === 'work' ? -1 : 1,
          messages: messages.map(({ key, value }) => ({ key, value: JSON.stringify(value) })),
        });
      };
      const sent = await orPause(send(), PUBLISH_MS).catch((error: unknown) => {
        throw new Unavailable('Kafka has not taken the messages', { cause: error });
      });
      if (sent === 'pause')
        throw new Unavailable('Kafka has not answered in time: it may have taken the messages');
    },
    async consume(topic, { group, signal, concurrency = 1 }, handle) {
      if (topic === 'work' && group === undefined) throw new Error('work is shared within a group: name one');
      const members = { signal: AbortSignal.any([signal, closing.signal]), concurrency };
      if (members.signal.aborted) return;
      const running =
        topic === 'work'
          ? consumeKafkaWork(
              { ...deps, topic: topics.work, groupId: `${topicPrefix}${group}` },
              members,
              handle,
            )
          : consumeKafkaWakeUps({ ...deps, topic: topics.wakeUps }, members, handle);
      consuming.add(running);
      await running.finally(() => consuming.delete(running));
    },
    async close() {
      closing.abort();
      await Promise.allSettled(consuming);
      await orPause(producer.disconnect(), PUBLISH_MS);
    },
  };
}

/** The first call that works answers for all later ones; after one that failed, the next tries again. */
function onceItWorks(run: () => Promise<void>): () => Promise<void> {
  let working: Promise<void> | undefined;
  return () =>
    (working ??= run().catch((error: unknown) => {
      working = undefined;
      throw error;
    }));
}
