import { BEGINS_AT_ONCE } from '@storylark/contracts/constants';
import { balanceOf } from '@storylark/contracts/subscriptions/billing';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import type { PaidPlan } from '@storylark/contracts/subscriptions/plans';
import { internalPaths } from '@storylark/contracts/internalPaths';
import { path, paths } from '@storylark/contracts/paths';
import { signed } from '@storylark/payments/signature';
import type { PaymentProvider } from '@storylark/payments/paymentProvider';
import { createTestCheckout } from '@storylark/payments/testCheckout/createTestCheckout';
import { verifyChain } from '@storylark/platform/engines/hashChain';
import type { RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { Unavailable } from '@storylark/platform/unavailable';
import { openTestApi, SERVICE_TOKEN, type TestApi } from '../testing/openTestApi.ts';
import { subscriptionDecider } from './subscriptionDecider.ts';

const DAY = 24 * 60 * 60_000;
const basic = { plan: 'basic', interval: 'month' };
const premium = { plan: 'premium', interval: 'month' };

describe('a paid plan', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi();
  });
  afterEach(() => api.close());

  type Parent = { accountId: string; token: string; email: string };
  const post = (address: string, { token }: Parent, body: object = {}, headers = {}) =>
    api.call('POST', address, { token, body, headers });
  const eventsOf = async ({ accountId }: Parent) =>
    (await api.eventsOf(`subscription-${accountId}`)) as unknown as SubscriptionEvent[];
  const typesOf = async (parent: Parent) => (await eventsOf(parent)).map(({ type }) => type);
  const balance = async (parent: Parent) =>
    balanceOf(
      (await eventsOf(parent)).reduce(subscriptionDecider.evolve, subscriptionDecider.initialState).billing,
    );
  const current = async ({ email }: Parent) => {
    const { access_token: token } = (await api.logIn(email)).body;
    return (await api.call('GET', paths.me, { token })).body.subscription;
  };
  const settle = ({ accountId }: Parent) =>
    api.call('POST', path(internalPaths.billing, { accountId }), { token: SERVICE_TOKEN });
  const pay = (id: string) => api.checkout.pages.pay(id, 'good', false);
  /** What the mail manager is told about the first event of this type. */
  async function mailFor({ accountId }: Parent, type: string) {
    const event = (await api.eventsOf(`subscription-${accountId}`)).find((one) => one.type === type);
    const address = path(internalPaths.mailWork, { accountId, eventId: event?.id ?? 'none' });
    return api.call('POST', address, { token: SERVICE_TOKEN, body: {} });
  }

  async function buys(terms: object = basic): Promise<Parent> {
    const parent = await api.parent();
    const { body } = await post(paths.checkout, parent, terms);
    expect(await pay(body.id)).toBe('paid');
    await api.checkout.tick();
    return parent;
  }
  async function quoted(parent: Parent, terms: object) {
    const { body } = await post(paths.upgradePreview, parent, terms);
    return body as { quoteId: string; amount: number; lines: { amount: number }[] };
  }
  /** Buys, wants more, and answers where the bank asks. */
  async function asksBank() {
    const parent = await buys();
    await api.checkout.setCard(parent.accountId, 'confirm');
    const { quoteId } = await quoted(parent, premium);
    const { body } = await post(paths.upgrade, parent, { ...premium, quoteId });
    return { parent, url: body.url as string };
  }
  const answerBank = (url: string, isYes: boolean) =>
    api.checkout.pages.answerUpgrade(url.slice(url.lastIndexOf('/') + 1), isYes);

  it('is open once the provider’s webhook has come, never by looking at the success page', async () => {
    const parent = await api.parent();
    const { body: page } = await post(paths.checkout, parent, basic);
    const stateOf = async () =>
      (await api.call('GET', path(paths.checkoutState, { id: page.id }), { token: parent.token })).body
        .status;
    expect(await stateOf()).toBe('open');
    await pay(page.id);
    expect(await stateOf()).toBe('paid');
    expect(await typesOf(parent)).toEqual(['CheckoutStarted']);
    await api.checkout.tick();
    expect(await stateOf()).toBe('active');
    expect(await current(parent)).toMatchObject({
      plan: 'basic',
      by: 'checkout',
      storyLimit: 10,
      withdrawableUntil: new Date(api.now() + 14 * DAY).toISOString(),
    });
    expect(await balance(parent)).toBe(499);
  });

  it('is sold with the consent that it begins at once, by the words that were shown', async () => {
    const parent = await api.parent();
    await post(paths.checkout, parent, { ...basic, beginsAtOnce: BEGINS_AT_ONCE });
    expect((await eventsOf(parent))[0]?.data).toMatchObject({ beginsAtOnce: true, sentence: BEGINS_AT_ONCE });
    const silent = await api.parent();
    await post(paths.checkout, silent, basic);
    expect((await eventsOf(silent))[0]?.data).not.toHaveProperty('beginsAtOnce');
    expect((await post(paths.checkout, silent, { ...basic, beginsAtOnce: 'whatever' })).status).toBe(422);
  });

  it('is not sold where nobody could see the page to pay on', async () => {
    const closed = await openTestApi({ payments: { ...api.checkout.provider, isOpen: false } });
    try {
      const parent = await closed.parent();
      const { status, body } = await closed.call('POST', paths.checkout, {
        token: parent.token,
        body: basic,
      });
      expect([status, body.code]).toEqual([409, 'paymentsNotSetUp']);
      expect(await closed.eventsOf(`subscription-${parent.accountId}`)).toEqual([]);
    } finally {
      await closed.close();
    }
  });

  it('is asked about by its own account alone', async () => {
    const parent = await api.parent();
    const stranger = await api.parent();
    const { body } = await post(paths.checkout, parent, basic);
    const seen = await api.call('GET', path(paths.checkoutState, { id: body.id }), { token: stranger.token });
    expect(seen.status).toBe(404);
  });

  it('is offered on the same page again while that is open, and on another one for another plan', async () => {
    const parent = await api.parent();
    const first = (await post(paths.checkout, parent, basic)).body;
    expect((await post(paths.checkout, parent, basic)).body).toEqual(first);
    expect((await post(paths.checkout, parent, premium)).body.id).not.toBe(first.id);
  });

  it('is not sold twice, also when the first payment’s webhook is still on its way', async () => {
    const parent = await api.parent();
    const { body } = await post(paths.checkout, parent, basic);
    await pay(body.id);
    expect(await post(paths.checkout, parent, premium)).toMatchObject({ status: 409 });
    expect(await typesOf(parent)).toContain('SubscriptionStarted');
  });

  it('paid for on two pages is one plan: the second is ended, and all of it comes back', async () => {
    const parent = await api.parent();
    const first = (await post(paths.checkout, parent, basic)).body;
    const second = (await post(paths.checkout, parent, premium)).body;
    await pay(first.id);
    api.now.advance(1000);
    await pay(second.id);
    await api.checkout.tick();
    expect(await current(parent)).toMatchObject({ plan: 'basic' });
    expect(await balance(parent)).toBe(499);
    const { agreements } = await api.checkout.provider.booksOf(parent.accountId);
    expect(agreements.map(({ status }) => status)).toEqual(['active', 'ended']);
  });

  it('asks for a fresh proof before each step that costs money or ends something', async () => {
    const parent = await buys();
    api.now.advance(11 * 60_000);
    const asked = [
      paths.checkout,
      paths.upgrade,
      paths.downgrade,
      paths.undoDowngrade,
      paths.cancelSubscription,
      paths.resumeSubscription,
      paths.withdrawal,
      paths.portal,
      paths.confirmUpgrade,
    ];
    for (const address of asked)
      expect((await post(address, parent, premium)).body).toMatchObject({ code: 'reauthenticationNeeded' });
  });

  it('becomes more for exactly what was shown', async () => {
    const parent = await buys();
    api.now.advance(15 * DAY);
    const { email } = parent;
    const fresh = { ...parent, token: (await api.logIn(email)).body.access_token };
    const { quoteId, amount, lines } = await quoted(fresh, premium);
    expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
    api.now.advance(5 * 60_000);
    expect((await post(paths.upgrade, fresh, { ...premium, quoteId })).body).toEqual({
      outcome: 'done',
      url: null,
    });
    expect(await balance(parent)).toBe(499 + amount);
    expect(await current(parent)).toMatchObject({ plan: 'premium', storyLimit: 60, underWay: null });
  });

  it('costs nobody what was quoted to another, for another plan, or too long ago', async () => {
    const parent = await buys();
    const stranger = await buys();
    const { quoteId } = await quoted(parent, premium);
    const upgrade = async (who: Parent, terms: object, quote: string) =>
      (await post(paths.upgrade, who, { ...terms, quoteId: quote })).body.code;
    expect(await upgrade(stranger, premium, quoteId)).toBe('quoteExpired');
    expect(await upgrade(parent, { plan: 'standard', interval: 'month' }, quoteId)).toBe('quoteExpired');
    const [, ...rest] = quoteId.split('.');
    expect(await upgrade(parent, premium, ['1', ...rest].join('.'))).toBe('quoteExpired');
    api.now.advance(10 * 60_000);
    const fresh = { ...parent, token: (await api.logIn(parent.email)).body.access_token };
    expect(await upgrade(fresh, premium, quoteId)).toBe('quoteExpired');
    expect(await balance(parent)).toBe(499);
  });

  it('stays what it is when the card is refused, and another try may follow', async () => {
    const parent = await buys();
    await api.checkout.setCard(parent.accountId, 'declined');
    const { quoteId } = await quoted(parent, premium);
    expect((await post(paths.upgrade, parent, { ...premium, quoteId })).body).toEqual({
      outcome: 'unpaid',
      url: null,
    });
    expect(await current(parent)).toMatchObject({
      plan: 'basic',
      underWay: null,
      failed: { failure: 'unpaid' },
    });
    await api.checkout.setCard(parent.accountId, 'good');
    expect((await post(paths.upgrade, parent, { ...premium, quoteId })).body.outcome).toBe('done');
  });

  it('waits for the card’s holder to agree, and is more once they have', async () => {
    const { parent, url } = await asksBank();
    expect(url).toContain('/dev/checkout/');
    expect(await current(parent)).toMatchObject({ plan: 'basic', underWay: 'upgrade' });
    await answerBank(url, true);
    await api.checkout.tick();
    expect(await current(parent)).toMatchObject({ plan: 'premium', underWay: null });
  });

  it('leads back whoever left their bank without an answer, to an address that no event holds', async () => {
    const { parent, url } = await asksBank();
    expect(await current(parent)).toMatchObject({ underWay: 'upgrade', confirmation: 'awaited' });
    for (let times = 0; times < 2; times += 1)
      expect((await post(paths.confirmUpgrade, parent)).body).toEqual({ outcome: 'confirm', url });
    expect((await typesOf(parent)).filter((type) => type === 'ConfirmationRequired')).toHaveLength(1);
    expect(JSON.stringify(await eventsOf(parent))).not.toContain(url.slice(url.lastIndexOf('/')));
    await answerBank(url, true);
    expect((await post(paths.confirmUpgrade, parent)).body).toEqual({ outcome: 'done', url: null });
    expect(await current(parent)).toMatchObject({ plan: 'premium', underWay: null, confirmation: null });
    expect((await post(paths.confirmUpgrade, parent)).body.code).toBe('nothingToConfirm');
  });

  it('that waits for the bank is given up at once: nobody can pay for it, and other changes are free', async () => {
    const { parent, url } = await asksBank();
    expect((await post(paths.takeBackUpgrade, parent)).body).toEqual({ outcome: 'unpaid', url: null });
    const free = { plan: 'basic', underWay: null, confirmation: null, failed: null };
    expect(await current(parent)).toMatchObject(free);
    await answerBank(url, true);
    await api.checkout.tick();
    expect(await current(parent)).toMatchObject(free);
    expect(await balance(parent)).toBe(499);
    expect((await post(paths.takeBackUpgrade, parent)).body.code).toBe('nothingToConfirm');
    expect((await post(paths.cancelSubscription, parent)).body.outcome).toBe('done');
  });

  it('that was agreed to before it was given up is paid and open', async () => {
    const { parent, url } = await asksBank();
    await answerBank(url, true);
    expect((await post(paths.takeBackUpgrade, parent)).body).toEqual({ outcome: 'done', url: null });
    expect(await current(parent)).toMatchObject({ plan: 'premium', underWay: null });
  });

  it('that was refused at the bank is over as soon as the news of it comes', async () => {
    const { parent, url } = await asksBank();
    await answerBank(url, false);
    await api.checkout.tick();
    expect(await current(parent)).toMatchObject({
      plan: 'basic',
      underWay: null,
      failed: { failure: 'unpaid' },
    });
  });

  it('shows a smaller plan at once and charges it from its day on, unless that is undone', async () => {
    const parent = await buys(premium);
    expect((await post(paths.downgrade, parent, basic)).body.outcome).toBe('done');
    expect(await current(parent)).toMatchObject({ plan: 'basic', storyLimit: 60 });
    expect((await post(paths.undoDowngrade, parent)).body.outcome).toBe('done');
    expect(await current(parent)).toMatchObject({ plan: 'premium', downgrade: null });
  });

  it('that becomes smaller is smaller for all of its first day, however often the books are read', async () => {
    const parent = await buys(premium);
    await post(paths.downgrade, parent, basic);
    const { downgrade } = await current(parent);
    api.now.advance(Date.parse(downgrade.effectiveAt) - api.now());
    for (let looks = 0; looks < 3; looks += 1) await settle(parent);
    expect(await current(parent)).toMatchObject({ plan: 'basic', storyLimit: 10 });
    expect((await typesOf(parent)).filter((type) => type === 'SubscriptionUpgraded')).toEqual([]);
  });

  it('ends with its period when it is cancelled, and goes on when that is taken back', async () => {
    const parent = await buys();
    expect((await post(paths.cancelSubscription, parent, { why: 'notUsed' })).body.outcome).toBe('done');
    expect(await current(parent)).toMatchObject({
      plan: 'basic',
      cancellation: { effectiveAt: expect.any(String) },
    });
    expect((await post(paths.resumeSubscription, parent)).body.outcome).toBe('done');
    expect(await current(parent)).toMatchObject({ cancellation: null });
  });

  it('is withdrawn from for what was shown, and no story comes in the window that follows', async () => {
    const parent = await buys();
    api.now.advance(3 * DAY);
    const fresh = { ...parent, token: (await api.logIn(parent.email)).body.access_token };
    const { body } = await api.call('GET', paths.withdrawal, { token: fresh.token });
    expect(body).toMatchObject({ amount: 449, storiesUsed: 0, storiesPaid: 10, decidedBy: 'time' });
    expect((await post(paths.withdrawal, fresh)).body).toEqual({ outcome: 'done', url: null });
    expect(await balance(parent)).toBe(499 - 449);
    expect(await current(parent)).toMatchObject({ plan: 'free', storyLimit: 0, underWay: null });
    expect((await post(paths.withdrawal, fresh)).body.code).toBe('notSubscribed');
  });

  it('can be withdrawn from while another wish waits', async () => {
    const parent = await buys();
    await api.checkout.setCard(parent.accountId, 'confirm');
    const { quoteId } = await quoted(parent, premium);
    await post(paths.upgrade, parent, { ...premium, quoteId });
    expect((await post(paths.withdrawal, parent)).body.outcome).toBe('done');
    expect(await balance(parent)).toBe(0);
    expect(await current(parent)).toMatchObject({ plan: 'free', underWay: null });
  });

  it('leads to the provider’s portal who has one, and nobody else', async () => {
    const parent = await buys();
    expect((await post(paths.portal, parent)).body.url).toContain('/dev/checkout/');
    expect((await post(paths.portal, await api.parent())).status).toBe(409);
  });

  it('given by the operator is the operator’s to change, and ends at once when it is left', async () => {
    const parent = await api.parent();
    await api.call('POST', internalPaths.plan, {
      token: SERVICE_TOKEN,
      body: { email: parent.email, plan: 'basic' },
    });
    expect((await post(paths.upgradePreview, parent, premium)).body.code).toBe('setByOperator');
    expect((await post(paths.withdrawal, parent)).body.code).toBe('setByOperator');
    expect((await post(paths.checkout, parent, premium)).body.code).toBe('alreadySubscribed');
    expect((await post(paths.cancelSubscription, parent)).body.outcome).toBe('done');
    expect(await current(parent)).toMatchObject({ cancellation: { effectiveAt: expect.any(String) } });
  });

  it('is not the operator’s to change, only to end: the provider’s books are what holds', async () => {
    const parent = await buys();
    const set = (plan: string) =>
      api.call('POST', internalPaths.plan, { token: SERVICE_TOKEN, body: { email: parent.email, plan } });
    const before = await typesOf(parent);
    for (const plan of ['premium', 'standard'])
      expect(await set(plan)).toMatchObject({ status: 409, body: { code: 'alreadySubscribed' } });
    expect((await set('basic')).status).toBe(200);
    expect(await typesOf(parent)).toEqual(before);
    expect((await set('free')).status).toBe(200);
    await settle(parent);
    expect(await api.checkout.provider.booksOf(parent.accountId)).toMatchObject({
      agreements: [{ status: 'ended' }],
      entries: [{ kind: 'payment' }],
    });
    expect((await set('premium')).status).toBe(200);
    await settle(parent);
    expect(await current(parent)).toMatchObject({ plan: 'premium', by: 'operator' });
  });

  it('sent twice under one key is one change, and is answered the same', async () => {
    const parent = await buys();
    const { quoteId, amount } = await quoted(parent, premium);
    const again = () => post(paths.upgrade, parent, { ...premium, quoteId }, { 'idempotency-key': 'once' });
    expect((await again()).body.outcome).toBe('done');
    api.now.advance(9 * 60_000 + 59_000);
    const fresh = { ...parent, token: (await api.logIn(parent.email)).body.access_token };
    const key = { 'idempotency-key': 'once' };
    expect((await post(paths.upgrade, fresh, { ...premium, quoteId }, key)).body.outcome).toBe('done');
    api.now.advance(60_000);
    expect((await post(paths.upgrade, fresh, { ...premium, quoteId }, key)).body.outcome).toBe('done');
    expect(await balance(parent)).toBe(499 + amount);
    const buying = await api.parent();
    const ids = [];
    for (let i = 0; i < 2; i += 1)
      ids.push((await post(paths.checkout, buying, basic, { 'idempotency-key': 'k' })).body.id);
    expect(new Set(ids).size).toBe(1);
  });

  it('is confirmed by mail: what was bought, and that it was withdrawn from, however late the mail goes', async () => {
    const parent = await buys();
    await post(paths.withdrawal, parent);
    api.now.advance(4 * DAY);
    const about = { over: false, to: parent.email, firstName: 'Ada', link: '/subscriptions' };
    expect((await mailFor(parent, 'SubscriptionStarted')).body).toMatchObject({
      ...about,
      kind: 'subscriptionStarted',
      facts: { ...basic, amount: 499 },
    });
    expect((await mailFor(parent, 'WithdrawalDeclared')).body).toMatchObject({
      ...about,
      kind: 'contractWithdrawn',
      facts: { plan: 'basic', amount: 499, until: null },
    });
    expect((await mailFor(parent, 'PaymentTaken')).body).toEqual({ over: true });
    expect((await mailFor(parent, 'NothingOfTheKind')).status).toBe(404);
  });

  describe('whose renewal is not paid', () => {
    async function isUnpaidFor(days: number) {
      const parent = await buys();
      await api.checkout.setCard(parent.accountId, 'declined');
      api.now.advance((30 + days) * DAY);
      await settle(parent);
      return parent;
    }

    it('is told of also by a house that was off for five days, and as news no longer than three', async () => {
      const parent = await isUnpaidFor(5);
      const told = { kind: 'paymentFailed', to: parent.email, link: '/subscriptions' };
      expect((await mailFor(parent, 'PaymentFailed')).body).toMatchObject(told);
      api.now.advance(3 * DAY + 1);
      expect((await mailFor(parent, 'PaymentFailed')).body).toEqual({ over: true });
    });

    it('is reminded of, unless the account was deleted meanwhile', async () => {
      const parent = await isUnpaidFor(11);
      const mail = () => mailFor(parent, 'PaymentReminderIssued');
      expect((await mail()).body).toMatchObject({ kind: 'paymentReminder', facts: { amount: 499 } });
      const { access_token: token } = (await api.logIn(parent.email)).body;
      const gone = await api.call('DELETE', paths.me, { token, body: { reason: 'other' } });
      expect(gone.status).toBe(202);
      expect((await mail()).body).toEqual({ over: true });
    });
  });

  it('leaves a chain of events in which none can be changed', async () => {
    const parent = await buys();
    await post(paths.cancelSubscription, parent);
    expect(verifyChain(await api.eventsOf(`subscription-${parent.accountId}`)).whole).toBe(true);
  });

  it('ends with its account, and the provider forgets the person', async () => {
    const parent = await buys();
    const forget = () =>
      api.call('POST', path(internalPaths.billingForget, { accountId: parent.accountId }), {
        token: SERVICE_TOKEN,
      });
    for (let i = 0; i < 2; i += 1) expect((await forget()).status).toBe(204);
    expect((await eventsOf(parent)).at(-1)).toMatchObject({
      type: 'SubscriptionEnded',
      data: { reason: 'accountDeleted' },
    });
    expect(await api.checkout.provider.booksOf(parent.accountId)).toEqual({ agreements: [], entries: [] });
  });

  describe('and its webhooks', () => {
    const said = ({ accountId }: { accountId: string }, more: object = {}) =>
      JSON.stringify({ id: 'evt_1', type: 'books.changed', account: accountId, ...more });
    const received = async () => {
      const all: RecordedEvent[] = [];
      for await (const event of api.eventStore.readAll())
        if (event.streamId.startsWith('webhook-')) all.push(event);
      return all;
    };
    async function paysUnheard() {
      const parent = await api.parent();
      await pay((await post(paths.checkout, parent, basic)).body.id);
      return parent;
    }
    const delivered = (body: string, secret = 'signs webhooks', at = api.now()) =>
      api.deliver(body, signed(body, secret, at));

    it('that come twice, late or without need change nothing', async () => {
      const parent = await buys();
      const before = await typesOf(parent);
      api.now.advance(DAY);
      for (let i = 0; i < 3; i += 1) expect(await delivered(said(parent))).toBe(204);
      await api.readBooks();
      expect(await typesOf(parent)).toEqual(before);
    });

    it('are each kept once, by names alone, however many bring them at once', async () => {
      const parent = await paysUnheard();
      const body = said(parent);
      const answers = await Promise.all(Array.from({ length: 10 }, () => delivered(body)));
      expect(new Set(answers)).toEqual(new Set([204]));
      api.now.advance(DAY);
      expect(await delivered(body)).toBe(204);
      const { accountId } = parent;
      expect((await received()).map(({ type, data }) => ({ type, data }))).toEqual([
        {
          type: 'WebhookReceived',
          data: {
            accountId,
            provider: 'test',
            event: 'evt_1',
            eventType: 'books.changed',
            object: accountId,
            at: new Date(api.now() - DAY).toISOString(),
          },
        },
      ]);
    });

    it('have their books read from the log: whoever dies after the answer has lost nothing', async () => {
      const parent = await paysUnheard();
      expect(await delivered(said(parent))).toBe(204);
      expect(await typesOf(parent)).toEqual(['CheckoutStarted']);
      await api.readBooks();
      expect(await current(parent)).toMatchObject({ plan: 'basic' });
    });

    it('that the log cannot take are not taken, and come again', async () => {
      const parent = await paysUnheard();
      const { append } = api.eventStore;
      api.eventStore.append = async () => {
        throw new Unavailable('the log is away');
      };
      expect(await delivered(said(parent))).toBe(503);
      api.eventStore.append = append;
      expect(await received()).toEqual([]);
      expect(await delivered(said(parent))).toBe(204);
      expect(await received()).toHaveLength(1);
    });

    it('in another order than they were sent lead to the same, and are all kept', async () => {
      const parents = [await paysUnheard(), await paysUnheard()];
      const ids = ['evt_1', 'evt_2', 'evt_3'];
      for (const [n, parent] of parents.entries())
        for (const id of n === 0 ? ids : ids.toReversed()) {
          expect(await delivered(said(parent, { id: `${id}/${n}` }))).toBe(204);
          await api.readBooks();
        }
      const [one, other] = await Promise.all(parents.map(typesOf));
      expect(one).toEqual(other);
      expect((await received()).map(({ data }) => data.event)).toEqual(
        ['1/0', '2/0', '3/0', '3/1', '2/1', '1/1'].map((id) => `evt_${id}`),
      );
    });

    it('leave nothing else of what they say in the log', async () => {
      const parent = await paysUnheard();
      const customer = { name: 'Canary Winterbottom', email: 'canary@winterbottom.example' };
      expect(await delivered(said(parent, { data: { object: { customer } }, customer }))).toBe(204);
      await api.readBooks();
      for await (const event of api.eventStore.readAll())
        expect(JSON.stringify(event).toLowerCase()).not.toContain('winterbottom');
      expect(await received()).toHaveLength(1);
    });

    it('that are forged leave nothing at all', async () => {
      const parent = await paysUnheard();
      const head = await api.eventStore.head();
      const answers = new Set<number>();
      for (let n = 0; n < 100; n += 1)
        answers.add(await delivered(said(parent, { id: `evt_${n}` }), `secret ${n}`));
      expect([...answers]).toEqual([400]);
      expect(await api.eventStore.head()).toBe(head);
    });

    it('that are forged, stale, changed or somebody’s else are refused, and nothing is read', async () => {
      const parent = await api.parent();
      await pay((await post(paths.checkout, parent, basic)).body.id);
      const body = said(parent);
      expect(await delivered(body, 'another secret')).toBe(400);
      expect(await delivered(body, undefined, api.now() - 301_000)).toBe(400);
      expect(await api.deliver(`${body} `, signed(body, 'signs webhooks', api.now()))).toBe(400);
      expect(await api.deliver(body, '')).toBe(400);
      expect(await typesOf(parent)).toEqual(['CheckoutStarted']);
    });

    it('about an account that is not there, or too large, are told so', async () => {
      expect(await delivered(said({ accountId: 'nobody' }))).toBe(204);
      expect(await received()).toEqual([]);
      expect(await delivered('x'.repeat(300_000))).toBe(413);
      expect((await api.call('POST', path(paths.webhook, { provider: 'stripe' }), { body: {} })).status).toBe(
        404,
      );
    });

    it('that are lost are found by asking what has happened since', async () => {
      const parents = [await api.parent(), await api.parent()];
      const since = new Date(api.now()).toISOString();
      for (const parent of parents) await pay((await post(paths.checkout, parent, basic)).body.id);
      const news = await api.call('POST', internalPaths.billingNews, {
        token: SERVICE_TOKEN,
        body: { since },
      });
      expect(new Set(news.body.accountIds)).toEqual(new Set(parents.map(({ accountId }) => accountId)));
      for (const parent of parents) {
        await settle(parent);
        expect(await current(parent)).toMatchObject({ plan: 'basic' });
      }
    });
  });
});

