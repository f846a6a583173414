import assert from 'node:assert/strict';
import type { Person } from '@storylark/command-api/testing/openTestGoogle';
import { newParent } from '../../house/client.ts';
import type { GoogleHouse } from '../../house/startGoogleHouse.ts';
import type { Device, Visit } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import { answerGate, logOut, signIn } from './asParent.ts';

const byGoogle = ({ page, press }: Visit) =>
  press(page.getByRole('button', { name: 'Continue with Google' }));
const atHome = ({ page }: Visit) => page.waitForURL((url) => url.pathname === '/dashboard');
async function acceptTerms({ page, press }: Visit) {
  const terms = page.getByRole('dialog', { name: 'Our terms' });
  await terms.getByRole('checkbox').check();
  await press(terms.getByRole('button', { name: 'Accept' }));
  await terms.waitFor({ state: 'detached' });
}
/** Who is signed in at Google in this browser. */
const isAtGoogle = ({ context }: Visit, { google }: GoogleHouse, person: Person) =>
  context.addCookies([
    { name: 'person', value: encodeURIComponent(JSON.stringify(person)), url: google.issuer },
  ]);

const firstTime = (device: Device): Test => ({
  name: `Google: signed up, terms, home; in again; gone, and anew (${device})`,
  async run({ home, open }) {
    const house = await home.atGoogle();
    const { address, google } = house;
    const person = { sub: `new-${device}`, email: `new-${device}@gmail.com`, email_verified: true };
    const visit = await open({ device, address, mayVisit: google.issuer, path: '/signup' });
    await isAtGoogle(visit, house, { ...person, given_name: 'Grace', family_name: 'Hopper' });
    const { page, press, go } = visit;
    await byGoogle(visit);
    await atHome(visit);
    assert.ok(!page.url().includes('code='), 'the answer stands in the address');
    await acceptTerms(visit);
    await page.getByText('Grace').locator('visible=true').first().waitFor();
    await go('/settings/devices');
    await answerGate(visit);
    const section = page.getByRole('region', { name: 'Signing in with Google' });
    await section.getByText(person.email).waitFor();
    await page.getByText('With Google · Logged in since').waitFor();
    await logOut(visit);

    await go('/login');
    await byGoogle(visit);
    await atHome(visit);
    await page.getByText('Grace').locator('visible=true').first().waitFor();

    await go('/delete-account');
    await answerGate(visit);
    await press(page.getByRole('button', { name: 'Go on' }));
    await page.getByRole('radio').first().check();
    await press(page.getByRole('button', { name: 'Go on' }));
    await press(page.getByRole('button', { name: 'Delete account for good' }));
    await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor();
  },
});

const known: Test = {
  name: 'Google: a known address is connected after its password, and disconnected again',
  async run({ home, open }) {
    const house = await home.atGoogle();
    const { address, google } = house;
    const parent = await newParent(address);
    const visit = await open({
      device: 'phone',
      address,
      mayVisit: google.issuer,
      mayLog: /status of 409/,
      path: '/login',
    });
    const { page, press, go } = visit;
    await isAtGoogle(visit, house, { sub: 'known', email: parent.email, email_verified: true });
    await byGoogle(visit);
    await page.getByRole('heading', { name: 'You have an account already' }).waitFor();
    await press(page.getByRole('link', { name: 'Sign in with the password' }));
    await signIn(visit, parent.email);
    await page.getByText('Google is connected.').waitFor();
    await go('/settings/devices');
    await answerGate(visit);
    const section = page.getByRole('region', { name: 'Signing in with Google' });
    await section.getByText(parent.email).waitFor();
    await logOut(visit);
    await go('/login');
    await byGoogle(visit);
    await atHome(visit);
    await go('/settings/devices');
    await answerGate(visit);
    await press(section.getByRole('button', { name: 'Disconnect Google' }));
    await section.getByText('Google is disconnected.').waitFor();
  },
};

const cancelled: Test = {
  name: 'Google: who turns back there, or opens the way back twice, finds the way on',
  async run({ home, open }) {
    const { address, google } = await home.atGoogle();
    const visit = await open({
      device: 'phone',
      address,
      mayVisit: google.issuer,
      mayLog: /status of 403/,
      path: '/auth/google/callback?error=access_denied',
    });
    const { page, press, go } = visit;
    await page.getByRole('heading', { name: 'You turned back on the way' }).waitFor();
    await go('/auth/google/callback?code=old&state=old');
    await page.getByRole('heading', { name: 'That did not work with Google' }).waitFor();
    await page.getByText('good for ten minutes, once').waitFor();
    await press(page.getByRole('link', { name: 'Go to sign in' }));
    await page.getByRole('heading', { name: 'Good to have you back' }).waitFor();
  },
};

export const googles: readonly Test[] = [firstTime('phone'), known, cancelled];
