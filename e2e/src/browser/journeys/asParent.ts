import assert from 'node:assert/strict';
import { path, paths } from '@storylark/contracts/paths';
import type { StoryView } from '@storylark/contracts/stories/views';
import type { Locator, Page } from 'playwright-core';
import {
  call,
  eventually,
  finishedStory,
  mailsTo,
  newCharacter,
  newParent,
  orderStory,
  type Parent,
  PASSWORD,
} from '../../house/client.ts';
import type { Home } from '../openHome.ts';
import type { Visit } from '../openVisits.ts';

/** From the order to the sound; some ten seconds where nothing else is to be done. */
export const STORY_WITHIN_MS = 400_000;

/** What a parent does on several journeys, by the words on the screens. */

export async function signUp({ page, press }: Visit, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Katharina');
  await page.getByLabel('Last name').fill('Brandt');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password once more').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await press(page.getByRole('button', { name: 'Sign up' }));
  await page.getByRole('heading', { name: 'One step to go: your inbox' }).waitFor();
}

/** The way of the link in the newest mail, without the host. */
export async function linkOfMail(address: string, email: string, part: string): Promise<string> {
  const link = await eventually(`a mail with a link to ${part}`, async () =>
    (await mailsTo(address, email)).flatMap(({ links }) => links).find((one) => one.includes(part)),
  );
  return new URL(link).pathname;
}

export async function signIn({ page, press }: Visit, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page.getByRole('button', { name: 'Sign in' }));
}

/** From the settings' part about signing in. */
export async function logOut({ page, press }: Visit): Promise<void> {
  await press(page.getByRole('button', { name: 'Log out here' }));
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('link', { name: 'Make the first story free' }).first().waitFor();
}

/** From the wizard's first step to its last on Free; everything that must be chosen. */
export async function drawCharacter({ page, press }: Visit, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Age in years').fill('6');
  await page.getByRole('radio', { name: 'Girl' }).check();
  const next = () => press(page.getByRole('button', { name: 'Next' }));
  await next();
  await choose(page, 'Skin colour');
  await next();
  await choose(page, 'Hair colour');
  await choose(page, 'Hair style');
  await next();
  await choose(page, 'Eye colour');
  await next();
  await choose(page, 'What is special');
  await next();
  await choose(page, 'Most of all');
  await next();
  await press(page.getByRole('button', { name: `Draw ${name}` }));
}

async function choose(page: Page, question: string): Promise<void> {
  await page.getByRole('radiogroup', { name: question }).getByRole('radio').nth(1).check();
}

/** The parents' question, as one reads it: 'What is 3 plus 4?' */
export async function answerGate({ page, press }: Visit): Promise<void> {
  const question = await page.getByText(/^What is \d plus \d\?$/).textContent();
  const sum = (question?.match(/\d/g) ?? []).reduce((total, digit) => total + Number(digit), 0);
  await page.getByLabel('Your answer').fill(String(sum));
  await press(page.getByRole('button', { name: 'Verify' }));
}

/**
 * From the story wizard's first question about the only hero to the order; `onAsked` answers what is asked
 * before it.
 */
export async function orderTheStory({ page, press }: Visit, onAsked = async () => {}): Promise<void> {
  const next = () => press(page.getByRole('button', { name: 'Next' }));
  await page.getByRole('heading', { name: 'What kind of story shall it be?' }).waitFor();
  await page.getByRole('radio', { name: 'Bedtime' }).check();
  await next();
  await page.getByRole('searchbox', { name: 'Search places' }).fill('candle');
  await page.getByRole('radio', { name: 'Candlelight Library' }).check();
  await next();
  await page.getByRole('radio', { name: 'Patience' }).check();
  await next();
  await page.getByRole('heading', { name: /story begin\?$/ }).waitFor();
  await press(page.getByRole('button', { name: 'Create the story' }));
  await onAsked();
  await page.waitForURL(/\/stories\/[0-9a-f-]{36}$/);
}

/** Presses play, and waits until it is heard: the time runs, and the sentence being spoken is marked. */
export async function listen({ page, press }: Visit, button: string | RegExp = 'Listen'): Promise<void> {
  await press(page.getByRole('button', { name: button }));
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  const begun = await place(page);
  await page.locator('[data-sentence].now').first().waitFor();
  await eventually('the time runs', async () => (await place(page)) > begun);
}

/** Second of the story that the player is at. */
export const place = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Place in the story' }).getAttribute('aria-valuenow'));

type Place = Pick<Home, 'address' | 'plan'>;

/** Somebody on the largest plan, with the character Mia. */
export async function parentWithMia({ address, plan }: Place): Promise<Parent & { hero: string }> {
  const parent = await newParent(address);
  await plan(parent, 'premium');
  return { ...parent, hero: (await newCharacter(address, parent)).uuid };
}

type Teller = Parent & { story: StoryView };

/** Somebody with a finished story of their own. */
export async function parentWithStory(place: Place): Promise<Teller> {
  const { hero, ...parent } = await parentWithMia(place);
  const { status, body } = await orderStory(place.address, parent, hero);
  assert.equal(status, 201);
  return { ...parent, story: await finishedStory(place.address, parent, body.uuid) };
}

const tellers = new Map<string, Promise<Teller>>();

/**
 * The same for all journeys of a house that say the same word, since a story takes long: for those that do not
 * mind what the others do.
 */
export function sharedParent(place: Place, word: string): Promise<Teller> {
  const key = `${place.address} ${word}`;
  const teller = tellers.get(key) ?? parentWithStory(place);
  tellers.set(key, teller);
  return teller;
}

/** Leaves the screen of a story that has just been ordered and deletes it: nobody will hear it. */
export async function forgetStory({ page }: Visit, { address }: Place, { token }: Parent): Promise<void> {
  const uuid = new URL(page.url()).pathname.replace('/stories/', '');
  await page.goto('about:blank'); // it follows the house's news
  assert.equal((await call(address, 'DELETE', path(paths.story, { uuid }), { token })).status, 204);
}

/** Goes on by pressing; the address changes before the question does, and the title comes with the question. */
export async function pressOn({ page, press }: Visit, target: Locator): Promise<void> {
  const before = await page.title();
  await press(target);
  await page.waitForFunction((title) => document.title !== title, before);
}
