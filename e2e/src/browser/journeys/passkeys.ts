import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { mailsTo, newParent, eventually } from '../../house/client.ts';
import type { Device, Visit } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import { answerGate, logOut, signIn } from './asParent.ts';

/** A device that makes passkeys and signs with them, finger already laid on. */
async function lendDevice({ context, page }: Visit): Promise<void> {
  const devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const atHome = (page: Page) => page.waitForURL((url) => url.pathname === '/dashboard');

const secondFactor = (device: Device): Test => ({
  name: `a passkey: added, asked for at the login, stood in for by a recovery code, removed (${device})`,
  async run({ home, open }) {
    const parent = await newParent(home.address);
    const wish = { device, byName: true, mayLog: /status of 40[13]/ } as const;
    const visit = await open({ ...wish, parent, path: '/settings/devices' });
    const { page, press, go } = visit;
    await lendDevice(visit);
    await answerGate(visit);
    await section(page).getByText('You have none yet.').waitFor();
    await section(page).getByLabel('Name of the new passkey').fill('My phone');
    await press(section(page).getByRole('button', { name: 'Add a passkey' }));
    const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
    await dialog.waitFor();
    const codes = await dialog.getByRole('listitem').allInnerTexts();
    assert.equal(new Set(codes).size, 10);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(dialog.getByRole('button', { name: 'Download' })),
    ]);
    assert.equal(download.suggestedFilename(), 'storylark-recovery-codes.txt');
    await press(dialog.getByRole('button', { name: 'I have kept them' }));
    await section(page).getByText('My phone').waitFor();
    await section(page).getByText('10 recovery codes are left.').waitFor();
    await eventually('a mail tells of it', async () =>
      (await mailsTo(home.address, parent.email)).some(({ subject }) =>
        subject.includes('passkey was added'),
      ),
    );

    await logOut(visit);
    await go('/login');
    await signIn(visit, parent.email);
    await atHome(page);

    // A device that does not hold it: the browser's own dialog ends without one.
    const elsewhere = await open({ ...wish, path: '/login' });
    await lendDevice(elsewhere);
    await signIn(elsewhere, parent.email);
    await elsewhere.page.getByText('The passkey was not used.').waitFor();
    await elsewhere.press(elsewhere.page.getByRole('button', { name: 'Cancel' }));
    assert.equal(await elsewhere.page.getByLabel('Email address').inputValue(), parent.email);
    await signIn(elsewhere, parent.email);
    await elsewhere.page.getByText('The passkey was not used.').waitFor();
    await elsewhere.press(elsewhere.page.getByRole('button', { name: 'Use a recovery code' }));
    await elsewhere.page.getByLabel('Recovery code').fill((codes[4] ?? '').toLowerCase());
    await elsewhere.press(elsewhere.page.getByRole('button', { name: 'Go on' }));
    await atHome(elsewhere.page);

    await go('/settings/devices');
    await answerGate(visit);
    await section(page).getByText('9 recovery codes are left.').waitFor();
    await press(page.getByRole('button', { name: 'Remove My phone' }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
    await section(page).getByText('You have none yet.').waitFor();
    await logOut(visit);
    await go('/login');
    await signIn(visit, parent.email);
    await atHome(page);
  },
});

export const passkeys: readonly Test[] = [secondFactor('phone'), secondFactor('desktop')];
