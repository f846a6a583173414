import { randomUUID } from 'node:crypto';
import { internalPaths } from '@storylark/contracts/internalPaths';
import { path, paths } from '@storylark/contracts/paths';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import type { PaperWork } from '@storylark/contracts/subscriptions/papers';
import { openTestApi, SERVICE_TOKEN, type TestApi } from '../../testing/openTestApi.ts';
import { foldPapers } from './foldPapers.ts';

const DAY = 24 * 60 * 60_000;
const basic = { plan: 'basic', interval: 'month' };
const premium = { plan: 'premium', interval: 'month' };

describe('what is put in writing', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi();
  });
  afterEach(() => api.close());

  type Parent = { accountId: string; token: string; email: string };
  const post = (address: string, { token }: Parent, body: object = {}) =>
    api.call('POST', address, { token, body });
  const eventsOf = async ({ accountId }: Parent) => api.eventsOf(`subscription-${accountId}`);
  async function paperOf({ accountId }: Parent, id: unknown) {
    const address = path(internalPaths.paper, { accountId, id: String(id) });
    const { status, body } = await api.call('POST', address, { token: SERVICE_TOKEN });
    return { status, paper: body as Extract<PaperWork, { over: false }> };
  }
  const entriesOf = async (parent: Parent) =>
    (await eventsOf(parent)).flatMap(({ data }) => (typeof data.entry === 'string' ? [data.entry] : []));
  /** What the mail of the newest event of this type bears. */
  async function paperOfMail(parent: Parent, type: string) {
    const event = (await eventsOf(parent)).findLast((one) => one.type === type);
    const { accountId } = parent;
    const address = path(internalPaths.mailWork, { accountId, eventId: event?.id ?? 'none' });
    return (await api.call('POST', address, { token: SERVICE_TOKEN, body: {} })).body.paper as string | null;
  }
  async function buys(): Promise<Parent> {
    const parent = await api.parent();
    const { body } = await post(paths.checkout, parent, basic);
    await api.checkout.pages.pay(body.id, 'good', false);
    await api.checkout.tick();
    return parent;
  }
  const passes = async (parent: Parent, ms: number) => {
    api.now.advance(ms);
    await api.checkout.tick();
    await api.call('POST', path(internalPaths.billing, parent), { token: SERVICE_TOKEN });
    return { ...parent, token: (await api.logIn(parent.email)).body.access_token as string };
  };
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);

  it('is each payment, with what it was for, to the cent, numbered without a gap', async () => {
    const begun = api.now();
    const parent = await buys();
    const later = await passes(parent, 10 * DAY);
    const { body: quote } = await post(paths.upgradePreview, later, premium);
    await post(paths.upgrade, later, { ...premium, quoteId: quote.quoteId });
    const upgradedAt = api.now();
    await passes(later, 25 * DAY);
    const entries = await entriesOf(parent);
    const papers = await Promise.all(entries.map(async (id) => (await paperOf(parent, id)).paper));
    const number = parent.accountId.slice(0, 18).toUpperCase();
    const [first, second, third] = papers;
    expect(papers.map((paper) => paper.number)).toEqual([1, 2, 3].map((n) => `${number}-${n}`));
    expect(
      papers.map(({ reason, amount, paidFor }) => [reason, amount, paidFor?.plan, paidFor?.from]),
    ).toEqual([
      ['start', 499, 'basic', day(begun)],
      ['upgrade', quote.amount, 'premium', day(upgradedAt)],
      ['renewal', 1399, 'premium', first?.paidFor?.to],
    ]);
    expect(second?.paidFor?.to).toBe(first?.paidFor?.to);
    expect(third).toMatchObject({
      kind: 'invoice',
      email: parent.email,
      language: 'en',
      isTest: true,
      tax: 223,
    });
  });

  it('is a withdrawal and what comes back, which names the invoice that it takes back', async () => {
    const parent = await buys();
    await post(paths.withdrawal, parent);
    const events = await eventsOf(parent);
    const declared = events.find(({ type }) => type === 'WithdrawalDeclared')?.data;
    const notice = (await paperOf(parent, declared?.requestId)).paper;
    expect(notice).toMatchObject({
      kind: 'withdrawalNotice',
      number: null,
      amount: declared?.refund,
      happenedAt: declared?.at,
      agreement: declared?.agreement,
      paidFor: { plan: 'basic' },
    });
    const [paid, refunded] = await entriesOf(parent);
    const [invoice, creditNote] = [await paperOf(parent, paid), await paperOf(parent, refunded)];
    expect(creditNote.paper).toMatchObject({
      kind: 'creditNote',
      reason: 'withdrawal',
      amount: declared?.refund,
      of: { number: invoice.paper.number, at: invoice.paper.at },
    });
  });

  it('goes with the mails that tell of it', async () => {
    const parent = await buys();
    const [paid] = await entriesOf(parent);
    expect(await paperOfMail(parent, 'SubscriptionStarted')).toBe(paid);
    await post(paths.withdrawal, parent);
    const { requestId } = (await eventsOf(parent)).find(({ type }) => type === 'WithdrawalDeclared')!.data;
    expect(await paperOfMail(parent, 'WithdrawalDeclared')).toBe(requestId);
  });

  it('of a second purchase names no plan, which was never opened for it', async () => {
    const parent = await api.parent();
    const [first, second] = [
      (await post(paths.checkout, parent, basic)).body,
      (await post(paths.checkout, parent, premium)).body,
    ];
    await api.checkout.pages.pay(first.id, 'good', false);
    api.now.advance(1000);
    await api.checkout.pages.pay(second.id, 'good', false);
    await api.checkout.tick();
    const papers = await Promise.all(
      (await entriesOf(parent)).map(async (id) => (await paperOf(parent, id)).paper),
    );
    expect(papers.map(({ kind, paidFor, of }) => [kind, paidFor?.plan ?? null, of?.number ?? null])).toEqual([
      ['invoice', 'basic', null],
      ['invoice', null, null],
      ['creditNote', null, papers[1]?.number],
    ]);
    expect(await paperOfMail(parent, 'RefundIssued')).toBe(papers[2]?.id);
  });

  it('is of the account alone, and ends with it', async () => {
    const parent = await buys();
    const [paid] = await entriesOf(parent);
    expect((await paperOf(await api.parent(), paid)).status).toBe(404);
    expect((await paperOf(parent, 'pay_99')).status).toBe(404);
    await api.call('DELETE', paths.me, { token: parent.token, body: { reason: 'other' } });
    expect((await paperOf(parent, paid)).paper).toEqual({ over: true });
  });

  it('waits a little for what was paid for', async () => {
    const parent = await api.parent();
    const { accountId } = parent;
    const at = new Date(api.now()).toISOString();
    const money = { amount: 499, tax: 80, currency: 'EUR' };
    const data = {
      accountId,
      at,
      happenedAt: at,
      entry: 'ch_1',
      agreement: 'sub_1',
      ...money,
      reason: 'start',
      invoice: 'in_1',
    };
    await api.eventStore.append(
      `subscription-${accountId}`,
      [{ id: randomUUID(), type: 'PaymentTaken', data, metadata: { at } }],
      'any',
    );
    expect((await paperOf(parent, 'ch_1')).status).toBe(503);
    api.now.advance(6 * 60_000);
    expect((await paperOf(parent, 'ch_1')).paper).toMatchObject({
      amount: 499,
      paidFor: null,
      isTest: false,
    });
  });
});

