import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@storylark/contracts/paths';
import { readStandaloneConfig } from '@storylark/standalone/config';
import { createStandalone } from '@storylark/standalone/createStandalone';
import { call, knowMailbox, newParent } from './house/client.ts';
import { inspect } from './house/inspect.ts';

describe('what a house keeps on disk', () => {
  const umask = process.umask();
  let dataDir: string;
  beforeEach(() => {
    process.umask(0o022);
    dataDir = mkdtempSync(join(tmpdir(), 'storylark-private-'));
  });
  afterEach(() => {
    process.umask(umask);
    rmSync(dataDir, { recursive: true });
  });
  const opened = () =>
    createStandalone(
      readStandaloneConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', STUDIO_PROCESSES: '1' }),
    );
  const openToOthers = () =>
    ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })].filter((name) => {
      const { mode } = lstatSync(join(dataDir, name));
      return (mode & 0o777) !== (lstatSync(join(dataDir, name)).isDirectory() ? 0o700 : 0o600);
    });

  it('is for its user alone, also in a folder that was there before, and says no visitor’s words', async () => {
    chmodSync(dataDir, 0o755);
    writeFileSync(join(dataDir, 'former'), 'x');
    const house = await opened();
    knowMailbox(house.address, dataDir);
    const { email } = await newParent(house.address);
    const body = { name: 'Canary Visitor', email: 'canary@visitor.example', message: 'canary-words' };
    expect((await call(house.address, 'POST', paths.contact, { body })).status).toBe(202);
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['events.db-wal', 'control.sock']));
    expect(openToOthers()).toEqual([]);
    const words = ['Canary Visitor', body.email, body.message, email];
    expect(inspect(dataDir).found(words)).toEqual([]);
    await house.close();
    expect(openToOthers()).toEqual([]);
    expect(inspect(dataDir).found(words)).toEqual([]);
  });
});
