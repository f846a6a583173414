import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { readToken } from '../../../lib/storage.ts';
import { broken, fakeApi, json, nothing, refusal } from '../../../testing/fakeApi.ts';
import { lendPasskeys, takePasskeysAway } from '../../../testing/lendPasskeys.ts';
import { openSettings, part } from '../../../testing/openSettings.ts';

const codes = ['0AAA-BBBB-CCCC', '1DDD-EEEE-FFFF'];
const challenge = {
  ticket: 'a-ticket',
  options: { challenge: 'ZGFyZQ', user: { id: 'YQ' }, rp: {}, pubKeyCredParams: [] },
};
const phone = { uuid: 'p1', name: 'Anna’s phone', addedAt: '2026-11-20T19:00:00.000Z' };
const one = { passkeys: [phone], recoveryCodesLeft: 10 };

/** The house with these passkeys; what is added or removed changes them. */
function house(begin: { passkeys: (typeof phone)[]; recoveryCodesLeft: number }) {
  let now = begin;
  const api = fakeApi({
    'GET /api/users/me/passkeys': () => json(now),
    'POST /api/users/me/passkeys/challenge': () => json(challenge),
    'POST /api/users/me/passkeys': ({ body }) => {
      const { name } = body as { name: string };
      const first = now.passkeys.length === 0;
      now = { passkeys: [...now.passkeys, { ...phone, uuid: 'p2', name }], recoveryCodesLeft: 10 };
      return json({ uuid: 'p2', recoveryCodes: first ? codes : null }, 201);
    },
    'DELETE /api/users/me/passkeys/:uuid': () => ((now = { passkeys: [], recoveryCodesLeft: 0 }), nothing()),
    'POST /api/users/me/recovery-codes': () => json({ recoveryCodes: codes }, 201),
  });
  return api;
}
const section = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));
async function addOne(api: ReturnType<typeof fakeApi>, name = 'My phone') {
  const shown = await openSettings(api, { at: '/devices' });
  await shown.user.type(await (await section()).findByLabelText('Name of the new passkey'), `${name}{Enter}`);
  return shown;
}

let passkeys: ReturnType<typeof lendPasskeys>;
beforeEach(() => {
  passkeys = lendPasskeys();
});
afterEach(takePasskeysAway);

