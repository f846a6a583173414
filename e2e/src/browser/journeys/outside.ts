import assert from 'node:assert/strict';
import { eventually, newCharacter, newParent } from '../../house/client.ts';
import type { Test } from '../runTests.ts';
import { answerGate, orderTheStory, STORY_WITHIN_MS } from './asParent.ts';

const PATHS = ['/responses', '/chat/completions'] as const;

const yes: Test = {
  name: 'outside models: a parent is asked once, says yes, reads along, and finds in the settings what was sent',
  within: STORY_WITHIN_MS,
  async run({ home, open }) {
    const { address, stub, model } = await home.atModels();
    const parent = await newParent(address);
    const { name } = await newCharacter(address, parent);
    const visit = await open({ device: 'phone', address, parent, path: '/stories/create' });
    const { page, press } = visit;
    await press(page.getByRole('button', { name: 'Next' }));
    for (const path of PATHS) stub.failAlways(path, 'slow');
    await orderTheStory(visit, async () => {
      const dialog = page.getByRole('dialog', { name: 'Shall AI models help with your stories?' });
      await dialog.getByText(`${model} on a machine of this house`).waitFor();
      await press(dialog.getByRole('button', { name: 'Yes, they may help' }));
    });
    const askedFor = () => eventually('a passage is asked for', async () => stub.held() > 0);
    await askedFor();
    stub.letGo();
    await askedFor();
    const soFar = page.getByRole('region', { name: 'The story so far' });
    await soFar.getByText(name).first().waitFor();
    for (const path of PATHS) stub.failAlways(path, null);
    stub.letGo();
    await page.getByRole('button', { name: 'Share' }).waitFor();
    assert.deepEqual(stub.violations, []);

    await visit.go('/settings/making');
    await answerGate(visit);
    assert.ok(await page.getByRole('checkbox', { name: 'AI models may help with my stories' }).isChecked());
    const sent = page.getByRole('region', { name: 'What was sent for your last story' });
    await press(sent.locator('summary').first());
    const request = await sent.locator('pre').first().innerText();
    assert.match(request, /\{\{HERO\}\}/);
    assert.ok(!request.includes(name), 'the hero’s name stands in what was sent');
    await page.getByRole('checkbox', { name: 'AI models may help with my stories' }).uncheck();
    await page.getByText('Our own studio makes what they do not deliver').waitFor({ state: 'detached' });
    await page.reload();
    await sent.waitFor();
    assert.equal(await page.getByRole('checkbox').isChecked(), false);
  },
};

export const outsides: readonly Test[] = [yes];
