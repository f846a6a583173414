import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { eventually, PASSWORD } from '../../house/client.ts';
import type { Test } from '../runTests.ts';
import { linkOfMail, place, STORY_WITHIN_MS } from './asParent.ts';

const MOST_TABS = 120;

/** What the focus is on, by the name that a screen reader would say. */
const focused = async (page: Page): Promise<string> => {
  const on = page.locator(':focus');
  return (await on.count()) === 0 ? '' : (await on.ariaSnapshot()).split('\n')[0]!;
};

/** Runs in the page: what has the focus is within the window, and it or its label has a ring around it. */
function isSeen(): boolean {
  const focused = document.activeElement!;
  const { top, bottom } = focused.getBoundingClientRect();
  const parts = [focused, focused.closest('label')].filter((part) => part !== null);
  return (
    bottom > 0 && top < innerHeight && parts.some((part) => getComputedStyle(part).outlineStyle !== 'none')
  );
}

/**
 * By Tab alone, as far as it takes; what has the focus must be seen.
 * @throws when it is not met, with all that was
 */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const met: string[] = [];
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const name = await focused(page);
    if (wanted.test(name)) {
      await page
        .waitForFunction(isSeen)
        .catch(() => Promise.reject(new Error(`one does not see where the focus is: ${name}`)));
      return;
    }
    met.push(name);
    await page.keyboard.press('Tab');
  }
  throw new Error(`${wanted} was not met by Tab, but ${met.join(' | ')}`);
}
const pressOn = async (page: Page, wanted: RegExp, key = 'Enter') => {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
};
const type = async (page: Page, wanted: RegExp, words: string) => {
  await tabTo(page, wanted);
  await page.keyboard.type(words);
};
/**
 * A new screen is there once its heading has the focus: Tab pressed before goes on from where it was, and the
 * focus then moves.
 */
const arriveAt = async (page: Page, address: string) => {
  await page.waitForURL(`**${address}`);
  await page.locator('h1:focus').waitFor();
};
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

const keyboardOnly: Test = {
  name: 'by keyboard alone, from the landing page to the playing story',
  async run({ home, open }) {
    const email = `${randomUUID()}@example.com`;
    const visit = await open({ device: 'desktop', path: '/' });
    const { page } = visit;
    await pressOn(page, /link "Make the first story free"/);
    await heading(page, 'The first story is free');
    await type(page, /textbox "First name"/, 'Katharina');
    await type(page, /textbox "Last name"/, 'Brandt');
    await type(page, /textbox "Email address"/, email);
    await type(page, /textbox "Password"/, PASSWORD);
    await type(page, /textbox "Password once more"/, PASSWORD);
    await pressOn(page, /checkbox/, ' ');
    await pressOn(page, /button "Sign up"/);
    await heading(page, 'One step to go: your inbox');
    await visit.go(await linkOfMail(home.address, email, '/confirm/'));
    await heading(page, 'Welcome to Storylark');
    await type(page, /textbox "Password"/, PASSWORD);
    await page.keyboard.press('Enter');
    await arriveAt(page, '/dashboard');
    await pressOn(page, /link "Draw the first hero"/);
    await heading(page, 'Who is it?');
    await type(page, /textbox "Name"/, 'Mia');
    await type(page, /spinbutton "Age in years"/, '6');
    await tabTo(page, /^- radio "Girl"/);
    await page.keyboard.press('Space');
    await pressOn(page, /button "Next"/);
    for (const part of ['part=skin', 'part=hair', 'part=eyes', 'part=special', 'step=personality']) {
      await page.waitForURL((url) => url.search.includes(part));
      // the new question has it, and not the button pressed
      await page.locator('h1:focus, [role=radiogroup]:focus').waitFor();
      if (part === 'part=special' || part === 'step=personality') {
        await tabTo(page, /^- radio "/);
        await page.keyboard.press('ArrowRight');
      }
      await pressOn(page, /button "Next"/);
    }
    await heading(page, 'Is this Mia?');
    await pressOn(page, /button "Draw Mia"/);
    for (const question of [
      'What kind of story shall it be?',
      'Where does it happen?',
      'What is it about?',
    ]) {
      await heading(page, question);
      await tabTo(page, /^- radio "/);
      await page.keyboard.press(' ');
      await pressOn(page, /button "Next"/);
    }
    await heading(page, 'Shall Mia’s story begin?');
    await pressOn(page, /button "Create the story"/);
    await page.waitForURL(/\/stories\/[0-9a-f-]{36}$/);
    await page.getByRole('button', { name: 'Listen' }).waitFor({ timeout: STORY_WITHIN_MS });
    await pressOn(page, /button "Listen"/);
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    const begun = await place(page);
    await eventually('it plays', async () => (await place(page)) > begun);
    await page.keyboard.press(' ');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  },
};

export const keyboards: readonly Test[] = [keyboardOnly];
