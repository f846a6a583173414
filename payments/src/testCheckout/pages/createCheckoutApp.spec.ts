import { randomUUID } from 'node:crypto';
import { locales, type Locale } from '@storylark/contracts/languages';
import { listen } from '@storylark/platform/http/port/listen';
import { createLogger } from '@storylark/platform/process/logger';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { Registry } from 'prom-client';
import type { Terms } from '../../paymentProvider.ts';
import { createTestCheckout } from '../createTestCheckout.ts';
import { createCheckoutApp } from './createCheckoutApp.ts';
import { words } from './words.ts';

const GOOD = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const ASKS = '4000 0025 0000 3155';
const basic: Terms = { plan: 'basic', interval: 'month' };
const premium: Terms = { plan: 'premium', interval: 'month' };
const returnTo = { paid: 'https://lark.example/paid?a=1&b=2', left: 'https://lark.example/left' };

type Wanted = { terms?: Terms; language?: Locale; account?: string };

const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

async function opened() {
  let now = Date.parse('2026-06-01T08:00:00.000Z');
  const readStore = createMemoryReadStore();
  const stopping = new AbortController();
  const secret = 'whsec_test';
  const publicUrl = 'https://lark.example';
  const { provider, pages } = createTestCheckout({
    readStore,
    now: () => now,
    secret,
    publicUrl,
    deliver: async () => true,
  });
  const app = createCheckoutApp({
    pages,
    secret,
    publicUrl,
    checks: {},
    registry: new Registry(),
    logger: createLogger({ name: 'checkout', level: 'silent' }),
    errorReporter: { report: () => {}, close: async () => {} },
    stopping: stopping.signal,
  });
  const { address, close } = await listen(app, { host: '127.0.0.1', port: 0, stopping, onError: () => {} });
  closing.push(close, () => readStore.close());
  const asked = async (url: string, init: RequestInit = {}) => {
    const path = url.replace(publicUrl, '');
    const answer = await fetch(address + path, { redirect: 'manual', ...init });
    const { status, headers } = answer;
    return { status, headers, to: headers.get('location') ?? '', text: await answer.text() };
  };
  const accountId = randomUUID();
  return {
    provider,
    accountId,
    pass: (ms: number) => void (now += ms),
    see: (url: string, language = 'en') => asked(url, { headers: { 'accept-language': language } }),
    send: (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
      asked(url, { method: 'POST', body: new URLSearchParams(form), headers }),
    async checkout({ terms = basic, language = 'en', account = accountId }: Wanted = {}) {
      const checkoutId = randomUUID();
      const { url } = await provider.openCheckout({
        checkoutId,
        accountId: account,
        email: 'anna@example.com',
        language,
        terms,
        returnTo,
      });
      return { url, state: () => provider.checkoutState(checkoutId) };
    },
    books: () => provider.booksOf(accountId),
  };
}

/** With an agreement, and a card that asks at every change. */
async function withAskingCard() {
  const desk = await opened();
  await desk.send((await desk.checkout()).url, { act: 'pay', card: GOOD });
  const { url: portal } = await desk.provider.portal({ accountId: desk.accountId, returnTo: returnTo.left });
  await desk.send(portal, { act: 'putCard', card: ASKS });
  const [agreement] = (await desk.books()).agreements;
  const prorationAt = '2026-06-01T08:00:00.000Z';
  const asked = { agreement: agreement!.id, terms: premium, prorationAt, requestId: randomUUID() };
  const upgrade = () => desk.provider.upgrade(asked);
  const first = await upgrade();
  if (first.outcome !== 'confirm') throw new Error(`the upgrade was ${first.outcome}`);
  return { ...desk, portal, upgrade, url: first.url };
}

describe('the page to pay on', () => {
  it.each(locales)('says in %s what is sold, for how much, and that no money moves', async (language) => {
    const { checkout, see } = await opened();
    const { status, text, headers } = await see((await checkout({ language, terms: premium })).url);
    expect(status).toBe(200);
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(words[language].band);
    expect(text).toMatch(language === 'en' ? /€13\.99 a month/ : /Premium, 13,99\s€/);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('takes the good card, once, and leads on', async () => {
    const { checkout, see, send, books } = await opened();
    const { url, state } = await checkout();
    for (let times = 0; times < 3; times += 1)
      expect(await send(url, { act: 'pay', card: GOOD })).toMatchObject({ status: 303, to: returnTo.paid });
    expect(await state()).toBe('paid');
    expect((await books()).entries).toMatchObject([{ kind: 'payment', amount: 499 }]);
    const { text } = await see(url);
    expect(text).toContain(words.en.paid.title);
    expect(text).toContain('href="https://lark.example/paid?a=1&#38;b=2"');
  });

  it('says that a card was declined, and lets another one be chosen', async () => {
    const { checkout, see, send } = await opened();
    const { url, state } = await checkout();
    for (const card of [DECLINED, '4111 1111 1111 1111']) {
      const { to } = await send(url, { act: 'pay', card });
      expect((await see(to)).text).toContain(words.en.declined);
      expect(await state()).toBe('open');
    }
    await send(url, { act: 'pay', card: GOOD.replaceAll(' ', '') });
    expect(await state()).toBe('paid');
  });

  it('asks again where the card wants 3-D Secure: pays when it is confirmed, not when it is refused', async () => {
    const { checkout, see, send, books } = await opened();
    const { url, state } = await checkout();
    const { to } = await send(url, { act: 'pay', card: ASKS });
    expect((await see(to)).text).toContain(words.en.confirm.title);
    expect(await state()).toBe('open');
    const refused = await send(url, { act: 'refuse' });
    expect((await see(refused.to)).text).toContain(words.en.declined);
    expect((await books()).entries).toEqual([]);
    expect(await send(url, { act: 'agree' })).toMatchObject({ to: returnTo.paid });
    expect(await state()).toBe('paid');
  });

  it('is over once it was left, or after an hour: nothing is paid there any more', async () => {
    const { checkout, see, send, pass, books } = await opened();
    const left = await checkout();
    expect(await send(left.url, { act: 'leave' })).toMatchObject({ status: 303, to: returnTo.left });
    const late = await checkout();
    pass(60 * 60_000);
    for (const { url, state } of [left, late]) {
      const { to } = await send(url, { act: 'pay', card: GOOD });
      const { text } = await see(to);
      expect(text).toContain(words.en.over.title);
      expect(text).toContain(`href="${returnTo.left}"`);
      expect(await state()).toBe('expired');
    }
    expect((await books()).agreements).toEqual([]);
  });

  it('is none for an id that nobody gave out', async () => {
    const { see, send, accountId } = await opened();
    for (const id of [accountId, `portal-${accountId}`, 'portal', randomUUID()]) {
      const { status, text } = await see(`/dev/checkout/${id}`, 'fr');
      expect(status).toBe(404);
      expect(text).toContain(words.fr.over.title);
      expect((await send(`/dev/checkout/${id}`, { act: 'putCard', card: GOOD })).status).toBe(303);
    }
    expect((await see('/dev/checkout/%3Cscript%3E')).status).toBe(422);
  });

  it('takes forms of its own only', async () => {
    const { checkout, send } = await opened();
    const { url, state } = await checkout();
    const pay = { act: 'pay', card: GOOD };
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[])
      expect((await send(url, pay, headers)).status).toBe(403);
    expect((await send(url, { act: 'give' })).status).toBe(422);
    expect(await state()).toBe('open');
    // as a browser says it that came through a gateway
    expect((await send(url, pay, { origin: 'https://lark.example' })).status).toBe(303);
    expect(await state()).toBe('paid');
  });
});

describe('an upgrade that the card asks about', () => {
  it('waits for its holder, costs what was shown, and is carried out once', async () => {
    const { see, send, url, upgrade, books } = await withAskingCard();
    expect((await see(url)).text).toContain('€9.00');
    expect(await upgrade()).toEqual({ outcome: 'confirm', url });
    expect((await books()).agreements).toMatchObject([basic]);
    for (let times = 0; times < 2; times += 1)
      expect(await send(url, { act: 'agree' })).toMatchObject({ to: returnTo.paid });
    expect(await upgrade()).toEqual({ outcome: 'done' });
    const { agreements, entries } = await books();
    expect(agreements).toMatchObject([premium]);
    expect(entries.map(({ amount }) => amount)).toEqual([499, 900]);
  });

  it('comes to nothing when it is refused, or not answered in its hour', async () => {
    const refused = await withAskingCard();
    expect(await refused.send(refused.url, { act: 'refuse' })).toMatchObject({ to: returnTo.left });
    const late = await withAskingCard();
    late.pass(60 * 60_000);
    for (const { send, see, url, upgrade, books } of [refused, late]) {
      await send(url, { act: 'agree' });
      expect((await see(url)).text).toContain(words.en.over.title);
      expect(await upgrade()).toEqual({ outcome: 'unpaid' });
      expect((await books()).agreements).toMatchObject([basic]);
    }
  });

  it('is over when what it would change has ended', async () => {
    const { send, see, url, upgrade, books, provider } = await withAskingCard();
    const agreement = (await books()).agreements[0]!.id;
    await provider.endNow({ agreement, requestId: 'end', refund: 499, reason: 'withdrawal' });
    expect((await see(url)).text).toContain(words.en.over.title);
    await send(url, { act: 'agree' });
    expect(await upgrade()).toEqual({ outcome: 'unpaid' });
    expect((await books()).entries.map(({ kind }) => kind)).toEqual(['payment', 'refund']);
  });

  it('tells the house of a refusal too, so that nobody waits', async () => {
    const { send, url, provider, accountId } = await withAskingCard();
    const told = async () => {
      let count = 0;
      for await (const event of provider.eventsSince('')) count += Number(event.accountId === accountId);
      return count;
    };
    const before = await told();
    await send(url, { act: 'refuse' });
    expect(await told()).toBe(before + 1);
  });
});

describe('the page of card and receipts', () => {
  it('shows receipts, and changes the card that the next payment asks', async () => {
    const { checkout, see, send, provider, accountId, pass, books } = await opened();
    await send((await checkout({ language: 'de' })).url, { act: 'pay', card: GOOD });
    const { url } = await provider.portal({ accountId, returnTo: returnTo.left });
    expect((await see(url)).text).toMatch(/Bezahlt, <time[^>]*>1\. Juni 2026<\/time><\/span><b>4,99\s€<\/b>/);
    const { to } = await send(url, { act: 'putCard', card: DECLINED });
    expect((await see(to)).text).toContain(words.de.portal.saved);
    pass(45 * 24 * 60 * 60_000);
    expect((await books()).agreements).toMatchObject([{ status: 'unpaid' }]);
    const again = await provider.portal({ accountId, returnTo: returnTo.left });
    await send(again.url, { act: 'putCard', card: GOOD });
    expect((await books()).agreements).toMatchObject([{ status: 'active' }]);
  });

  it('is open to who was given its address, for an hour', async () => {
    const { provider, accountId, pass, see, send, checkout } = await opened();
    await send((await checkout()).url, { act: 'pay', card: GOOD });
    const { url } = await provider.portal({ accountId, returnTo: returnTo.left });
    expect(url).not.toContain(accountId);
    pass(60 * 60_000);
    expect((await see(url)).text).toContain(words.en.over.title);
    const { text } = await see(url);
    expect(text).not.toContain('4.99');
  });
});
