import type { UserView } from '@storylark/contracts/accounts/views';
import { path, paths } from '@storylark/contracts/paths';
import type {
  ChangeView,
  CheckoutStateView,
  CheckoutView,
  InvoiceView,
  PortalView,
  UpgradePreviewView,
  WithdrawalView,
} from '@storylark/contracts/subscriptions/views';
import type { Entry } from '@storylark/payments/paymentProvider';
import { createEmbeddedReadStore } from '@storylark/platform/readStore/createEmbeddedReadStore';
import { filesIn } from '@storylark/standalone/files';
import { statSync } from 'node:fs';
import { call, eventually, newCharacter, newParent, orderStory, type Parent } from './house/client.ts';
import { openHouse, type OpenHouse } from './house/openHouse.ts';
import { sendForm } from './house/sendForm.ts';

const GOOD = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const ASKS = '4000 0025 0000 3155';

describe('a parent who buys, changes and leaves', () => {
  let house: OpenHouse;
  beforeAll(async () => void (house = await openHouse()));
  afterAll(() => house.close());

  const textOf = async (url: string) => (await fetch(url)).text();

  function asked(parent: Parent) {
    const { token } = parent;
    const to = async <T>(method: string, target: string, body?: object) =>
      call<T>(house.address, method, target, { token, ...(body && { body }) });
    const subscription = async () => (await to<UserView>('GET', paths.me)).body.subscription;
    return {
      to,
      subscription,
      change: async (target: string, body?: object) => (await to<ChangeView>('POST', target, body)).body,
      until: (what: string, is: (now: Awaited<ReturnType<typeof subscription>>) => boolean) =>
        eventually(what, async () => {
          const now = await subscription();
          return is(now) && now;
        }),
      invoices: async (count: number) =>
        eventually(`${count} invoices`, async () => {
          const { body } = await to<{ items: InvoiceView[] }>('GET', paths.invoices);
          return body.items.length === count && body.items;
        }),
      async buy(plan: string, card: string) {
        const { body } = await to<CheckoutView>('POST', paths.checkout, { plan, interval: 'month' });
        await sendForm(body.url, { act: 'pay', card });
        return body;
      },
    };
  }

  /** What the provider has on its books, read from its own file. */
  async function entriesOf({ accountId }: Parent): Promise<readonly Entry[]> {
    const store = createEmbeddedReadStore({ file: filesIn(house.dataDir).checkout });
    const found = await store.collection({ name: 'testBooks', indexes: [] }).get(accountId);
    await store.close();
    return (found as unknown as { books: { entries: readonly Entry[] } }).books.entries;
  }

  it('reaches the limit, pays, and has the plan once the webhook has told of it; all of it to the cent', async () => {
    const parent = await newParent(house.address, { language: 'de' });
    const { to, subscription, change, until, invoices } = asked(parent);
    const { uuid } = await newCharacter(house.address, parent);
    expect((await orderStory(house.address, parent, uuid)).status).toBe(201);
    expect(await orderStory(house.address, parent, uuid)).toMatchObject({
      status: 409,
      body: { code: 'storyLimitReached' },
    });

    const terms = { plan: 'basic', interval: 'month' };
    const { body: page } = await to<CheckoutView>('POST', paths.checkout, terms);
    expect(await textOf(page.url)).toMatch(/<html lang="de">[^]*Testkasse: Es fließt kein Geld/);
    const declined = await sendForm(page.url, { act: 'pay', card: DECLINED });
    expect(await textOf(new URL(declined, page.url).href)).toContain('Die Karte wurde abgelehnt');
    expect(await sendForm(page.url, { act: 'pay', card: GOOD })).toContain(
      `/subscriptions/success?checkout=${page.id}`,
    );
    const stateOf = path(paths.checkoutState, { id: page.id });
    await eventually('the plan is open', async () => {
      const { status } = (await to<CheckoutStateView>('GET', stateOf)).body;
      return status === 'active';
    });
    expect(await subscription()).toMatchObject({ plan: 'basic', storyLimit: 10, by: 'checkout' });

    const premium = { plan: 'premium', interval: 'month' };
    const { body: quote } = await to<UpgradePreviewView>('POST', paths.upgradePreview, premium);
    expect(quote.amount).toBeGreaterThan(890); // the whole month is left, but for seconds
    expect(await change(paths.upgrade, { ...premium, quoteId: quote.quoteId })).toMatchObject({
      outcome: 'done',
    });
    expect(await subscription()).toMatchObject({ plan: 'premium', storyLimit: 60 });
    expect(await change(paths.downgrade, terms)).toMatchObject({ outcome: 'done' });
    expect(await subscription()).toMatchObject({
      plan: 'basic',
      storyLimit: 60,
      downgrade: { plan: 'basic' },
    });
    expect(await change(paths.undoDowngrade)).toMatchObject({ outcome: 'done' });
    expect(await subscription()).toMatchObject({ plan: 'premium', downgrade: null });
    expect(await change(paths.cancelSubscription, { why: 'notUsed' })).toMatchObject({ outcome: 'done' });
    const { cancellation, periodEndsAt } = await subscription();
    expect(cancellation?.effectiveAt.slice(0, 10)).toBe(periodEndsAt?.slice(0, 10));
    expect(await change(paths.resumeSubscription)).toMatchObject({ outcome: 'done' });
    expect(await subscription()).toMatchObject({ plan: 'premium', cancellation: null });

    const { body: back } = await to<WithdrawalView>('GET', paths.withdrawal);
    expect(await change(paths.withdrawal)).toMatchObject({ outcome: 'done' });
    await until('the plan has ended', ({ plan }) => plan === 'free');
    const entries = await entriesOf(parent);
    // the declaration is a line of its own, and moves nothing
    const shown = (await invoices(entries.length + 1)).filter(({ kind }) => kind !== 'withdrawn');
    const refunded = shown.filter(({ kind }) => kind === 'refunded');
    const sum = (of: readonly { amount: number }[]) => of.reduce((all, { amount }) => all + amount, 0);
    // what was shown first may have shrunk by the seconds since
    expect(back.amount - sum(refunded)).toBeLessThanOrEqual(1);
    expect(sum(shown.filter(({ kind }) => kind === 'paid'))).toBe(499 + quote.amount);
    const byId = (list: readonly Pick<InvoiceView, 'id' | 'amount' | 'at'>[]) =>
      Object.fromEntries(list.map(({ id, amount, at }) => [id, { amount, at }]));
    expect(byId(shown)).toEqual(byId(entries));
  });

  it('agrees to an upgrade that the bank asks about, on a page of its own', async () => {
    const parent = await newParent(house.address);
    const { to, change, subscription, until, buy } = asked(parent);
    await buy('basic', GOOD);
    await until('the plan is open', ({ plan }) => plan === 'basic');
    const { body: portal } = await to<PortalView>('POST', paths.portal);
    await sendForm(portal.url, { act: 'putCard', card: ASKS });
    const premium = { plan: 'premium', interval: 'month' };
    const { body: quote } = await to<UpgradePreviewView>('POST', paths.upgradePreview, premium);
    const { outcome, url } = await change(paths.upgrade, { ...premium, quoteId: quote.quoteId });
    expect(outcome).toBe('confirm');
    expect(await subscription()).toMatchObject({ underWay: 'upgrade', confirmation: 'awaited' });
    expect(await change(paths.confirmUpgrade)).toEqual({ outcome, url });
    await sendForm(String(url), { act: 'agree' });
    await until('the higher plan', ({ plan, underWay }) => plan === 'premium' && underWay === null);
    expect((await entriesOf(parent)).map(({ amount }) => amount)).toEqual([499, quote.amount]);
  });

  it('is shown the pages on this machine, and nobody through a proxy; the books are for the house alone', async () => {
    const { to } = asked(await newParent(house.address));
    const { body } = await to<CheckoutView>('POST', paths.checkout, { plan: 'basic', interval: 'month' });
    expect((await fetch(body.url)).status).toBe(200);
    const passedOn = { 'x-forwarded-for': '203.0.113.7' };
    expect((await fetch(body.url, { headers: passedOn })).status).toBe(404);
    expect((await fetch(body.url, { method: 'POST', headers: passedOn })).status).toBe(404);
    expect(statSync(filesIn(house.dataDir).checkout).mode & 0o077).toBe(0);
  });
});
