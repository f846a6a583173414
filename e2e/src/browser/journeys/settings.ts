import assert from 'node:assert/strict';
import { newParent } from '../../house/client.ts';
import type { Device } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import { answerGate } from './asParent.ts';

const settings = (device: Device): Test => ({
  name: `the settings: a calm list, an address for each part, and nothing typed is lost (${device})`,
  async run({ home, open }) {
    const parent = await newParent(home.address);
    const visit = await open({ device, parent, path: '/settings' });
    const { page, press } = visit;
    await answerGate(visit);
    const at = (path: string) => page.waitForURL((url) => url.pathname + url.search === path);
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    const line = (name: string) => page.getByRole('main').getByRole('link', { name });
    await line('Password, passkeys, devices').getByText('No passkey, 1 device').waitFor();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    assert.ok(height <= 1.3 * page.viewportSize()!.height, `the list is ${height} px high`);

    await press(line('Profile'));
    await at('/settings/profile');
    await heading('Profile');
    assert.equal(await page.title(), 'Profile · Storylark');
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Profile');
    await page.getByLabel('First name').fill('Half a na');
    await page.goBack();
    await at('/settings');
    await heading('Settings');
    await press(line('Reading and night'));
    await heading('Reading and night');
    // on a large screen the list stands beside the part
    assert.equal(await line('Profile').isVisible(), device === 'desktop');
    await page.goBack();
    await press(line('Profile'));
    assert.equal(await page.getByLabel('First name').inputValue(), 'Half a na');

    // a link to a part, and the address it once had
    await visit.go('/settings/subscription');
    await heading('Subscription');
    await visit.go('/settings?tab=subscription');
    await at('/settings/subscription');
    await page.getByRole('region', { name: 'Free' }).waitFor();
  },
});

const gate: Test = {
  name: 'a link to a part of the settings stands behind the parents’ gate',
  async run({ home, open }) {
    const parent = await newParent(home.address);
    const visit = await open({ device: 'phone', parent, path: '/settings/deletion' });
    await visit.page.getByRole('heading', { name: 'One moment, this is for grown-ups' }).waitFor();
    assert.equal(await visit.page.getByText('Delete my account').count(), 0);
    await answerGate(visit);
    await visit.page.getByRole('link', { name: 'Delete my account' }).waitFor();
  },
};

export const settingsParts: readonly Test[] = [settings('phone'), settings('desktop'), gate];
