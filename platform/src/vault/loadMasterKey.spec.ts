import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadMasterKey } from './loadMasterKey.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'master-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('loadMasterKey', () => {
  it.each(['base64', 'hex'] as const)(
    'takes 32 bytes as %s from the environment and makes no file',
    async (encoding) => {
      const key = randomBytes(32);
      expect(await loadMasterKey({ value: key.toString(encoding), dataDir })).toEqual(key);
      expect(await readdir(dataDir)).toEqual([]);
    },
  );

  it.each(['', 'secret', 'ab'.repeat(31), `${'A'.repeat(43)}`, randomBytes(33).toString('base64')])(
    'says what is wrong with %p',
    async (value) => {
      await expect(loadMasterKey({ value, dataDir })).rejects.toThrow(
        /MASTER_KEY must be 32 bytes in base64 or hex; make one with/,
      );
    },
  );

  it('makes a key on the first start, readable by its owner only, and keeps it', async () => {
    const key = await loadMasterKey({ dataDir });
    expect(key).toHaveLength(32);
    expect((await stat(join(dataDir, 'master.key'))).mode & 0o777).toBe(0o600);
    expect(await loadMasterKey({ dataDir })).toEqual(key);
    expect(await readdir(dataDir)).toEqual(['master.key']);
  });

  it('gives all who start at once the same key', async () => {
    const keys = await Promise.all(Array.from({ length: 10 }, () => loadMasterKey({ dataDir })));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  });

  it('never replaces a file that makes no sense', async () => {
    await writeFile(join(dataDir, 'master.key'), 'torn');
    await expect(loadMasterKey({ dataDir })).rejects.toThrow(/master\.key must be 32 bytes/);
    expect(await readFile(join(dataDir, 'master.key'), 'utf8')).toBe('torn');
  });
});