describe('passkeys in the settings', () => {
  it('are an offer: none yet, the first brings its recovery codes, shown until they are kept', async () => {
    const api = house({ passkeys: [], recoveryCodesLeft: 0 });
    const { user } = await addOne(api);
    const dialog = await screen.findByRole('dialog', { name: 'Your recovery codes' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    await user.click(within(dialog).getByRole('button', { name: 'I have kept them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await part('Passkeys').findByText('My phone')).toBeVisible();
    expect(part('Passkeys').getByText(/10 recovery codes are left/)).toBeVisible();
    expect(api.sent('POST /api/users/me/passkeys')).toMatchObject([
      { ticket: 'a-ticket', name: 'My phone', attestation: { id: 'cGFzc2tleQ' } },
    ]);
    const stored = [window.localStorage, window.sessionStorage].flatMap((store) => Object.values(store));
    expect(stored.join()).not.toContain(codes[0]);
  });

  it('beside others bring no codes', async () => {
    await addOne(house(one));
    expect(await part('Passkeys').findByText('Added. We have sent you a mail about it.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['cancelled', 'The dialog of your device was closed.'],
    ['known', 'This device holds one of your passkeys already.'],
  ] as const)('are not added when the device’s dialog ends so: %s', async (ending, words) => {
    passkeys.ending = ending;
    const api = house(one);
    await addOne(api);
    expect(await part('Passkeys').findByText(words)).toBeVisible();
    expect(part('Passkeys').getByLabelText('Name of the new passkey')).toHaveValue('My phone');
    expect(api.sent('POST /api/users/me/passkeys')).toEqual([]);
  });

  it('need a name', async () => {
    const api = house(one);
    await addOne(api, ' ');
    expect(await part('Passkeys').findByText('This is needed.')).toBeVisible();
    expect(api.sent('POST /api/users/me/passkeys/challenge')).toEqual([]);
  });

  it('are proven with the password and then with a passkey, in the same dialog', async () => {
    let proven = false;
    const api = house(one);
    api.on('POST /api/users/me/passkeys/challenge', () =>
      proven ? json(challenge) : refusal('reauthenticationNeeded'),
    );
    api.on('POST /api/users/me/proof', () => refusal('secondFactorNeeded', challenge));
    api.on('POST /api/users/me/proof/passkey', () => {
      proven = true;
      return json({ access_token: 'proven', token_type: 'bearer', expires_in: 1 });
    });
    passkeys.ending = 'cancelled';
    const { user } = await addOne(api);
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    await user.type(dialog.getByLabelText('Password'), 'right one!{Enter}');
    expect(await dialog.findByText(/The passkey was not used/)).toBeVisible();
    passkeys.ending = 'signs';
    await user.click(dialog.getByRole('button', { name: 'Use your passkey' }));
    expect(await part('Passkeys').findByText('Added. We have sent you a mail about it.')).toBeVisible();
    expect(readToken()).toBe('proven');
    expect(api.sent('POST /api/users/me/proof/passkey')).toMatchObject([{ ticket: 'a-ticket' }]);
  });

  it('do nothing when the proof is closed at its second step', async () => {
    const api = house(one);
    api.on('POST /api/users/me/passkeys/challenge', () => refusal('reauthenticationNeeded'));
    api.on('POST /api/users/me/proof', () => refusal('secondFactorNeeded', challenge));
    passkeys.ending = 'cancelled';
    const { user } = await addOne(api);
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    await user.type(dialog.getByLabelText('Password'), 'right one!{Enter}');
    await dialog.findByText(/The passkey was not used/);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(part('Passkeys').getByRole('button', { name: 'Add a passkey' })).not.toHaveAttribute('aria-busy');
  });

  it('are removed after a word on what follows; the last one is said to be that', async () => {
    const api = house(one);
    const { user } = await openSettings(api, { at: '/devices' });
    await user.click(await screen.findByRole('button', { name: 'Remove Anna’s phone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Anna’s phone?' }));
    expect(dialog.getByText(/It is your last one/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await part('Passkeys').findByText(/You have none yet/)).toBeVisible();
  });

  it('say what was not done, and why', async () => {
    const api = house(one);
    api.on('DELETE /api/users/me/passkeys/:uuid', () => broken(503));
    const { user } = await openSettings(api, { at: '/devices' });
    await user.click(await screen.findByRole('button', { name: 'Remove Anna’s phone' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The passkey was not removed.Unable to connect',
    );
  });

  it('give new recovery codes on wish', async () => {
    const { user } = await openSettings(house(one), { at: '/devices' });
    await user.click(await screen.findByRole('button', { name: 'Make new recovery codes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
    expect(dialog.getByText(codes[1] ?? '')).toBeVisible();
  });

  it('can be looked at and removed where the browser knows none, but not made', async () => {
    takePasskeysAway();
    await openSettings(house(one), { at: '/devices' });
    expect(await screen.findByText(/Passkeys cannot be made in this browser/)).toBeVisible();
    expect(part('Passkeys').queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Remove Anna’s phone' })).toBeVisible();
  });

  it('that could not be loaded are asked for again', async () => {
    const api = house(one);
    api.on('GET /api/users/me/passkeys', () => broken(503));
    const { user } = await openSettings(api, { at: '/devices' });
    expect(await part('Passkeys').findByText('Your passkeys could not be loaded.')).toBeVisible();
    api.on('GET /api/users/me/passkeys', () => json(one));
    await user.click(part('Passkeys').getByRole('button', { name: 'Try again' }));
    expect(await part('Passkeys').findByText('Anna’s phone')).toBeVisible();
  });
});
