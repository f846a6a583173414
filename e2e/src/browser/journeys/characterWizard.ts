import assert from 'node:assert/strict';
import { newParent } from '../../house/client.ts';
import type { Device } from '../openVisits.ts';
import type { Test } from '../runTests.ts';

type Step = { heading: string; group: string | null };
const steps: readonly Step[] = [
  { heading: 'Who is it?', group: null },
  { heading: 'What does Mia look like?', group: 'Skin colour' },
  { heading: 'What does Mia look like?', group: 'Hair colour' },
  { heading: 'What does Mia look like?', group: 'Eye colour' },
  { heading: 'What does Mia look like?', group: 'What is special' },
  { heading: 'What is Mia like?', group: 'Most of all' },
  { heading: 'Is this Mia?', group: null },
];

const wizard = (device: Device): Test => ({
  name: `the character wizard bears a reload and the back button in every step, and leads on to the story of the first hero (${device})`,
  async run({ home, open }) {
    const parent = await newParent(home.address);
    const { page, press } = await open({ device, parent, path: '/characters/create' });
    const chosen = new Map<string, string>();
    const isAt = async ({ heading, group }: Step) => {
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      if (group === null) return;
      const radios = page.getByRole('radiogroup', { name: group }).getByRole('radio');
      await radios.first().waitFor();
      const known = chosen.get(group);
      if (known !== undefined)
        await page
          .getByRole('radiogroup', { name: group })
          .getByRole('radio', { name: known, checked: true })
          .waitFor();
    };
    await page.getByRole('textbox', { name: 'Name' }).fill('Mia');
    await page.getByLabel('Age in years').fill('6');
    await page.getByRole('radio', { name: 'Girl' }).check();
    for (const [at, step] of steps.entries()) {
      await isAt(step);
      if (step.group !== null) {
        const radio = page.getByRole('radiogroup', { name: step.group }).getByRole('radio').nth(2);
        await radio.check();
        chosen.set(
          step.group,
          (
            await radio.evaluate(
              (input: HTMLInputElement) => input.labels?.[0]?.textContent ?? input.ariaLabel ?? '',
            )
          ).trim(),
        );
      }
      await page.reload();
      await isAt(step);
      if (at > 0) {
        await page.goBack();
        await isAt(steps[at - 1]!);
        await page.goForward();
        await isAt(step);
      }
      if (at < steps.length - 1) await press(page.getByRole('button', { name: 'Next' }));
    }
    assert.ok(chosen.size === 5, 'five questions were answered by a choice');
    await press(page.getByRole('button', { name: 'Draw Mia' }));
    await page.waitForURL('**/stories/create?step=storyType');
    await page.getByRole('heading', { name: 'What kind of story shall it be?' }).waitFor();
    await page.goto('/characters/create');
    await page
      .getByRole('heading', { name: /Character Limit Reached|Who is it\?|My characters/ })
      .first()
      .waitFor();
    assert.equal(
      (await page.getByRole('textbox', { name: 'Name' }).count()) === 0 ||
        (await page.getByRole('textbox', { name: 'Name' }).inputValue()) === '',
      true,
      'a finished draft is not offered again',
    );
  },
});

export const characterWizards: readonly Test[] = [wizard('phone'), wizard('desktop')];
