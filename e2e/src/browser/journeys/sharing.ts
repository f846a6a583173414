import assert from 'node:assert/strict';
import { call, eventually } from '../../house/client.ts';
import type { Device } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import { answerGate, listen, sharedParent } from './asParent.ts';

const sharing = (device: Device): Test => ({
  name: `a shared link: a guest hears and reads, learns nothing of the parent, and loses it when it is withdrawn (${device})`,
  async run({ home, open }) {
    const parent = await sharedParent(home, device);
    const visit = await open({ device, parent, path: `/stories/${parent.story.uuid}` });
    const { page, press } = visit;
    await press(page.getByRole('button', { name: 'Share' }));
    await answerGate(visit);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/Mia’s name is heard and read in it/).waitFor();
    await press(dialog.getByRole('button', { name: 'Make the link' }));
    const link = await dialog.getByLabel('The link').inputValue();
    const { pathname } = new URL(link);

    const guest = await open({ device, path: pathname, mayLog: /status of 404/ });
    await guest.page.getByRole('heading', { level: 1, name: parent.story.title! }).waitFor();
    await listen(guest);
    const source = (await call<string>(home.address, 'GET', pathname)).body + (await guest.page.content());
    for (const secret of [parent.email, 'Berg', 'Anna'])
      assert.ok(!source.includes(secret), `${secret} stands in the shared page`);
    assert.match(source, /<meta name="robots" content="noindex/);
    assert.match(source, /og:title/);

    await press(dialog.getByRole('button', { name: 'Withdraw the link' }));
    await press(dialog.getByRole('button', { name: 'Withdraw the link' }));
    await dialog.getByRole('button', { name: 'Make the link' }).waitFor();
    // the guest's side may learn of it a moment later
    await eventually('the link leads nowhere', async () => (await guest.page.reload())?.status() === 404);
    await guest.page.getByText('This story is no longer shared.').first().waitFor();
  },
});

export const sharings: readonly Test[] = [sharing('phone'), sharing('desktop')];
