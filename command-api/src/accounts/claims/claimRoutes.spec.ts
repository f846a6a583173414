import { randomUUID } from 'node:crypto';
import { internalPaths } from '@storylark/contracts/internalPaths';
import { path, paths } from '@storylark/contracts/paths';
import { openTestApi, SERVICE_TOKEN, type TestApi } from '../../testing/openTestApi.ts';
import type { Passwords } from '../password/createPasswords.ts';
import { rotateClaimKey } from './rotateClaimKey.ts';

const HOUR = 60 * 60_000;

describe('addresses while the key of their names rotates', () => {
  const opened: TestApi[] = [];
  afterEach(async () => {
    for (const api of opened.splice(0).toReversed()) await api.close();
  });
  /** Passwords are none of this. */
  const passwords: Passwords = {
    hash: async (password) => `hash of ${password}`,
    verify: async (hashed, password) => hashed === `hash of ${password}`,
    isOutdated: () => false,
  };
  async function open(changes: Parameters<typeof openTestApi>[0] = {}) {
    const api = await openTestApi({ passwords, ...changes });
    opened.push(api);
    return api;
  }
  const rotate = ({ eventStore, vault, now }: TestApi) => rotateClaimKey({ eventStore, vault, now: now() });
  /** A process that was started some time after another rotation, beside those that know the keys before. */
  async function afterRotationOf(first: TestApi) {
    first.now.advance(2 * HOUR);
    expect(await rotate(first)).toEqual({ outcome: 'rotated' });
    first.now.advance(2 * HOUR);
    return open({ eventStore: first.eventStore, vault: first.vault, now: first.now });
  }
  const service = (api: TestApi, address: string, body: object = {}) =>
    api.call('POST', address, { token: SERVICE_TOKEN, body });
  const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

  async function settleAll(first: TestApi, newer: TestApi) {
    const { keyId } = (await service(newer, internalPaths.claimKey)).body;
    for await (const { type, streamId } of first.eventStore.readAll())
      if (type === 'EmailClaimed')
        expect(
          (await service(newer, internalPaths.settleClaim, { claimStream: streamId, keyId })).body,
        ).toEqual({ settled: true });
  }

  it('lead to their accounts and to no second one, before they are moved, after it, and without the former key', async () => {
    const first = await open();
    const [ada, bob] = [await first.parent(), await first.parent()];
    const newer = await afterRotationOf(first);
    const cleo = `${randomUUID()}@example.org`;
    const signedUp = (await newer.signUp(cleo)).body.uuid as string;
    await first.confirm(signedUp);
    const everybody = [ada.email, bob.email, cleo];
    const check = async (api: TestApi) => {
      for (const email of everybody) {
        expect((await api.logIn(email)).status).toBe(200);
        expect((await api.signUp(email)).status).toBe(409);
      }
    };
    await check(first);
    await settleAll(first, newer);
    for (const api of [newer, first]) await check(api);

    const newest = await afterRotationOf(first);
    await settleAll(first, newest);
    for (const api of [newest, newer]) await check(api);
    expect(await service(first, internalPaths.claimKey)).not.toEqual(
      await service(newest, internalPaths.claimKey),
    );

    await newest.call('POST', paths.forgotPassword, { body: { email: ada.email } });
    expect((await first.eventsOf(`account-${ada.accountId}`)).at(-1)?.type).toBe('PasswordResetRequested');
  });

  it('are free after a change and after a deletion, whichever name the claim has by then', async () => {
    const first = await open();
    const [ada, bob] = [await first.parent(), await first.parent()];
    const newer = await afterRotationOf(first);
    await settleAll(first, newer);

    const { access_token: token } = (await newer.logIn(bob.email)).body;
    const wanted = `${randomUUID()}@example.org`;
    await newer.call('PUT', paths.emailChange, { token, body: { email: wanted } });
    const link = await first.mailToken(bob.accountId, 'EmailChangeRequested');
    expect((await newer.call('POST', path(paths.emailChangeConfirm, { token: link }))).status).toBe(200);
    const changed = (await first.eventsOf(`account-${bob.accountId}`)).findLast(
      ({ type }) => type === 'EmailChanged',
    );
    const release = (accountId: string, claimStream?: unknown) =>
      service(newer, path(internalPaths.releaseClaim, { accountId }), claimStream ? { claimStream } : {});
    expect((await newer.logIn(bob.email)).status).toBe(401);
    expect((await release(bob.accountId, changed?.data.formerClaimStream)).status).toBe(204);
    expect(statuses([await newer.logIn(wanted), await newer.signUp(wanted)])).toEqual([200, 409]);
    expect(statuses([await newer.signUp(bob.email), await first.signUp(bob.email)])).toEqual([201, 409]);

    const { access_token: ended } = (await newer.logIn(ada.email)).body;
    await newer.call('DELETE', paths.me, { token: ended, body: { reason: 'other' } });
    expect((await release(ada.accountId)).status).toBe(204);
    expect(statuses([await first.signUp(ada.email), await newer.signUp(ada.email)])).toEqual([201, 409]);

    const newest = await afterRotationOf(first);
    for (const email of [wanted, bob.email, ada.email]) expect((await newest.signUp(email)).status).toBe(409);
  });

  it('that an account is on its way to are moved with it, those of a wish given up go with the key', async () => {
    const first = await open();
    const [ada, bob] = [await first.parent(), await first.parent()];
    const [wanted, given] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`];
    const ask = (token: string, email: string) =>
      first.call('PUT', paths.emailChange, { token, body: { email } });
    /** As a link that was used by a process which died before it moved the account. */
    async function claimedOnly(accountId: string, token: string, email: string) {
      await ask(token, email);
      const link = await first.mailToken(accountId, 'EmailChangeRequested');
      const dying = await open({
        eventStore: {
          ...first.eventStore,
          append: (stream, events, expected) =>
            events.some(({ type }) => type === 'EmailChanged')
              ? Promise.reject(new Error('killed'))
              : first.eventStore.append(stream, events, expected),
        },
        vault: first.vault,
        now: first.now,
      });
      const address = path(paths.emailChangeConfirm, { token: link });
      expect((await dying.call('POST', address)).status).toBe(500);
      return address;
    }
    const confirmAda = await claimedOnly(ada.accountId, ada.token, wanted);
    await claimedOnly(bob.accountId, bob.token, given);
    await ask(bob.token, `${randomUUID()}@example.org`);

    const newer = await afterRotationOf(first);
    await settleAll(first, newer);
    expect((await newer.signUp(wanted)).status).toBe(409);
    expect((await newer.call('POST', confirmAda)).status).toBe(200);
    const newest = await afterRotationOf(first);
    expect(statuses([await newest.logIn(wanted), await newest.logIn(ada.email)])).toEqual([200, 401]);
    expect(statuses([await newest.signUp(wanted), await newest.signUp(given)])).toEqual([409, 201]);
  });

  it('are settled for managers alone, by a process that knows their key', async () => {
    const first = await open();
    await first.parent();
    expect((await service(first, internalPaths.claimKey)).body).toMatchObject({ former: false });
    const body = { claimStream: `emailClaim-${'0a'.repeat(32)}`, keyId: 'ab'.repeat(16) };
    expect((await service(first, internalPaths.settleClaim, body)).body).toEqual({ settled: false });
    expect((await first.call('POST', internalPaths.settleClaim, { body })).status).toBe(401);
  });

  it('have their key rotated once an hour at most, and a broken off rotation is gone on with', async () => {
    const first = await open();
    const { email } = await first.parent();
    await afterRotationOf(first);
    expect(await rotate(first)).toEqual({ outcome: 'rotated' });
    expect(await rotate(first)).toEqual({ outcome: 'tooSoon' });
    const newer = await afterRotationOf(first);
    const { eventStore, vault, now } = first;
    const dying = { ...vault, addVersion: () => Promise.reject(new Error('killed')) };
    await expect(rotateClaimKey({ eventStore, vault: dying, now: now() })).rejects.toThrow('killed');
    expect(statuses([await newer.logIn(email), await newer.signUp(email)])).toEqual([200, 409]);
    expect(await rotate(first)).toEqual({ outcome: 'rotated' });
    const newest = await afterRotationOf(first);
    expect(statuses([await newest.logIn(email), await newest.signUp(email)])).toEqual([200, 409]);
  });
});
