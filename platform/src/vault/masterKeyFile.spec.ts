import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tempDir } from '../testing/tempDir.ts';
import { createEmbeddedKeyVault } from './createEmbeddedKeyVault.ts';
import { loadMasterKey } from './loadMasterKey.ts';
import { changeMasterKeyFile, settleMasterKeyFile } from './masterKeyFile.ts';

describe('the master key in a file', () => {
  let folder: Awaited<ReturnType<typeof tempDir>>;
  let place: { dataDir: string; vaultFile: string };
  let kept: Buffer;
  beforeEach(async () => {
    folder = await tempDir();
    place = { dataDir: folder.path, vaultFile: join(folder.path, 'vault.db') };
    kept = await inVault((vault) => vault.makeKey('anna'));
  });
  afterEach(() => folder.remove());

  async function inVault<T>(
    act: (vault: ReturnType<typeof createEmbeddedKeyVault>) => Promise<T>,
  ): Promise<T> {
    const masterKey = await loadMasterKey({ dataDir: place.dataDir });
    const vault = createEmbeddedKeyVault({ file: place.vaultFile, masterKey });
    try {
      return await act(vault);
    } finally {
      await vault.close();
    }
  }
  const keyText = () => readFile(join(place.dataDir, 'master.key'), 'utf8');
  const next = () => join(place.dataDir, 'master.key.next');
  const opensWhatItOpened = async () => {
    await settleMasterKeyFile(place);
    expect(await inVault((vault) => vault.key('anna'))).toEqual(kept);
    expect((await readdir(place.dataDir)).filter((name) => name.startsWith('master'))).toEqual([
      'master.key',
    ]);
    expect((await stat(join(place.dataDir, 'master.key'))).mode & 0o777).toBe(0o600);
  };

  it('is changed, and opens what the former one opened', async () => {
    const former = await keyText();
    await changeMasterKeyFile(place);
    expect(await keyText()).not.toBe(former);
    await opensWhatItOpened();
    await changeMasterKeyFile(place);
    await opensWhatItOpened();
  });

  it.each(['', 'torn', 'Zm9v'])('is the former one where the next was cut off as %p', async (text) => {
    await writeFile(next(), text);
    const former = await keyText();
    await opensWhatItOpened();
    expect(await keyText()).toBe(former);
  });

  it('is the former one where the vault was not wrapped anew yet', async () => {
    await writeFile(next(), randomBytes(32).toString('base64'));
    const former = await keyText();
    await opensWhatItOpened();
    expect(await keyText()).toBe(former);
  });

  it('is the next one where the vault was wrapped anew', async () => {
    const key = randomBytes(32);
    await writeFile(next(), key.toString('base64'));
    await chmod(next(), 0o600);
    await inVault((vault) => vault.rewrap(key));
    await opensWhatItOpened();
    expect(await keyText()).toBe(key.toString('base64'));
  });

  it('opens everything whenever the process is killed', async () => {
    const program = new URL('../../dist/vault/masterKeyFile.js', import.meta.url).href;
    const script = `import { changeMasterKeyFile } from ${JSON.stringify(program)};
      for (;;) { await changeMasterKeyFile(${JSON.stringify(place)}); process.stdout.write('.'); }`;
    for (let round = 0; round < 12; round += 1) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(child.stdout, 'data'); // it is at work
      await sleep(Math.random() * 30);
      child.kill('SIGKILL');
      await once(child, 'exit');
      await opensWhatItOpened();
    }
  });
});
