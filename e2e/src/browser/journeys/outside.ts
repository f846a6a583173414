import assert from 'node:assert/strict';
import { paths } from '@storylark/contracts/paths';
import { call, eventually, finishedStory, newCharacter, newParent, orderStory } from '../../house/client.ts';
import { VOICE_MODEL } from '../../house/startModelHouse.ts';
import type { Test } from '../runTests.ts';
import { answerGate, listen, orderTheStory, STORY_WITHIN_MS } from './asParent.ts';

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

const ALIAS = 'Captain';

const voice: Test = {
  name: 'outside models: a parent gives an alias, and a voice outside reads the story without the name',
  within: STORY_WITHIN_MS,
  async run({ home, open }) {
    const { address, stub } = await home.atModels();
    const parent = await newParent(address);
    const { uuid, name } = await newCharacter(address, parent, { name: 'Ylvarine' });
    const { token } = parent;
    await call(address, 'PUT', paths.me, { token, body: { useOutsideModels: true } });

    const visit = await open({ device: 'phone', address, parent, path: '/settings/making' });
    const { page, press } = visit;
    await answerGate(visit);
    const calling = page.getByRole('region', { name: 'What the AI voice calls your children' });
    await calling.getByRole('radio', { name: 'The hero by an alias' }).check();
    await calling.getByLabel('Alias of the hero').fill(ALIAS);
    await press(calling.getByRole('button', { name: 'Save' }));
    await calling.getByText('Saved.').waitFor();

    await visit.go(`/characters/${uuid}/edit?step=basics`);
    await page.getByRole('textbox', { name: /^Alias for the AI voice/ }).waitFor();

    const { body } = await orderStory(address, parent, uuid);
    const story = await finishedStory(address, parent, body.uuid);
    assert.deepEqual(stub.violations, []);
    assert.equal(story.madeBy.narration, 'outside');
    assert.ok(stub.traffic().includes(ALIAS), 'the alias is not said');
    assert.ok(!stub.traffic().includes(name), 'the hero’s name left the house');

    await visit.go(`/stories/${body.uuid}`);
    await listen(visit);
    await visit.go('/settings/making');
    const sent = page.getByRole('region', { name: 'What was sent for your last story' });
    await press(sent.getByText(`, to ${VOICE_MODEL}: `));
    const spoken = await sent.locator('details[open] pre').innerText();
    assert.match(spoken, /\{\{HERO\}\}/);
    assert.ok(!spoken.includes(name) && !spoken.includes(ALIAS), 'a name stands where a placeholder belongs');
  },
};

export const outsides: readonly Test[] = [yes, voice];
