import { fileURLToPath } from 'node:url';
import { type MailKind, mailKinds } from '@storylark/contracts/accounts/mails';
import { locales } from '@storylark/contracts/languages';
import { contactSchema } from '@storylark/contracts/contact/schemas';
import { path, paths } from '@storylark/contracts/paths';
import type { SharedStoryView } from '@storylark/contracts/stories/views';
import { composeMail } from '@storylark/managers/mails/composeMail';
import { pageHeaders } from '@storylark/platform/http/securityHeaders';
import { readWebFiles } from '@storylark/platform/web/readWebFiles';
import { sharedPage } from '@storylark/query-api/stories/sharedPage';
import { sharedPagesIn } from '@storylark/query-api/stories/sharedPagesIn';
import type { BrowserContext, Page } from 'playwright-core';
import { call, mailsTo } from '../house/client.ts';
import { heardMarkup, watchMarkup } from './inPage/watchMarkup.ts';
import { answerGate } from './journeys/asParent.ts';
import type { Home } from './openHome.ts';
import type { Visit, Wish } from './openVisits.ts';

type Given = { home: Home; open: (wish: Wish) => Promise<Visit> };
/** What people have written, and what was made of it. */
const written = /^(name|heroName|firstName|lastName|email|title|text|alt|message|comment)$/;
const PER_SCREEN = 100;
const MOST_OF_A_MESSAGE = 5_000;

/**
 * Puts payloads in the place of every text of people in the house's answers, also where validation would
 * refuse them, and looks at every screen that shows one; the pages and mails that are made on the server are
 * made with them. Answers what ran, what the policy had to stop, and what became markup.
 */
export async function showMarkup({ home, open }: Given, payloads: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (let at = 0; at < payloads.length; at += PER_SCREEN) {
    const some = payloads.slice(at, at + PER_SCREEN);
    // failed pictures and refused addresses are what payloads ask for: what counts is what they bring about
    const visit = await open({ device: 'desktop', parent: home.anna, still: true });
    await visit.context.addInitScript(watchMarkup);
    await putInto(visit.context, some);
    for (const [what, look] of Object.entries({ screens: showScreens, shared: showShared, mails: showMails }))
      for (const fault of await look({ visit, home, payloads: some })) faults.push(`${what}: ${fault}`);
    await visit.context.close();
  }
  return faults;
}

type Look = { visit: Visit; home: Home; payloads: readonly string[] };

/** Answers of the house with payloads in them: one each in lists, all of them in what stands alone. */
async function putInto(context: BrowserContext, payloads: readonly string[]): Promise<void> {
  const all = payloads.join(' ');
  const filled = (value: unknown, words: (at: number) => string, key = ''): unknown => {
    if (typeof value === 'string') return written.test(key) ? words(0) : value;
    if (Array.isArray(value))
      return key === 'paragraphs' ? [...payloads] : value.map((one) => filled(one, words));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, filled(inner, words, name)]),
    );
  };
  await context.route(
    /\/api\/(users\/me|dashboard|characters\/.*|stories\/[^/]*|shared\/stories\/.*|admin\/.*)(\?.*)?$/,
    async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
      const body = (await response.json()) as { items?: Record<string, unknown>[] };
      const [first] = body.items ?? [];
      const items =
        first && payloads.map((payload, at) => filled({ ...first, uuid: idOf(first, at) }, () => payload));
      const json = items ? { items, total: items.length } : filled(body, () => all);
      await route.fulfill({ response, json });
    },
  );
}

