import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserView } from '@storylark/contracts/accounts/views';
import type { CharacterView } from '@storylark/contracts/characters/views';
import { path, paths } from '@storylark/contracts/paths';
import { rotatingSecrets } from '@storylark/contracts/rotatingSecrets';
import { createEmbeddedKeyVault } from '@storylark/platform/vault/createEmbeddedKeyVault';
import { loadMasterKey } from '@storylark/platform/vault/loadMasterKey';
import { readStandaloneConfig } from '@storylark/standalone/config';
import { createStandalone, type Standalone } from '@storylark/standalone/createStandalone';
import { filesIn } from '@storylark/standalone/files';
import {
  call,
  eventually,
  knowMailbox,
  login,
  mailsTo,
  mia,
  newParent,
  type Parent,
} from './house/client.ts';
import { command } from './house/command.ts';

const LONG_AGO_ENOUGH_MS = 60_000;

describe('keys that rotate', () => {
  let dataDir: string;
  let house: Standalone;
  let parent: Parent;
  const env: Record<string, string> = {};
  const start = async () => {
    house = await createStandalone(
      readStandaloneConfig({
        DATA_DIR: dataDir,
        PORT: '0',
        LOG_LEVEL: 'silent',
        STUDIO_PROCESSES: '1',
        LIMIT_FACTOR: '1000',
        ...env,
      }),
    );
    knowMailbox(house.address, dataDir);
  };
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'storylark-rotation-'));
    await start();
    parent = await newParent(house.address);
  });
  afterAll(async () => {
    await house.close();
    rmSync(dataDir, { recursive: true });
  });

  /** As a rotation some time ago left it. The house is stopped meanwhile. */
  async function rotated() {
    await house.close();
    const masterKey = await loadMasterKey({ dataDir });
    const vault = createEmbeddedKeyVault({ file: filesIn(dataDir).vault, masterKey });
    for (const name of Object.keys(rotatingSecrets)) {
      await vault.versions(name);
      await vault.addVersion(name, { at: Date.now() - LONG_AGO_ENOUGH_MS, keepFormer: true });
    }
    await vault.close();
    await start();
  }
  const me = (token: string) => call<UserView>(house.address, 'GET', paths.me, { token });
  const character = (uuid: string, key: string, name = 'Mia') =>
    call<CharacterView>(house.address, 'POST', paths.characters, {
      token: parent.token,
      headers: { 'idempotency-key': key },
      body: { ...mia, uuid, name },
    });
  const resetTokens = async () =>
    (await mailsTo(house.address, parent.email))
      .flatMap(({ links }) => links)
      .filter((link) => link.includes('/request-password-reset/'))
      .map((link) => link.slice(link.lastIndexOf('/') + 1));
  const reset = async (token: string) =>
    (await call(house.address, 'POST', path(paths.resetPassword, { token }), { body: resetBody })).status;
  const resetBody = { password: 'New-lark-77', confirmPassword: 'New-lark-77' };

  it('leave what was given out before good, and after two rotations end it', async () => {
    const [uuid, key] = [randomUUID(), randomUUID()];
    expect((await character(uuid, key)).status).toBe(201);
    const portrait = await eventually('a portrait', async () => {
      const { body } = await call<CharacterView>(house.address, 'GET', path(paths.character, { uuid }), {
        token: parent.token,
      });
      return body.portraitUrl;
    });
    await call(house.address, 'POST', paths.forgotPassword, { body: { email: parent.email } });
    const [resetToken = ''] = await eventually('the mail', async () => {
      const found = await resetTokens();
      return found.length > 0 && found;
    });
    const seen = async () => (await fetch(house.address + portrait)).status;

    await rotated();
    expect([(await me(parent.token)).status, await seen()]).toEqual([200, 200]);
    expect((await character(uuid, key)).status).toBe(201); // told again, done once
    expect((await character(uuid, key, 'Ben')).status).toBe(422);
    const newer = await login(house.address, parent.email);

    await rotated();
    expect((await me(parent.token)).status).toBe(401);
    expect(await seen()).not.toBe(200);
    expect(await reset(resetToken)).not.toBe(200);
    expect((await me(newer)).body).toMatchObject({ email: parent.email });
  });

  it('are rotated by a command on the running house: again does no harm, and a leak ends all', async () => {
    const token = await login(house.address, parent.email);
    expect(await command('rotate', [], dataDir)).toContain('Nothing was rotated');
    expect((await me(token)).status).toBe(200);
    expect(await command('rotate', ['--leaked'], dataDir)).toContain('Rotated: sessions, mailTokens, media');
    await eventually('the token ends', async () => (await me(token)).status === 401, 60_000);
    expect((await me(await login(house.address, parent.email))).status).toBe(200);
    await expect(command('rotate', ['--other'], dataDir)).rejects.toThrow('Usage');
  });

  it('lie under a master key that can be changed, in its file', async () => {
    const former = readFileSync(join(dataDir, 'master.key'), 'utf8');
    await expect(command('rotate', ['--master'], dataDir)).rejects.toThrow('Stop it first');
    await house.close();
    await expect(
      command('rotate', ['--master'], dataDir, { NEW_MASTER_KEY: randomBytes(32).toString('hex') }),
    ).rejects.toThrow('leave out NEW_MASTER_KEY');
    expect(await command('rotate', ['--master'], dataDir)).toContain('master.key is another one now');
    expect(readFileSync(join(dataDir, 'master.key'), 'utf8')).not.toBe(former);
    await start();
    const { body } = await me(await login(house.address, parent.email));
    expect(body).toMatchObject({ firstName: 'Anna' });
  });

  it('lie under a master key that can be changed, in the environment', async () => {
    await house.close();
    const former = readFileSync(join(dataDir, 'master.key'), 'utf8').trim();
    const next = randomBytes(32).toString('base64');
    const change = (more: object = { NEW_MASTER_KEY: next }) =>
      command('rotate', ['--master'], dataDir, { MASTER_KEY: former, ...more });
    await expect(change({})).rejects.toThrow('set NEW_MASTER_KEY');
    for (const _ of [1, 2]) expect(await change()).toContain('set MASTER_KEY to the new one');
    await expect(change({ NEW_MASTER_KEY: randomBytes(32).toString('hex') })).rejects.toThrow(
      'master key is not the one',
    );
    env.MASTER_KEY = former;
    await expect(start()).rejects.toThrow('master key is not the one');
    env.MASTER_KEY = next;
    await start();
    const { body } = await me(await login(house.address, parent.email));
    expect(body).toMatchObject({ firstName: 'Anna' });
  });
});
