import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createStandIn, type StandIn } from '@storylark/eventstore-standin/createStandIn';
import type { Faults } from '@storylark/eventstore-standin/faults';

/** Engines behind the event store are not reached: what it refuses ends the start. */
const settings = {
  MONGODB_URL: 'mongodb://127.0.0.1:1',
  KAFKA_BROKERS: '127.0.0.1:1',
  S3_ENDPOINT: 'http://127.0.0.1:1',
  S3_ACCESS_KEY_ID: 'k',
  S3_SECRET_ACCESS_KEY: 's',
  MASTER_KEY: `${'A'.repeat(43)}=`,
  SERVICE_TOKEN: 'x'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1:1',
  PUBLIC_URL: 'https://stories.example.com/',
  COMMAND_API: 'http://127.0.0.1:1',
  PORT: '0',
};

describe('a process whose user lacks a right in the event store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storylark-rights-'));
  let standIn: StandIn;
  beforeAll(async () => {
    standIn = await createStandIn({ file: join(folder, 'events.db'), port: 0 });
  });
  afterAll(async () => {
    await standIn.close();
    rmSync(folder, { recursive: true });
  });

  it.each<[string, keyof Faults, string]>([
    ['projectors', 'unauthenticated', 'does not know the user of EVENTSTORE_URL, or not by this password'],
    ['generators', 'streamsDenied', 'the user of EVENTSTORE_URL may not read streams'],
    ['command-api', 'appendsDenied', 'the user of EVENTSTORE_URL may not append to streams'],
    ['query-api', 'allDenied', 'the user of EVENTSTORE_URL may not read $all'],
  ])(
    'says so in one sentence and ends: %s with %s',
    async (name, fault, sentence) => {
      Object.assign(standIn.faults, { [fault]: true });
      const main = fileURLToPath(new URL(`../../../${name}/dist/main.js`, import.meta.url));
      const env = { PATH: process.env.PATH, ...settings, EVENTSTORE_URL: standIn.url };
      const ended = await promisify(execFile)(process.execPath, [main], { env, timeout: 50_000 }).catch(
        (error: unknown) => error,
      );
      Object.assign(standIn.faults, { [fault]: false });
      expect(ended).toMatchObject({ code: 1, stdout: '' });
      const { stderr } = ended as { stderr: string };
      expect(stderr).toMatch(new RegExp(`^${name} cannot start: `));
      expect(stderr).toContain(sentence);
      expect(stderr.trimEnd()).not.toContain('\n');
    },
    60_000,
  );
});