/** The first one is the real one: what hangs on it is found. */
const idOf = ({ uuid }: Record<string, unknown>, at: number) =>
  at === 0 ? uuid : `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

const seenOn = (page: Page): Promise<string[]> => page.evaluate(heardMarkup);

async function showScreens({ visit, home }: Look): Promise<string[]> {
  const faults: string[] = [];
  const { page, go } = visit;
  const places = [
    '/dashboard',
    '/stories',
    `/stories?search=${encodeURIComponent('"><img src=x onerror=canary()>')}`,
    '/stories/create',
    '/characters',
    `/characters/${home.anna.mia.uuid}/edit`,
    `/stories/${home.anna.english.uuid}`,
  ];
  for (const place of places) {
    await go(place);
    await shows(page);
    faults.push(...(await seenOn(page)));
  }
  for (const place of ['/settings', '/settings/profile']) {
    await page.goto(place);
    if (place === '/settings') await answerGate(visit);
    await shows(page);
    faults.push(...(await seenOn(page)));
  }
  return faults;
}

/** A payload stands there, as text or in a field. */
const shows = (page: Page) =>
  page
    .getByText(/canary|evil/i)
    .or(page.locator('input:is([value*=canary], [value*=evil i])'))
    .first()
    .waitFor({ state: 'attached' });

/** The page as it is made for a reader without script, for link previews, and what its script makes of it. */
async function showShared({ visit: { page, context }, payloads }: Look): Promise<string[]> {
  const web = readWebFiles(fileURLToPath(new URL('../../../frontend/dist/web', import.meta.url)));
  const picture = { url: '/x.png', smallUrl: '/x.png', tiny: '', alt: payloads.join(' '), beat: 'home' };
  const view: SharedStoryView = {
    title: payloads.join(' '),
    paragraphs: [payloads.join(' '), ...payloads],
    text: payloads.join(' '),
    language: 'english',
    aiGenerated: true,
    madeBy: { text: 'house', narration: null, pictures: 'house' },
    audioUrl: null,
    downloadUrl: null,
    durationSeconds: null,
    sentences: [],
    illustrations: [picture],
    indexable: true,
  };
  const shareId = '00000000-0000-4000-8000-00000000cafe';
  const address = path(paths.sharedStoryPage, { shareId });
  const html = sharedPage(sharedPagesIn(web).en.story, view, {
    shareId,
    publicUrl: 'https://storylark.example',
  });
  await context.route(`**${address}`, (route) =>
    route.fulfill({ headers: { ...pageHeaders, 'content-type': 'text/html; charset=utf-8' }, body: html }),
  );
  await context.route(`**${path(paths.sharedStory, { shareId })}`, (route) => route.fulfill({ json: view }));
  await context.route('**/x.png', (route) => route.fulfill({ contentType: 'image/png', body: '' }));
  await page.goto(address);
  await shows(page);
  const sent = await seenOn(page);
  if (sent.length > 0) return sent;
  await page.locator('[aria-haspopup=dialog]').first().waitFor(); // the book has taken the place of what was sent
  return seenOn(page);
}

/** Mails have no policy that would stop anything: what is not text runs. */
async function showMails({ visit: { context }, home, payloads }: Look): Promise<string[]> {
  const faults: string[] = [];
  const page = await context.newPage();
  const look = async (html: string) => {
    await page.setContent(html, { waitUntil: 'load' });
    faults.push(...(await seenOn(page)));
  };
  for (const [at, firstName] of payloads.entries()) {
    const kind = mailKinds[at % mailKinds.length] as MailKind;
    const language = locales[at % locales.length] ?? 'en';
    await look(
      composeMail({
        over: false,
        kind,
        to: 'a@example.com',
        firstName,
        language,
        link: `https://house/${firstName}`,
      }).html,
    );
  }
  const message = payloads.join('\n').slice(0, MOST_OF_A_MESSAGE).toWellFormed().trim();
  const guest = { email: 'guest@example.com', message };
  // most markup is no name: that it is refused is another test's subject
  const name = payloads.find((one) => contactSchema.isValidSync({ ...guest, name: one }));
  const body = { ...guest, ...(name !== undefined && { name }) };
  const { status } = await call(home.address, 'POST', paths.contact, { body });
  if (status !== 202) faults.push(`a message was answered ${status}`);
  for (const { html } of await mailsTo(home.address, 'hello@storylark.example')) await look(html);
  await page.close();
  return faults;
}
