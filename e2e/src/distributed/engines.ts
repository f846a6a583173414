import { randomUUID } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { Kafka, logLevel } from 'kafkajs';
import { MongoClient } from 'mongodb';

const addresses = [
  'MONGODB_URL',
  'KAFKA_BROKERS',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;
/**
 * Addresses of engines, and keys to them, that are missing in the environment; the tests that need them say
 * so in their names.
 */
export const missingEngines = addresses.filter((name) => !process.env[name]);

/** `describe` where all engines are there; otherwise one test that says what could not be tried. */
export function describeOnEngines(name: string, tests: () => void): void {
  if (missingEngines.length === 0) describe(name, tests);
  else
    describe(name, () => {
      it(`could not be tried: ${missingEngines.join(', ')} not set`, () => {});
    });
}

/**
 * Settings for a place of one's own on the engines that the environment names, and how to leave nothing
 * there.
 */
export function fixtureOnEngines() {
  const name = `test-${randomUUID().slice(0, 8)}`;
  const { MONGODB_URL = '', KAFKA_BROKERS = '', S3_ENDPOINT = '', S3_REGION = 'us-east-1' } = process.env;
  const { S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = process.env;
  const settings = {
    MONGODB_URL,
    MONGODB_DATABASE: name,
    KAFKA_BROKERS,
    KAFKA_TOPIC_PREFIX: `${name}.`,
    S3_ENDPOINT,
    S3_REGION,
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
    S3_BUCKET: name,
  };

  async function dropDatabases() {
    const client = new MongoClient(MONGODB_URL);
    for (const database of [name, `${name}-vault`]) await client.db(database).dropDatabase();
    await client.close();
  }

  async function deleteTopics() {
    const admin = new Kafka({ brokers: KAFKA_BROKERS.split(','), logLevel: logLevel.NOTHING }).admin();
    await admin.connect();
    await admin.deleteTopics({
      topics: (await admin.listTopics()).filter((topic) => topic.startsWith(`${name}.`)),
    });
    const { groups } = await admin.listGroups();
    await admin
      .deleteGroups(groups.map(({ groupId }) => groupId).filter((id) => id.startsWith(`${name}.`)))
      .catch(() => {});
    await admin.disconnect();
  }

  async function deleteBucket() {
    const client = new AwsClient({
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      region: S3_REGION,
      service: 's3',
      retries: 0,
    });
    for (;;) {
      const listed = await (await client.fetch(`${S3_ENDPOINT}/${name}?list-type=2`)).text();
      const keys = [...listed.matchAll(/<Key>([^<]+)<\/Key>/g)].flatMap(([, key]) => key ?? []);
      if (keys.length === 0) break;
      await Promise.all(
        keys.map((key) => client.fetch(`${S3_ENDPOINT}/${name}/${key}`, { method: 'DELETE' })),
      );
    }
    await client.fetch(`${S3_ENDPOINT}/${name}`, { method: 'DELETE' });
  }

  return { settings, remove: () => Promise.all([dropDatabases(), deleteTopics(), deleteBucket()]) };
}
