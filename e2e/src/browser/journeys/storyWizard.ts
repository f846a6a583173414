import assert from 'node:assert/strict';
import type { UserView } from '@storylark/contracts/accounts/views';
import { paths } from '@storylark/contracts/paths';
import { call } from '../../house/client.ts';
import type { Device } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import { forgetStory, parentWithMia } from './asParent.ts';

const steps = [
  { heading: 'Who is the story about?', choice: 'Mia' },
  { heading: 'What kind of story shall it be?', choice: 'Adventure' },
  { heading: 'Where does it happen?', choice: 'Treasure Island' },
  { heading: 'What is it about?', choice: 'Courage' },
  { heading: 'Shall Mia’s story begin?', choice: null },
] as const;

const wizard = (device: Device): Test => ({
  name: `the story wizard bears a reload and the back button in every step, a doubled press makes one story, and back leads home from it (${device})`,
  async run({ home, open }) {
    const parent = await parentWithMia(home);
    const visit = await open({ device, parent, path: '/stories/create?step=character' });
    const { page, press } = visit;
    const isAt = async ({ heading, choice }: (typeof steps)[number], chosen: boolean) => {
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      if (choice && chosen) await page.getByRole('radio', { name: choice, checked: true }).waitFor();
    };
    for (const [at, step] of steps.entries()) {
      await isAt(step, false);
      if (step.choice) await page.getByRole('radio', { name: step.choice }).check();
      await page.reload();
      await isAt(step, true);
      if (at > 0) {
        await page.goBack();
        await isAt(steps[at - 1]!, true);
        await page.goForward();
        await isAt(step, true);
      }
      if (step.choice) await press(page.getByRole('button', { name: 'Next' }));
    }
    await page.getByRole('button', { name: 'Create the story' }).dblclick();
    await page.waitForURL(/\/stories\/[0-9a-f-]{36}$/);
    await page.goBack();
    await page.waitForURL('**/dashboard');
    await page.goForward();
    await page.waitForURL(/\/stories\/[0-9a-f-]{36}$/);
    // The profile is read from the command side: no read model is waited for.
    const { body } = await call<UserView>(home.address, 'GET', paths.me, { token: parent.token });
    assert.equal(body.subscription.storiesUsed, 1);
    await forgetStory(visit, home, parent);
  },
});

const nothingChosen: Test = {
  name: 'the story wizard says what is missing in each step, beside the question',
  async run({ home, open }) {
    const { page, press } = await open({ device: 'phone', parent: home.anna, path: '/stories/create' });
    const said = [
      'Please select a character',
      'Please select a story type',
      'Please select a setting',
      'Please select a lesson',
    ];
    const choices = [/Mia/, /Adventure/, /Treasure Island/, /Courage/];
    for (const [at, words] of said.entries()) {
      await press(page.getByRole('button', { name: 'Next' }));
      await page.getByText(words).waitFor();
      await page.getByRole('radio', { name: choices[at]! }).check();
      await page.getByText(words).waitFor({ state: 'detached' });
      await press(page.getByRole('button', { name: 'Next' }));
      // pressed too early, the next 'Next' is that of the same question
      await page.getByRole('heading', { level: 1, name: steps[at + 1]!.heading }).waitFor();
    }
  },
};

export const storyWizards: readonly Test[] = [wizard('phone'), wizard('desktop'), nothingChosen];
