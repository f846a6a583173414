import { type Page } from 'playwright-core';
import { eventually, mailsTo, PASSWORD } from '../../house/client.ts';
import type { Visit } from '../openVisits.ts';

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

/** From the wizard's first step to its last; everything that must be chosen. */
export async function drawCharacter({ page, press }: Visit, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Age in years').fill('6');
  await page.getByLabel('Boy or girl').selectOption('girl');
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
  await page.getByRole('heading', { name: `Who belongs to ${name}?` }).waitFor();
  await next();
  await press(page.getByRole('button', { name: `Draw ${name}` }));
}

async function choose(page: Page, question: string): Promise<void> {
  await page.getByRole('radiogroup', { name: question }).getByRole('radio').nth(1).check();
}
