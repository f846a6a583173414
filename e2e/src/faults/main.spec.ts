import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

it('says what is missing where no engine is named, and counts nothing', () => {
  const main = fileURLToPath(new URL('../../dist/faults/main.js', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], {
    encoding: 'utf8',
    env: { KAFKA_BROKERS: '127.0.0.1:1' },
  });
  expect(status).toBe(2);
  expect(stderr).toContain(
    'Nothing was tried: MONGODB_URL, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY not set.',
  );
  expect(stderr).not.toContain('KAFKA_BROKERS');
  expect(stdout).not.toMatch(/passed|failed/);
});
