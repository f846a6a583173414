import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@storylark/platform/process/readConfig';
import { processes } from './processes.ts';

const fitting: Record<string, string> = {
  EVENTSTORE_URL: 'esdb://eventstore:2113?tls=false',
  MONGODB_URL: 'mongodb://mongo:27017',
  KAFKA_BROKERS: 'kafka-1:9092, kafka-2:9092',
  S3_ENDPOINT: 'http://s3:7070/',
  S3_ACCESS_KEY_ID: 'k',
  S3_SECRET_ACCESS_KEY: 's',
  MASTER_KEY: `${'A'.repeat(43)}=`,
  SERVICE_TOKEN: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail:1025',
  PUBLIC_URL: 'https://stories.example.com/',
  COMMAND_API: 'http://command-api:3000',
  QUERY_API: 'http://10.0.0.1:3000, http://10.0.0.2:3000',
};

describe.each(processes.map((row) => [row.name, row] as const))(
  'the settings of %s',
  (_name, { settings }) => {
    const needed = Object.keys(settings).filter((name) => name in fitting);

    it('are read when they fit', () => {
      const config = readConfig(fitting, settings);
      expect(Object.keys(config)).toEqual(Object.keys(settings));
      if ('KAFKA_BROKERS' in settings)
        expect(config).toMatchObject({
          KAFKA_BROKERS: ['kafka-1:9092', 'kafka-2:9092'],
          KAFKA_PARTITIONS: 12,
        });
      if ('MASTER_KEY' in settings) expect(config).toMatchObject({ MASTER_KEY: Buffer.alloc(32) });
      if ('QUERY_API' in settings)
        expect(config).toMatchObject({ QUERY_API: ['http://10.0.0.1:3000', 'http://10.0.0.2:3000'] });
    });

    it('are complained about once, each one that is missing', () => {
      const complaint = () => readConfig({}, settings);
      for (const name of needed) expect(complaint).toThrow(new RegExp(`^  ${name} must `, 'm'));
      expect(needed.length).toBeGreaterThan(0);
    });

    it('are complained about once, each one that makes no sense', () => {
      const complaint = () => readConfig(Object.fromEntries(needed.map((name) => [name, '?'])), settings);
      for (const name of needed.filter((one) => !one.startsWith('S3_')))
        expect(complaint).toThrow(new RegExp(`^  ${name} must `, 'm'));
    });
  },
);

it('a process stops by itself when the one that looks after it has died', async () => {
  const gateway = fork(fileURLToPath(new URL('../../gateway/dist/main.js', import.meta.url)), [], {
    env: {
      PORT: '0',
      PUBLIC_URL: 'http://127.0.0.1',
      COMMAND_API: 'http://127.0.0.1:1',
      QUERY_API: 'http://127.0.0.1:1',
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await once(gateway.stdout!, 'data');
  gateway.disconnect();
  expect(await once(gateway, 'exit')).toEqual([0, null]);
});
