import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../sqlite/openDatabase.ts';
import { keepPrivate } from './keepPrivate.ts';

const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8);

describe('a folder that is kept private', () => {
  let parent: string;
  let folder: string;
  const umask = process.umask();
  beforeEach(() => {
    process.umask(0o022);
    parent = mkdtempSync(join(tmpdir(), 'private-'));
    folder = join(parent, 'data');
  });
  afterEach(() => {
    process.umask(umask);
    rmSync(parent, { recursive: true });
  });
  const inFolder = (name: string) => join(folder, name);

  it('is made for its user alone, and so is whatever is made in it afterwards', async () => {
    expect(keepPrivate(folder)).toBe(0);
    const db = openDatabase({ file: inFolder('a.db'), synchronous: 'FULL' });
    db.exec('CREATE TABLE a (b INTEGER)');
    mkdirSync(inFolder('blobs'));
    writeFileSync(inFolder('blobs/x'), 'x');
    const server = createServer().listen(inFolder('a.sock'));
    await once(server, 'listening');
    expect(['.', 'blobs'].map((name) => modeOf(inFolder(name)))).toEqual(['700', '700']);
    expect(['a.db', 'a.db-wal', 'a.db-shm', 'blobs/x'].map((name) => modeOf(inFolder(name)))).toEqual(
      Array(4).fill('600'),
    );
    expect(lstatSync(inFolder('a.sock')).mode & 0o077).toBe(0);
    server.close();
    db.close();
  });

  it('is closed with all in it where it was there before, which is said once', () => {
    mkdirSync(inFolder('blobs/anna'), { recursive: true });
    for (const name of ['events.db', 'blobs/one', 'blobs/anna/two']) writeFileSync(inFolder(name), '');
    chmodSync(inFolder('blobs/one'), 0o640);
    expect(keepPrivate(folder)).toBe(6);
    expect(['.', 'blobs', 'blobs/anna'].map((name) => modeOf(inFolder(name)))).toEqual(Array(3).fill('700'));
    expect(['events.db', 'blobs/one', 'blobs/anna/two'].map((name) => modeOf(inFolder(name)))).toEqual(
      Array(3).fill('600'),
    );
    expect(keepPrivate(folder)).toBe(0);
  });

  it('finds what a restore left open in a closed folder, and goes on where a crash ended it', () => {
    mkdirSync(inFolder('blobs/anna'), { recursive: true });
    for (const name of ['vault.db', 'blobs/anna/two']) writeFileSync(inFolder(name), '');
    for (const name of ['.', 'blobs/anna']) chmodSync(inFolder(name), 0o700);
    chmodSync(inFolder('blobs/anna/two'), 0o600);
    expect(keepPrivate(folder)).toBe(2);
    expect([modeOf(inFolder('vault.db')), modeOf(inFolder('blobs'))]).toEqual(['600', '700']);
  });

  it('leads nowhere by links, and may be one itself', () => {
    const elsewhere = join(parent, 'elsewhere');
    mkdirSync(join(elsewhere, 'data'), { recursive: true });
    writeFileSync(join(elsewhere, 'of-others'), '');
    symlinkSync(join(elsewhere, 'of-others'), join(elsewhere, 'data/link'));
    symlinkSync(join(elsewhere, 'data'), folder);
    expect(keepPrivate(folder)).toBe(1);
    expect(modeOf(join(elsewhere, 'of-others'))).toBe('644');
  });

  it('leaves what only its user can write to as it is', () => {
    mkdirSync(folder, { mode: 0o700 });
    writeFileSync(inFolder('master.key'), '');
    chmodSync(inFolder('master.key'), 0o400);
    expect(keepPrivate(folder)).toBe(0);
    expect(modeOf(inFolder('master.key'))).toBe('400');
  });

  const isRoot = process.geteuid?.() === 0;
  it(`belongs to nobody else${isRoot ? '' : ': tried on a folder of the system'}`, () => {
    mkdirSync(folder);
    writeFileSync(inFolder('of-others'), '');
    if (isRoot) chownSync(inFolder('of-others'), 12_345, 12_345);
    expect(() => keepPrivate(isRoot ? folder : '/usr')).toThrow(
      /belongs to user \d+, and this process runs as user \d+: give it to that one/,
    );
  });
});
