import assert from 'node:assert/strict';
import { path, paths } from '@storylark/contracts/paths';
import type { StoryView } from '@storylark/contracts/stories/views';
import type { Page } from 'playwright-core';
import { eventually, storyOf } from '../../house/client.ts';
import { lendVoices } from '../inPage/lendVoices.ts';
import type { Device, Visit } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import { parentWithStory } from './asParent.ts';

/** Chooses the voice by its name, and waits until it reads. */
async function readBy({ page, press }: Visit, name: string): Promise<void> {
  await press(page.getByRole('button', { name: 'Read by this device' }));
  await press(page.getByRole('button', { name: `Read by this device: ${name}` }));
  await page.getByRole('region', { name: `Read by this device, ${name}:` }).waitFor();
  await page.locator('.now .word').first().waitFor();
}

const texts = (page: Page) => page.evaluate(() => window.said!.texts);
const speaks = (page: Page) => page.evaluate(() => window.said!.speaking);
const marked = (page: Page) => page.locator('[data-sentence].now').first().innerText();
/** Where one stopped, by the story that lies on this device: 0:42. */
async function keptPlace(page: Page, uuid: string): Promise<string> {
  const seconds = await page.evaluate(async (of) => {
    const stored = await caches.match(`/kept/${of}/story.json`);
    const { heard } = (await stored!.json()) as StoryView;
    return heard?.positionSeconds ?? 0;
  }, uuid);
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
const same = (a: string, b: string) => a.replaceAll(/\s/g, '') === b.replaceAll(/\s/g, '');

const readAloud = (device: Device): Test => ({
  name: `read by this device: sentence by sentence, paused, gone on with the next time, without a network too (${device})`,
  async run({ home, open }) {
    const parent = await parentWithStory(home);
    const visit = await open({
      device,
      parent,
      mayLog: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/,
    });
    const { page, press, context } = visit;
    await context.addInitScript(lendVoices);
    await visit.go(`/stories/${parent.story.uuid}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await press(page.getByRole('button', { name: 'More' }));
    await press(page.getByRole('menuitem', { name: 'Keep on this device' }));
    await page.getByText('The story now plays without a connection.').waitFor();

    await readBy(visit, 'Daniel');
    await eventually('it comes to the third sentence', async () => (await texts(page)).length >= 3);
    await press(page.getByRole('button', { name: 'Pause' }));
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    assert.equal(await speaks(page), false, 'it speaks on though it was paused');
    const stopped = (await texts(page)).at(-1)!;
    assert.ok(same(await marked(page), stopped), 'another sentence is marked than the one being read');
    const { sentences } = parent.story;
    const spokenSoFar = (await texts(page)).length - 1;
    await eventually('the house knows the place by its second', async () => {
      const { heard } = await storyOf(home.address, parent, parent.story.uuid);
      return Math.abs((heard?.positionSeconds ?? 0) - sentences[spokenSoFar]!.from) < 0.2;
    });

    await press(page.getByRole('button', { name: 'Next sentence' }));
    await press(page.getByRole('button', { name: 'Speed, 1 times' }));
    await press(page.getByRole('button', { name: '1.25×' }));
    await press(page.getByRole('button', { name: 'Play', exact: true }));
    await eventually('it reads on', () => speaks(page));
    assert.ok(!same((await texts(page)).at(-1)!, stopped), 'it reads the sentence that was gone over');
    await press(page.getByRole('button', { name: 'Close player' }));
    assert.equal(await speaks(page), false, 'it speaks on though its player is closed');
    const goOn = page.getByRole('button', { name: /^Go on from/ });
    const place = await goOn.innerText();

    await eventually(
      'the place is kept with the story',
      async () => place === `Go on from ${await keptPlace(page, parent.story.uuid)}`,
    );
    await context.setOffline(true);
    await visit.go(`/stories/${parent.story.uuid}`);
    assert.equal(await goOn.innerText(), place, 'the place is another after the page was loaded anew');
    await press(page.getByRole('button', { name: 'Read by this device' }));
    const remembered = page.getByRole('button', { name: 'Read by this device: Daniel' });
    assert.equal(await remembered.getAttribute('aria-pressed'), 'true', 'the voice is not remembered');
    await press(remembered);
    await page.locator('.now .word').first().waitFor();
    await page.getByRole('link', { name: 'Back to my stories' }).click();
    await page.waitForURL(/\/stories$/);
    await eventually('it falls silent with the screen', async () => !(await speaks(page)));
    await context.setOffline(false);
  },
});

/** The studio is quick: the answer about the story is changed on its way to one from before its recording. */
const beforeTheRecording: Test = {
  name: 'read by this device: while the recording is being made, by keys, and by a guest of a shared story',
  async run({ home, open }) {
    const { anna } = home;
    const visit = await open({ device: 'phone', parent: anna });
    const { page, press, context } = visit;
    await context.addInitScript(lendVoices);
    const early = {
      ...anna.german,
      state: 'narration_pending',
      progress: { narrationDone: 3, narrationTotal: 9, picturesDone: 0, picturesTotal: 0 },
      audioUrl: null,
      downloadUrl: null,
      durationSeconds: null,
      sentences: [],
      illustrations: [],
      heard: null,
    };
    await page.route(`**${path(paths.story, { uuid: anna.german.uuid })}`, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: early }) : route.fallback(),
    );
    await visit.go(`/stories/${anna.german.uuid}`);
    await page.getByText('Recording, part 4 of 9').waitFor();
    await readBy(visit, 'Anna');
    const paragraph = anna.german.paragraphs[0]!;
    const [first] = await texts(page);
    assert.ok(first && paragraph.startsWith(first), `${first} does not begin the story`);
    await press(page.getByRole('button', { name: 'Close player' }));

    const shared = await open({ device: 'desktop' });
    await shared.context.addInitScript(lendVoices);
    await shared.go(anna.shared);
    await shared.page.getByRole('button', { name: 'Listen' }).waitFor();
    await shared.page.getByRole('button', { name: 'Read by this device' }).focus();
    await shared.page.keyboard.press('Enter');
    await shared.page.keyboard.press('Enter'); // the first voice has the focus
    await shared.page.locator('.now .word').first().waitFor();
    await eventually('the focus is at the button for the sound', () =>
      shared.page.getByRole('button', { name: 'Pause' }).evaluate((one) => one === document.activeElement),
    );
    await shared.page.keyboard.press('ArrowRight');
    await eventually('the next sentence is read', async () => (await texts(shared.page)).length >= 2);
    await shared.page.keyboard.press(' ');
    await eventually('it is silent', async () => !(await speaks(shared.page)));
  },
};

export const readingsAloud: readonly Test[] = [readAloud('phone'), readAloud('desktop'), beforeTheRecording];
