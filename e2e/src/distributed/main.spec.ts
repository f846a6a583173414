import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { call, eventually } from '../house/client.ts';
import { describeOnEngines, fixtureOnEngines } from './engines.ts';

const main = fileURLToPath(new URL('../../../distributed/dist/main.js', import.meta.url));

describe('npm run distributed', () => {
  it('starts nothing when settings are missing, and names all of them at once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'storylark-run-'));
    const run = promisify(execFile)(process.execPath, [main], { env: { DATA_DIR: folder, PORT: '0' } });
    const { code, stderr } = (await run.catch((error: unknown) => error)) as { code: number; stderr: string };
    expect(code).toBe(1);
    for (const name of [
      'MONGODB_URL',
      'KAFKA_BROKERS',
      'S3_ENDPOINT',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'MASTER_KEY',
      'SMTP_URL',
    ])
      expect(stderr).toMatch(new RegExp(`^  ${name} must `, 'm'));
    rmSync(folder, { recursive: true });
  });
});

describeOnEngines('npm run distributed on engines', () => {
  const fixture = fixtureOnEngines();
  const folder = mkdtempSync(join(tmpdir(), 'storylark-run-'));
  let runner: ChildProcess;
  afterAll(async () => {
    runner.kill('SIGKILL');
    await fixture.remove();
    rmSync(folder, { recursive: true });
  });

  it('says what stands in for EventStoreDB and where it listens, and stops all processes when told to', async () => {
    const env = {
      ...fixture.settings,
      MASTER_KEY: `${'A'.repeat(43)}=`,
      SMTP_URL: 'smtp://127.0.0.1:25',
      DATA_DIR: folder,
      PORT: '0',
      STUDIO_PROCESSES: '1',
    };
    runner = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    runner.stdout?.on('data', (chunk) => (printed += String(chunk)));
    const address = await eventually(
      'it listens',
      async () => /Storylark listens on (\S+)/.exec(printed)?.[1],
      60_000,
    );
    expect(printed).toContain(`our stand-in for EventStoreDB, in ${join(folder, 'events.db')}`);
    expect((await call(address, 'GET', '/readyz')).status).toBe(200);
    const others = [...printed.matchAll(/ on (http:\/\/[\d.]+:\d+)/g)].map(([, found]) => found!);
    expect(new Set(others).size).toBe(11);

    runner.kill('SIGTERM');
    expect(await once(runner, 'exit')).toEqual([0, null]);
    for (const one of new Set(others)) await expect(fetch(`${one}/healthz`)).rejects.toThrow('fetch failed');
  });
});
