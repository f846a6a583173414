import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../sqlite/openDatabase.ts';
import { createEmbeddedKeyVault } from './createEmbeddedKeyVault.ts';
import type { KeyVault } from './keyVault.ts';
import { keepsTheKeyVaultContract } from './keyVault.contract.ts';

keepsTheKeyVaultContract('the embedded key vault', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vault-'));
  let now = 0;
  const masterKey = randomBytes(32);
  const another = async () =>
    createEmbeddedKeyVault({ file: join(folder, 'vault.db'), masterKey, clock: () => now });
  const vault = await another();
  return {
    vault,
    another,
    fresh() {
      const file = join(folder, `${randomUUID()}.db`);
      return { open: async (key) => createEmbeddedKeyVault({ file, masterKey: key }) };
    },
    passRememberedTime: async () => void (now += 5_000),
    async cleanUp() {
      await vault.close();
      await rm(folder, { recursive: true });
    },
  };
});

let folder: string;
let file: string;
const masterKey = randomBytes(32);
const vaults: KeyVault[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vault-'));
  file = join(folder, 'vault.db');
});
afterEach(async () => {
  for (const vault of vaults.splice(0)) await vault.close();
  await rm(folder, { recursive: true });
});
function opened(key = masterKey): KeyVault {
  const vault = createEmbeddedKeyVault({ file, masterKey: key });
  vaults.push(vault);
  return vault;
}
const wrappedKeys = (): Buffer[] => {
  const db = openDatabase({ file, synchronous: 'FULL', readOnly: true });
  const rows = db.all<[Buffer]>('SELECT wrapped FROM keys WHERE wrapped IS NOT NULL ORDER BY subject');
  db.close();
  return rows.map(([wrapped]) => wrapped);
};
async function isInSomeFile(bytes: Buffer): Promise<boolean> {
  const contents = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
  return contents.some((content) => content.includes(bytes));
}

describe('the files of the vault', () => {
  it('hold no key in the clear', async () => {
    const vault = opened();
    const keys = [
      await vault.makeKey('a'),
      await vault.makeKey('a/story/s'),
      await vault.secret('mail'),
      masterKey,
    ];
    for (const key of keys) expect(await isInSomeFile(key)).toBe(false);
  });

  it('hold nothing of a destroyed key, wrapped or not', async () => {
    const vault = opened();
    await vault.makeKey('a');
    await vault.makeKey('a/story/s');
    await vault.makeKey('a/story/t');
    await vault.makeKey('b');
    const [ofA, ofS, ofT, ofB] = wrappedKeys() as [Buffer, Buffer, Buffer, Buffer];
    for (const wrapped of [ofA, ofS, ofT, ofB]) expect(await isInSomeFile(wrapped)).toBe(true);
    await vault.destroy('a/story/s');
    expect(await isInSomeFile(ofS.subarray(12, 28))).toBe(false);
    await vault.destroy('a');
    for (const wrapped of [ofA, ofS, ofT]) expect(await isInSomeFile(wrapped.subarray(12, 28))).toBe(false);
    expect(await isInSomeFile(ofB)).toBe(true);
  });

  it('survive being opened again', async () => {
    const first = opened();
    const key = await first.makeKey('a');
    await first.destroy('b');
    await first.close();
    const again = opened();
    expect(await again.key('a')).toEqual(key);
    expect(await again.key('b')).toBe('erased');
  });
});

describe('the master key', () => {
  it('is refused at once when it is not the one of the file', () => {
    opened();
    expect(() => opened(randomBytes(32))).toThrow(/master key is not the one/);
  });

  it('can be replaced: the new one opens everything, the former nothing', async () => {
    const vault = opened();
    const [account, story, secret] = [
      await vault.makeKey('a'),
      await vault.makeKey('a/story/s'),
      await vault.secret('mail'),
    ];
    await vault.destroy('gone');
    const former = wrappedKeys()[0]!;
    const next = randomBytes(32);
    await vault.rewrap(next);
    expect(() => opened(masterKey)).toThrow(/master key is not the one/);
    for (const one of [vault, opened(next)]) {
      expect([
        await one.key('a'),
        await one.key('a/story/s'),
        await one.secret('mail'),
        await one.key('gone'),
      ]).toEqual([account, story, secret, 'erased']);
      expect(await one.makeKey('new')).toHaveLength(32);
    }
    expect(await isInSomeFile(former.subarray(12, 28))).toBe(false);
  });
});

describe('a key that was tampered with', () => {
  it('is an error, never erased', async () => {
    const first = opened();
    await first.makeKey('a');
    await first.makeKey('a/story/s');
    await first.makeKey('a/story/t');
    const db = openDatabase({ file, synchronous: 'FULL' });
    db.run(
      `UPDATE keys SET wrapped = (SELECT wrapped FROM keys WHERE subject = 'a/story/t') WHERE subject = 'a/story/s'`,
    );
    db.close();
    await expect(opened().key('a/story/s')).rejects.toThrow(/authenticate/);
  });
});
