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
import { lendVoices } from './house/voices.ts';

const LONG_AGO_ENOUGH_MS = 60_000;
/** The key that names claims on addresses is not rotated again before an hour has gone. */
const LONG_AGO_ENOUGH_FOR_CLAIMS_MS = 2 * 60 * 60_000;

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
    lendVoices(dataDir);
    await start();
    parent = await newParent(house.address);
  });
  afterAll(async () => {
    await house.close();
    rmSync(dataDir, { recursive: true });
  });

  /** As a rotation some time ago left it. The house is stopped meanwhile. */
  async function rotated(more: { emailClaims?: true } = {}) {
    await house.close();
    const masterKey = await loadMasterKey({ dataDir });
    const vault = createEmbeddedKeyVault({ file: filesIn(dataDir).vault, masterKey });
    for (const name of Object.keys(rotatingSecrets)) {
      const [{ number: follows }] = await vault.versions(name);
      await vault.addVersion(name, { at: Date.now() - LONG_AGO_ENOUGH_MS, keepFormer: true, follows });
    }
    if (more.emailClaims) {
      const at = Date.now() - LONG_AGO_ENOUGH_FOR_CLAIMS_MS;
      await vault.addVersion('emailClaims', { at, keepFormer: true, follows: 1 });
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
  const signUpAgain = async (email: string) =>
    (
      await call(house.address, 'POST', paths.signup, {
        body: {
          firstName: 'Eve',
          lastName: 'Adams',
          email,
          password: 'Other-lark-77',
          confirmPassword: 'Other-lark-77',
          termsAccepted: true,
        },
      })
    ).status;
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

  it('that name addresses lead each to its one account, whose claim the sweep moves', async () => {
    await rotated({ emailClaims: true });
    const other = await newParent(house.address);
    const moved = async () => {
      const types: string[] = [];
      for await (const { type } of house.eventStore.readAll()) types.push(type);
      return types.filter((type) => type === 'EmailClaimMoved').length === 2;
    };
    // that of before; the new one only ends its former name
    await eventually('the claims are moved', moved, 90_000);
    for (const { email } of [parent, other]) {
      expect(await signUpAgain(email)).toBe(409);
      expect((await me(await login(house.address, email))).body).toMatchObject({ email });
    }
    expect(await command('rotate', [], dataDir)).toContain('Rotated: emailClaims.');
    for (const { email } of [parent, other]) expect(await signUpAgain(email)).toBe(409);
    await house.close();
    await start();
    for (const { email } of [parent, other]) {
      expect(await signUpAgain(email)).toBe(409);
      expect((await me(await login(house.address, email))).body).toMatchObject({ email });
    }
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
