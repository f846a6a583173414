import assert from 'node:assert/strict';
import { call, eventually, newCharacter, newParent, PASSWORD } from '../../house/client.ts';
import { everythingStored } from '../inPage/everythingStored.ts';
import type { Device } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import { answerGate } from './asParent.ts';

const CANARY = 'Zephyrine';

const deletion = (device: Device): Test => ({
  name: `deleting the account: gate, reason, what is lost, farewell, and nothing left in this browser (${device})`,
  async run({ home, open }) {
    const parent = await newParent(home.address, { lastName: 'Quittenbaum' });
    await newCharacter(home.address, parent, { name: CANARY });
    const visit = await open({ device, parent, path: '/settings', mayLog: /status of 40[13]/ });
    const { page, press } = visit;
    await answerGate(visit);
    await press(page.getByRole('link', { name: /^Delete account/ }));
    await press(page.getByRole('link', { name: 'Delete my account' }));
    await page.getByText(`Your character: ${CANARY}`).waitFor();
    await press(page.getByRole('button', { name: 'Go on' }));
    await page.getByRole('radio', { name: 'I do not use it enough' }).check();
    await press(page.getByRole('button', { name: 'Go on' }));
    await page.getByRole('heading', { name: 'Delete it for good?' }).waitFor();
    await press(page.getByRole('button', { name: 'Delete account for good' }));
    await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'Make the first story free' }).first().waitFor();

    for (const secret of [CANARY, 'Quittenbaum', parent.token, parent.email, parent.accountId])
      await eventually(
        `${secret} is nowhere in this browser`,
        async () => !(await page.evaluate(everythingStored)).includes(secret),
      );
    const form = { grant_type: 'password', username: parent.email, password: PASSWORD };
    assert.equal((await call(home.address, 'POST', '/api/token', { form })).status, 401);
  },
});

export const deletions: readonly Test[] = [deletion('phone'), deletion('desktop')];
