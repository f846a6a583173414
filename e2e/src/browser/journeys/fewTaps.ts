import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { PASSWORD } from '../../house/client.ts';
import type { Visit } from '../openVisits.ts';
import type { Test } from '../runTests.ts';
import { linkOfMail, listen, STORY_WITHIN_MS } from './asParent.ts';

const MOST_TAPS = 20;
const MOST_FIELDS = 6;

/** The same visit, by a parent whose taps and fields are counted. */
function counted(visit: Visit) {
  const count = { taps: 0, fields: 0 };
  const press = async (target: Locator) => {
    count.taps += 1;
    await visit.press(target);
  };
  const fill = async (label: string, text: string) => {
    count.fields += 1;
    await visit.page.getByLabel(label, { exact: true }).fill(text);
  };
  return { count, fill, ...visit, press };
}

const firstSound: Test = {
  name: `from the start page to the first own sound in at most ${MOST_TAPS} taps and ${MOST_FIELDS} fields (phone)`,
  async run({ home, open }) {
    const email = `${randomUUID()}@example.com`;
    const parent = counted(await open({ device: 'phone', path: '/' }));
    const { page, press, fill, count } = parent;
    const button = (name: string) => press(page.getByRole('button', { name, exact: true }));

    await press(page.getByRole('link', { name: /first story/ }).first());
    await fill('First name', 'Katharina');
    await fill('Last name', 'Brandt');
    await fill('Email address', email);
    await page.getByRole('button', { name: 'Show password' }).nth(1).waitFor(); // typed twice where it is hidden
    await press(page.getByRole('button', { name: 'Show password' }).first());
    await fill('Password', PASSWORD);
    await press(page.getByRole('checkbox'));
    await button('Sign up');
    await page.getByRole('heading', { name: 'One step to go: your inbox' }).waitFor();

    count.taps += 1; // the link in the mail
    await parent.go(await linkOfMail(home.address, email, '/confirm/'));
    await page.getByRole('heading', { name: 'Welcome to Storylark' }).waitFor();
    await fill('Password', PASSWORD);
    await button('Sign in');

    await press(page.getByRole('link', { name: 'Draw the first hero' }));
    await page.getByRole('heading', { name: 'Who is it?' }).waitFor();
    await fill('Name', 'Mia');
    await button('A year older');
    assert.equal(await page.getByLabel('Age in years').inputValue(), '6');
    await press(page.getByRole('radio', { name: 'Girl' }));
    await button('Next');
    await press(page.getByRole('link', { name: 'Keep these looks and go on' }));
    await press(page.getByRole('radio', { name: 'Curious' }));
    await button('Next');
    await button('Draw Mia');

    await page.getByRole('heading', { name: 'What kind of story shall it be?' }).waitFor();
    await button('Choose the rest for me');
    await page.getByRole('heading', { name: 'Shall Mia’s story begin?' }).waitFor();
    await button('Create the story');
    await page.getByRole('button', { name: 'Listen' }).waitFor({ timeout: STORY_WITHIN_MS });
    await listen(parent);

    const { taps, fields } = count;
    assert.ok(taps <= MOST_TAPS && fields <= MOST_FIELDS, `${taps} taps, ${fields} fields`);
  },
};

export const fewTaps: readonly Test[] = [firstSound];