describe('a renewal', () => {
  const about = { accountId: 'a', at: '2026-12-04T00:00:00.000Z' };
  const started: SubscriptionEvent = {
    type: 'SubscriptionStarted',
    data: {
      ...about,
      plan: 'basic',
      interval: 'month',
      by: 'checkout',
      agreement: 'sub_1',
      at: '2026-11-01T08:00:00.000Z',
      periodStart: '2026-11-01',
      periodEnd: '2026-12-01',
    },
  };
  const renewed: SubscriptionEvent = {
    type: 'PeriodRenewed',
    data: { ...about, periodStart: '2026-12-01', periodEnd: '2027-01-01' },
  };
  const paid = (happenedAt: string): SubscriptionEvent => ({
    type: 'PaymentTaken',
    data: {
      ...about,
      entry: 'ch_1',
      agreement: 'sub_1',
      amount: 499,
      tax: 80,
      currency: 'EUR',
      happenedAt,
      reason: 'renewal',
      invoice: 'in_1',
    },
  });
  const periodOf = (...events: SubscriptionEvent[]) =>
    events
      .reduce((state, event) => foldPapers.evolve(state, event), foldPapers.initialState)
      .papers.get('ch_1')?.paidFor;

  it('is paid for its own period, whether the money or the period came first', () => {
    const period = { plan: 'basic', interval: 'month', from: '2026-12-01', to: '2027-01-01' };
    expect(periodOf(started, paid('2026-12-01T08:00:00.000Z'), renewed)).toEqual(period);
    expect(periodOf(started, renewed, paid('2026-12-04T08:00:00.000Z'))).toEqual(period);
  });
});
