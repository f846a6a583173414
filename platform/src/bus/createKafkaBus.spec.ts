import { randomUUID } from 'node:crypto';
import { Kafka, logLevel } from 'kafkajs';
import { busContract } from './bus.contract.ts';
import { createKafkaBus } from './createKafkaBus.ts';

const { KAFKA_BROKERS } = process.env;

/** Topics of its own on the brokers, and nothing left of them afterwards. */
function kafkaPlace(brokers: string[], partitions = 4) {
  const topicPrefix = `test-${randomUUID().slice(0, 8)}-`;
  const errors: unknown[] = [];
  const open = (more: { partitions?: number } = {}) =>
    createKafkaBus({ brokers, topicPrefix, partitions, clientId: 'test', onError: (error) => void errors.push(error), ...more });
  const admin = async <T>(ask: (admin: ReturnType<Kafka['admin']>) => Promise<T>) => {
    const one = new Kafka({ brokers, logLevel: logLevel.NOTHING }).admin();
    await one.connect();
    return ask(one).finally(() => one.disconnect());
  };
  const remove = () =>
    admin(async (one) => {
      const ours = (await one.listGroups()).groups.map(({ groupId }) => groupId).filter((id) => id.startsWith(topicPrefix));
      if (ours.length > 0) await one.deleteGroups(ours);
      await one.deleteTopics({ topics: (await one.listTopics()).filter((topic) => topic.startsWith(topicPrefix)) });
    });
  return { topicPrefix, errors, open, admin, remove };
}

if (KAFKA_BROKERS === undefined) it.todo('the bus on Kafka: not tried, KAFKA_BROKERS names no broker');
else
  busContract('the bus on Kafka', async () => kafkaPlace(KAFKA_BROKERS.split(',')));
