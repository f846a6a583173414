import { randomUUID } from 'node:crypto';
import type { Terms } from '../../paymentProvider.ts';
import { asked, openStripe, type OpenStripe } from './openStripe.ts';

const basic: Terms = { plan: 'basic', interval: 'month' };
const premium: Terms = { plan: 'premium', interval: 'month' };
const [GOOD, DECLINED, ASKS, ALWAYS_ASKS] = [
  '4242 4242 4242 4242',
  '4000 0000 0000 0002',
  '4000 0025 0000 3155',
  '4000 0027 6000 3184',
];

let bench: OpenStripe;
beforeEach(async () => void (bench = await openStripe()));
afterEach(async () => {
  await bench.close();
  expect(bench.stub.violations).toEqual([]);
});

const look = async (url: string) => (await fetch(url)).text();
/** Sends a form of the page; answers where it leads. */
async function send(url: string, form: Record<string, string>): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '', url).href;
}

async function page() {
  const [accountId, checkoutId] = [randomUUID(), randomUUID()];
  const { url } = await bench.provider.openCheckout(asked(accountId, checkoutId, basic));
  const books = () => bench.provider.booksOf(accountId);
  return { accountId, checkoutId, url, books };
}

describe('the page to pay on', () => {
  it('says what is sold in the language of the house, asks for consent, and leads back unpaid', async () => {
    const { url } = await page();
    const html = await look(url);
    expect(html).toMatch(/lang="de"[^]*Basic: 4,99\s€ per month[^]*name="terms" required/);
    expect(html).toContain('href="https://lark.example/left"');
  });

  it('takes no declined card, nor one whose holder says no, and leads back once it is paid', async () => {
    const { url, checkoutId, books } = await page();
    expect(await look(await send(url, { card: DECLINED }))).toContain('role="alert"');
    const bank = await send(url, { card: ASKS });
    expect(await look(bank)).toContain('3D Secure');
    const card = ASKS.replaceAll(' ', '');
    expect(await look(await send(bank, { card, answer: 'fail' }))).toContain('role="alert"');
    expect(await bench.provider.checkoutState(checkoutId)).toBe('open');
    expect((await books()).agreements).toEqual([]);
    expect(await send(bank, { card, answer: 'complete' })).toBe('https://lark.example/paid');
    expect(await bench.provider.checkoutState(checkoutId)).toBe('paid');
    expect(await look(url)).toContain('no longer open');
  });
});

it('the portal takes a card that asks; its holder says no, and then yes, to an upgrade', async () => {
  const { url, accountId, books } = await page();
  await send(url, { card: GOOD });
  const { url: portal } = await bench.provider.portal({ accountId, returnTo: 'https://lark.example/plans' });
  expect(await look(portal)).toMatch(/4,99\s€ paid[^]*href="https:\/\/lark\.example\/plans"/);
  const bank = await send(portal, { card: ALWAYS_ASKS });
  expect(await look(await send(bank, { card: ALWAYS_ASKS, answer: 'complete' }))).toContain('saved');
  const [agreement] = (await books()).agreements;
  const wish = () => ({
    agreement: agreement?.id ?? '',
    requestId: randomUUID(),
    terms: premium,
    prorationAt: new Date(bench.now()).toISOString(),
  });
  const refused = wish();
  const first = await bench.provider.upgrade(refused);
  if (first.outcome !== 'confirm') throw new Error(first.outcome);
  await send(first.url, { answer: 'fail' });
  expect(await bench.provider.upgrade(refused)).toEqual({ outcome: 'unpaid' });
  expect(await look(first.url)).toContain('This invoice is void');
  expect((await books()).agreements).toMatchObject([basic]);
  const agreed = wish();
  const second = await bench.provider.upgrade(agreed);
  if (second.outcome !== 'confirm') throw new Error(second.outcome);
  await send(second.url, { answer: 'complete' });
  expect(await bench.provider.upgrade(agreed)).toEqual({ outcome: 'done' });
  expect((await books()).agreements).toMatchObject([premium]);
});

it('nothing is shown at an address that nobody was given', async () => {
  for (const path of ['/c/pay/cs_none', '/p/session/bps_none', '/i/in_none', '/'])
    expect((await fetch(bench.stub.baseUrl + path)).status).toBe(404);
});
