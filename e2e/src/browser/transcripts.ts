import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { paths } from '@storylark/contracts/paths';
import type { VoiceView } from '@storylark/contracts/stories/views';
import type { Page } from 'playwright-core';
import { call, eventually } from '../house/client.ts';
import type { Test } from './runTests.ts';
import { parentWithStory } from './journeys/asParent.ts';

/**
 * What a screen reader meets, in its order, kept as text beside this file: to be read, and to change only on
 * purpose.
 */
const folder = new URL('../../src/browser/transcripts/', import.meta.url);

async function compare(
  page: Page,
  name: string,
  smooth: (text: string) => string = (text) => text,
): Promise<void> {
  const file = new URL(`${name}.txt`, folder);
  const hear = async () => `${smooth(await page.locator('body').ariaSnapshot())}\n`;
  if (!existsSync(file)) writeFileSync(file, await hear()); // a new one is written down; delete one to write it anew
  const wanted = readFileSync(file, 'utf8');
  // what comes a moment later is part of it
  await eventually(name, async () => (await hear()) === wanted, 30_000, 200).catch(() => {});
  assert.equal(
    await hear(),
    wanted,
    `${name}: it reads otherwise than e2e/src/browser/transcripts/${name}.txt`,
  );
}

const wizard: Test = {
  name: 'transcript: the story wizard as a screen reader reads it',
  async run({ home, open }) {
    const { address, anna } = home;
    await eventually('a young house has spoken its samples', async () => {
      const { body } = await call<VoiceView[]>(address, 'GET', `${paths.voices}?language=english`, {
        token: anna.token,
      });
      return body.every(({ sampleUrl }) => sampleUrl !== null);
    });
    const { page, press } = await open({
      device: 'desktop',
      parent: anna,
      path: '/stories/create',
      still: true,
    });
    const steps = ['character', 'storyType', 'setting', 'lesson'] as const;
    const choices = ['Mia', 'Adventure', 'Treasure Island', 'Courage'];
    for (const [at, step] of steps.entries()) {
      await page.getByRole('radio', { name: choices[at]! }).check();
      await compare(page, `wizard-${at + 1}-${step}`);
      await press(page.getByRole('button', { name: 'Next' }));
      await page.waitForURL((url) => !url.search.includes(step));
      await page
        .getByRole('radio')
        .or(page.getByRole('button', { name: 'Create the story' }))
        .first()
        .waitFor();
    }
    await page.getByRole('button', { name: 'Hear the voice' }).first().waitFor();
    await compare(page, 'wizard-5-review', (text) =>
      text.replace(/This is \d+ of your/, 'This is N of your'),
    );
  },
};

/** A story is never told twice alike: what is its own is left out, how it is said stays. */
const withoutStory = (title: string) => (text: string) =>
  text
    .replaceAll(title, 'TITLE')
    .replaceAll(/^( +- )'?img ".*"'?$/gm, '$1img "WHAT IT SHOWS"')
    .replace(
      /^( +- group "Text of the story":\n)(?:( +)- (?:paragraph: .*|img "WHAT IT SHOWS")\n)+/m,
      '$1$2- paragraphs and pictures\n',
    )
    .replaceAll(/\b\d+:\d\d\b/g, 'M:SS')
    .replaceAll(/\b\d+ minutes?\b/g, 'N minutes')
    .replaceAll(/\/media\/\S+/g, '/media/KEY');

const story: Test = {
  name: 'transcript: the story view as a screen reader reads it',
  async run({ home, open }) {
    const parent = await parentWithStory(home);
    const visit = await open({
      device: 'desktop',
      parent,
      path: `/stories/${parent.story.uuid}`,
      still: true,
    });
    await visit.page.getByRole('button', { name: 'Listen' }).waitFor();
    await compare(visit.page, 'story', withoutStory(parent.story.title!));
    await visit.page.getByRole('button', { name: 'Listen' }).click();
    await visit.page.getByRole('button', { name: 'Pause' }).waitFor();
    await visit.page.getByRole('button', { name: 'Pause' }).click();
    await visit.page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await compare(visit.page, 'story-player', withoutStory(parent.story.title!));
  },
};

export const transcripts: readonly Test[] = [wizard, story];
