import assert from 'node:assert/strict';
import type { TokenView } from '@storylark/contracts/accounts/views';
import { paths } from '@storylark/contracts/paths';
import { call, eventually, newCharacter, newParent, PASSWORD } from '../../house/client.ts';
import { everythingStored } from '../inPage/everythingStored.ts';
import type { Device } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import { answerGate } from './asParent.ts';

/** A name that stands nowhere in the product. */
const CANARY = 'Zephyrine';

const logout = (device: Device): Test => ({
  name: `logging out in one tab ends the other and leaves nothing of the family in this browser (${device})`,
  async run({ home, open }) {
    const parent = await newParent(home.address, { lastName: 'Quittenbaum' });
    await home.plan(parent, 'premium');
    await newCharacter(home.address, parent, { name: CANARY });
    // The other tab may ask for the profile in the moment in which its session ends; it then shows the refused
    // token once more to who decides.
    const { page, press, tab } = await open({
      device,
      parent,
      path: '/characters',
      mayLog: /status of 401.*(users\/me|logout)/,
    });
    await page.getByText(CANARY, { exact: true }).first().waitFor();
    const other = await tab('/characters/create');
    await other.getByRole('textbox', { name: 'Name' }).fill(`${CANARY} the second`);
    for (const secret of [CANARY, parent.token, parent.email])
      await eventually(`the search finds ${secret} while it is there`, async () =>
        (await page.evaluate(everythingStored)).includes(secret),
      );

    await press(page.getByRole('button', { name: 'Log out' }));
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'Make the first story free' }).first().waitFor();
    await other.getByRole('heading', { level: 1, name: /Good to have you back|bedtime/ }).waitFor();
    await other.getByText(CANARY).waitFor({ state: 'detached' });

    for (const secret of [CANARY, 'Quittenbaum', parent.token, parent.email, parent.accountId])
      await eventually(
        `${secret} is nowhere in this browser`,
        async () => !(await page.evaluate(everythingStored)).includes(secret),
      );
    await page.goBack();
    assert.ok(!(await page.content()).includes(CANARY), 'going back shows nothing of the family');
  },
});

const expired: Test = {
  name: 'a session that ended elsewhere leads to the login, and from there back to where one was',
  async run({ home, open }) {
    const parent = await newParent(home.address);
    const visit = await open({
      device: 'phone',
      parent: { ...parent, token: `${parent.token}x` },
      path: '/login',
      mayLog: /status of 401/,
    });
    await visit.page.getByRole('heading', { name: 'Good to have you back' }).waitFor();
    await visit.go('/characters?tab=side');
    await visit.page.waitForURL('**/login');
    await visit.page.getByLabel('Email address').fill(parent.email);
    await visit.page.getByLabel('Password', { exact: true }).fill('Sleepy-lark-7');
    await visit.press(visit.page.getByRole('button', { name: 'Sign in' }));
    await visit.page.waitForURL('**/characters?tab=side');
    await visit.page.getByRole('heading', { name: 'My characters' }).waitFor();
  },
};

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
  'Version/18.6 Mobile/15E148 Safari/604.1';

const elsewhere: Test = {
  name: 'a phone that is logged out from another device lands at the login, and that device goes on',
  async run({ home, open }) {
    const parent = await newParent(home.address);
    const { body } = await call<TokenView>(home.address, 'POST', paths.token, {
      form: { grant_type: 'password', username: parent.email, password: PASSWORD },
      headers: { 'user-agent': SAFARI },
    });
    const lost = await open({
      device: 'phone',
      parent: { ...parent, token: body.access_token },
      path: '/characters',
      mayLog: /status of 401/,
    });
    await lost.page.getByRole('heading', { name: 'My characters' }).waitFor();

    const desk = await open({ device: 'desktop', parent, path: '/settings/devices' });
    await answerGate(desk);
    const section = desk.page.getByRole('region', { name: 'Where you are logged in' });
    await section.getByText('This device', { exact: true }).waitFor();
    await desk.press(section.getByRole('button', { name: 'Log out there: Safari, iPhone' }));
    await section.getByText('Logged out there.').waitFor();
    await section.getByText('Safari, iPhone').waitFor({ state: 'detached' });

    await lost.page.waitForURL('**/login');
    await lost.page.getByText('Your session has ended. Please sign in again.').waitFor();
    await desk.go('/characters');
    await desk.page.getByRole('heading', { name: 'My characters' }).waitFor();
  },
};

export const sessions: readonly Test[] = [logout('phone'), logout('desktop'), expired, elsewhere];