/** A provider whose calls of this name can be made to fail before, or after, they are done. */
async function openFallingApi() {
  const fault: { call: string; moment: 'before' | 'after' | null } = { call: '', moment: null };
  const readStore = createMemoryReadStore();
  const clock = { now: Date.parse('2026-11-01T08:00:00.000Z') };
  const checkout = createTestCheckout({
    readStore,
    now: () => clock.now,
    secret: 's',
    publicUrl: 'https://storylark.example',
    deliver: async () => true,
  });
  const fallible = new Proxy(checkout.provider, {
    get(target, name: keyof PaymentProvider) {
      const call = target[name];
      if (typeof call !== 'function') return call;
      return async (...asked: never[]) => {
        const falls = name === fault.call ? fault.moment : null;
        if (falls === 'before') throw new Unavailable('away');
        const answer: unknown = await (call as (...given: never[]) => Promise<unknown>)(...asked);
        if (falls === 'after') throw new Unavailable('the answer was lost');
        return answer;
      };
    },
  });
  const api = await openTestApi({ payments: fallible });
  return { api, checkout, fault, close: async () => (await api.close(), readStore.close()) };
}

describe('a wish that breaks off', () => {
  const plan: PaidPlan = 'premium';
  it.each([
    ['before the provider has it', 'upgrade', 'before'],
    ['after the provider has it', 'upgrade', 'after'],
    ['before its books are read', 'booksOf', 'before'],
  ] as const)('%s is kept, and carried out once', async (_when, call, moment) => {
    const { api, checkout, fault, close } = await openFallingApi();
    const parent = await api.parent();
    const { token, accountId } = parent;
    const settle = () =>
      api.call('POST', path(internalPaths.billing, { accountId }), { token: SERVICE_TOKEN });
    const { body: page } = await api.call('POST', paths.checkout, { token, body: basic });
    await checkout.pages.pay(page.id, 'good', false);
    await settle();
    const { body: preview } = await api.call('POST', paths.upgradePreview, { token, body: premium });

    Object.assign(fault, { call, moment });
    const wish = { plan, interval: 'month', quoteId: preview.quoteId };
    const headers = { 'idempotency-key': 'k' };
    const upgrade = () => api.call('POST', paths.upgrade, { token, body: wish, headers });
    expect((await upgrade()).body).toEqual({ outcome: 'pending', url: null });
    expect((await settle()).status).toBe(503);

    fault.moment = null;
    expect((await settle()).body).toEqual({ isRequestOpen: false });
    expect((await upgrade()).body).toEqual({ outcome: 'done', url: null });
    const { entries } = await checkout.provider.booksOf(accountId);
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['payment', 499],
      ['payment', preview.amount],
    ]);
    const events = await api.eventsOf(`subscription-${accountId}`);
    expect(events.filter(({ type }) => type === 'PaymentTaken')).toHaveLength(2);
    await close();
  });

  it.each(['before', 'after'] as const)(
    'that is given up while the provider is away, %s it has done so, is given up once it is back',
    async (moment) => {
      const { api, checkout, fault, close } = await openFallingApi();
      const { token, accountId } = await api.parent();
      const settle = () =>
        api.call('POST', path(internalPaths.billing, { accountId }), { token: SERVICE_TOKEN });
      const { body: page } = await api.call('POST', paths.checkout, { token, body: basic });
      await checkout.pages.pay(page.id, 'good', false);
      await settle();
      await checkout.setCard(accountId, 'confirm');
      const { body } = await api.call('POST', paths.upgradePreview, { token, body: premium });
      await api.call('POST', paths.upgrade, { token, body: { ...premium, quoteId: body.quoteId } });
      Object.assign(fault, { call: 'abandonUpgrade', moment });
      const takeBack = () => api.call('POST', paths.takeBackUpgrade, { token, body: {} });
      expect((await takeBack()).body).toEqual({ outcome: 'pending', url: null });
      const subscription = async () => (await api.call('GET', paths.me, { token })).body.subscription;
      expect(await subscription()).toMatchObject({ underWay: 'upgrade', confirmation: 'takenBack' });
      fault.moment = null;
      await checkout.setCard(accountId, 'good');
      expect((await settle()).body).toEqual({ isRequestOpen: false });
      expect(await subscription()).toMatchObject({ plan: 'basic', underWay: null, failed: null });
      expect((await checkout.provider.booksOf(accountId)).entries).toHaveLength(1);
      await close();
    },
  );

  it('that was paid for and not recorded comes back with a withdrawal', async () => {
    const { api, checkout, fault, close } = await openFallingApi();
    const { token, accountId } = await api.parent();
    const { body: page } = await api.call('POST', paths.checkout, { token, body: basic });
    await checkout.pages.pay(page.id, 'good', false);
    await api.call('POST', path(internalPaths.billing, { accountId }), { token: SERVICE_TOKEN });
    const { body } = await api.call('POST', paths.upgradePreview, { token, body: premium });
    Object.assign(fault, { call: 'upgrade', moment: 'after' });
    await api.call('POST', paths.upgrade, { token, body: { ...premium, quoteId: body.quoteId } });
    fault.moment = null;
    const withdrawn = await api.call('POST', paths.withdrawal, { token, body: {} });
    expect(withdrawn.body.outcome).toBe('done');
    const { entries } = await checkout.provider.booksOf(accountId);
    expect(entries.reduce((sum, { kind, amount }) => sum + (kind === 'refund' ? -amount : amount), 0)).toBe(
      0,
    );
    await close();
  });

  it('is refused before anything is recorded where its price cannot be asked for', async () => {
    const { api, checkout, fault, close } = await openFallingApi();
    const { token, accountId } = await api.parent();
    const { body: page } = await api.call('POST', paths.checkout, { token, body: basic });
    await checkout.pages.pay(page.id, 'good', false);
    await api.call('POST', path(internalPaths.billing, { accountId }), { token: SERVICE_TOKEN });
    const { body } = await api.call('POST', paths.upgradePreview, { token, body: premium });
    Object.assign(fault, { call: 'previewUpgrade', moment: 'before' });
    const wish = { ...premium, quoteId: body.quoteId };
    expect((await api.call('POST', paths.upgrade, { token, body: wish })).status).toBe(503);
    const types = (await api.eventsOf(`subscription-${accountId}`)).map(({ type }) => type);
    expect(types).not.toContain('UpgradeRequested');
    await close();
  });
});
