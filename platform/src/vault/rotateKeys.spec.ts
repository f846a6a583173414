import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { tempDir } from '../testing/tempDir.ts';
import { createEmbeddedKeyVault } from './createEmbeddedKeyVault.ts';
import type { KeyVault } from './keyVault.ts';
import { rotateKeys } from './rotateKeys.ts';

describe('rotating the keys', () => {
  const secrets = { sessions: 1_000_000, media: 10_000 };
  let folder: Awaited<ReturnType<typeof tempDir>>;
  let vault: KeyVault;
  beforeEach(async () => {
    folder = await tempDir();
    vault = createEmbeddedKeyVault({ file: join(folder.path, 'vault.db'), masterKey: randomBytes(32) });
  });
  afterEach(async () => {
    await vault.close();
    await folder.remove();
  });
  const rotate = (now: number, leaked = false) => rotateKeys({ vault, secrets, now, leaked });
  const numbers = async (name: string) => (await vault.versions(name)).map(({ number }) => number);

  it('leaves alone what would end before its time, so that twice is once', async () => {
    expect(await rotate(5_000_000)).toEqual(['sessions', 'media']);
    expect(await rotate(5_039_999)).toEqual([]);
    expect([await numbers('sessions'), await numbers('media')]).toEqual([
      [2, 1],
      [2, 1],
    ]);
    expect(await rotate(5_040_000)).toEqual(['media']);
    expect(await rotate(6_030_000)).toEqual(['sessions', 'media']);
    expect(await numbers('sessions')).toEqual([3, 2]);
  });

  it('that leaked ends all that they signed, at once', async () => {
    await rotate(5_000_000);
    expect(await rotate(5_000_001, true)).toEqual(['sessions', 'media']);
    expect([await numbers('sessions'), await numbers('media')]).toEqual([[3], [3]]);
  });

  it('goes on after a crash in the middle', async () => {
    const failing = {
      versions: vault.versions,
      addVersion: async (...[name, version]: Parameters<KeyVault['addVersion']>) => {
        if (name === 'media') throw new Error('killed');
        await vault.addVersion(name, version);
      },
    };
    await expect(rotateKeys({ vault: failing, secrets, now: 5_000_000, leaked: false })).rejects.toThrow(
      'killed',
    );
    expect(await rotate(5_000_001)).toEqual(['media']);
    expect([await numbers('sessions'), await numbers('media')]).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });
});
