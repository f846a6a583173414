import type { Device } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import { answerGate } from './asParent.ts';

const limit = (device: Device): Test => ({
  name: `who has reached the limits is told so before the first step, with the plan and a way on (${device})`,
  async run({ home, open }) {
    const visit = await open({ device, parent: home.frida, path: '/stories' });
    const { page, press } = visit;
    await press(page.locator('button:visible', { hasText: 'Make a story' }).first());
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Story Limit Reached' }).waitFor();
    await dialog.getByText('Your plan: Free').waitFor();
    await press(dialog.getByRole('button', { name: 'Stay here' }));
    await dialog.waitFor({ state: 'detached' });

    await visit.go('/characters');
    await press(page.locator('button:visible', { hasText: 'New character' }).first());
    await dialog.getByRole('heading', { name: 'Character Limit Reached' }).waitFor();
    await dialog.getByText('You’ve reached your limit of 1 character with your current plan.').waitFor();
    await press(dialog.getByRole('link', { name: 'See the plans' }));
    await answerGate(visit);
    await page.waitForURL('**/subscriptions?plan=basic');
    await page.getByText('Premium').first().waitFor();

    await visit.go('/dashboard');
    await page
      .locator(':visible:is(button)', { hasText: /^New stories on / })
      .first()
      .waitFor();
  },
});

export const limits: readonly Test[] = [limit('phone'), limit('desktop')];
