import { createHash, randomUUID } from 'node:crypto';
import { headsStream, looksStream } from '@storylark/contracts/audit/events';
import { billingStateOf } from '@storylark/contracts/audit/billingState';
import type { BillingView } from '@storylark/contracts/audit/views';
import { auditPaths } from '@storylark/contracts/audit/paths';
import { internalPaths } from '@storylark/contracts/internalPaths';
import { path } from '@storylark/contracts/paths';
import { subscriptionStream } from '@storylark/contracts/subscriptions/events';
import { chained } from '@storylark/platform/engines/hashChain';
import type { RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import { openTestApi, SERVICE_TOKEN, type TestApi } from '../testing/openTestApi.ts';

const DAY = 24 * 60 * 60_000;
const EVIL = '=HYPERLINK("http://evil.example";"x")';

describe('what an auditor reads', () => {
  let api: TestApi;
  let auditor: { accountId: string; token: string };
  let family: { accountId: string; token: string; email: string };
  let paidAt: string;

  beforeEach(async () => {
    api = await openTestApi();
    const known = await api.parent();
    await api.call('POST', internalPaths.role, {
      token: SERVICE_TOKEN,
      body: { email: known.email, role: 'auditor', held: true },
    });
    auditor = known;
    family = await api.parent();
    await setPlan('basic');
    api.now.advance(DAY);
    paidAt = await pay('ch_1', 499);
    api.now.advance(DAY);
    await pay('ch_1', 499); // the provider's books were read a second time by a process that had died
    await setPlan('premium');
  });
  afterEach(() => api.close());

  const moment = () => new Date(api.now()).toISOString();
  const setPlan = (plan: string) =>
    api.call('POST', internalPaths.plan, { token: SERVICE_TOKEN, body: { email: family.email, plan } });
  const stream = () => subscriptionStream(family.accountId);
  async function pay(entry: string, amount: number): Promise<string> {
    const at = moment();
    const about = {
      accountId: family.accountId,
      at,
      happenedAt: at,
      agreement: EVIL,
      entry,
      invoice: 'in_1',
    };
    const data = { ...about, amount, tax: 80, currency: 'EUR', reason: 'renewal' };
    const last = (await api.eventsOf(stream())).at(-1);
    const metadata = { at, accountId: family.accountId };
    const events = chained(stream(), last, [{ id: randomUUID(), type: 'PaymentTaken', data, metadata }]);
    await api.eventStore.append(stream(), events, last!.revision);
    return at;
  }
  const get = (pattern: string, query = '', token = auditor.token, accountId = family.accountId) =>
    api.call('GET', path(pattern, { accountId }) + query, { token });
  const looks = async () =>
    (await api.eventsOf(looksStream(auditor.accountId, moment()))).map(({ data }) => data);
  const makeHead = async () =>
    (await api.call('POST', internalPaths.auditHead, { token: SERVICE_TOKEN })).body.made as boolean;
  const verified = async () => (await get(auditPaths.verification)).body;

  it('is every event with what it moved, and the state at any moment as a client’s own replay makes it', async () => {
    const { body } = (await get(auditPaths.billing)) as unknown as { body: BillingView };
    expect(body.events.map(({ event, moved }) => [event.type, moved])).toEqual([
      ['SubscriptionStarted', null],
      ['PaymentTaken', 499],
      ['PaymentTaken', 499],
      ['SubscriptionUpgraded', null],
    ]);
    expect(body.state).toMatchObject({
      plan: 'premium',
      storyLimit: 60,
      paid: 499,
      balance: 499,
      returned: 0,
    });
    const before = (await get(auditPaths.billing, `?at=${paidAt}`)).body as BillingView;
    expect(before.state).toMatchObject({ plan: 'basic', storyLimit: 10, balance: 499 });
    const facts = body.events.slice(0, 2).map(({ event }) => event);
    expect(billingStateOf(facts, body.allowance, body.openedAt, paidAt)).toEqual(before.state);
  });

  it('says what differs between two moments, in whatever order they are given', async () => {
    const now = moment();
    const { body } = await get(auditPaths.difference, `?from=${now}&to=${paidAt}`);
    expect(body).toMatchObject({
      from: paidAt,
      to: now,
      changed: ['plan', 'shownPlan', 'storyLimit'],
      revisions: [2, 3],
    });
  });

  it('holds nothing that has not happened, however far ahead somebody asks', async () => {
    const { status, body } = await get(auditPaths.billing, '?at=9999-12-31T23:59:59Z');
    expect([status, body.at]).toEqual([200, moment()]);
  });

  it('is recorded before it is shown, with who, whose, what and when', async () => {
    await api.call('GET', `${auditPaths.accounts}?search=ab`, { token: auditor.token }).catch(() => {});
    await get(auditPaths.billing, `?at=${paidAt}`);
    await get(auditPaths.export, '?format=csv').catch(() => {});
    await verified();
    const at = moment();
    const about = { auditorId: auditor.accountId, accountId: family.accountId, at };
    expect(await looks()).toEqual([
      { ...about, accountId: null, what: 'accounts', asked: 'ab' },
      { ...about, what: 'billing', asked: paidAt },
      { ...about, what: 'export', asked: 'csv' },
      { ...about, what: 'verification', asked: '' },
    ]);
  });

  it('is not shown where it cannot be recorded', async () => {
    const refusing = { ...api.eventStore, append: () => Promise.reject(new Error('the disk is full')) };
    const other = await openTestApi({ eventStore: refusing, vault: api.vault });
    const { status, body } = await other.call(
      'GET',
      path(auditPaths.billing, { accountId: family.accountId }),
      {
        token: auditor.token,
      },
    );
    expect([status, body.events]).toEqual([500, undefined]);
    await other.close().catch(() => {});
  });

  it('is nobody else’s, and says of an account that never was that it is not there', async () => {
    for (const pattern of [auditPaths.billing, auditPaths.verification])
      expect((await get(pattern, '', family.token)).status).toBe(403);
    expect((await get(auditPaths.billing, '', auditor.token, randomUUID())).status).toBe(404);
    expect(await looks()).toEqual([]);
  });

  async function file(format: string): Promise<string> {
    const address = `${api.address}${path(auditPaths.export, family)}?format=${format}`;
    const response = await fetch(address, { headers: { authorization: `Bearer ${auditor.token}` } });
    return response.text();
  }

  it('leaves as lines of which each one’s SHA-256 is named by the next', async () => {
    const lines = (await file('jsonl')).trim().split('\n');
    const links = lines.map((line) => JSON.parse(line) as { prevHash: string; type: string });
    expect(links.map(({ type }) => type)).toHaveLength(4);
    for (const [i, { prevHash }] of links.entries())
      if (i > 0)
        expect(prevHash).toBe(
          createHash('sha256')
            .update(lines[i - 1]!)
            .digest('hex'),
        );
  });

  it('leaves as a table in which no text is a formula, and the balance counts each entry once', async () => {
    const [names, ...rows] = (await file('csv')).trim().split('\r\n');
    expect(names).toMatch(/^revision,type,at,happenedAt,moved,balance,/);
    expect(rows.map((row) => row.split(',')[5])).toEqual(['0', '499', '499', '499']);
    expect(rows[1]).toContain(`"'${EVIL.replaceAll('"', '""')}"`);
  });

  it('is proven as far as the last head saw, and unproven since', async () => {
    expect(await verified()).toMatchObject({ brokenAt: null, head: null, provenRevision: -1, events: 4 });
    expect([await makeHead(), await makeHead()]).toEqual([true, false]);
    await setPlan('standard');
    expect(await verified()).toMatchObject({
      brokenAt: null,
      headsBrokenAt: null,
      events: 5,
      provenRevision: 3,
      head: { number: 0, at: moment() },
    });
  });

  it('that was changed behind the house’s back is named by its place', async () => {
    await makeHead();
    const read = api.eventStore.readStream;
    const forge = (how: (event: RecordedEvent) => RecordedEvent | null) =>
      openTestApi({
        vault: api.vault,
        eventStore: {
          ...api.eventStore,
          async *readStream(name, from) {
            for await (const event of read(name, from)) {
              const seen = name === stream() ? how(event) : event;
              if (seen) yield seen;
            }
          },
        },
      });
    for (const [how, place] of [
      [
        (event: RecordedEvent) =>
          event.revision === 1 ? { ...event, data: { ...event.data, amount: 1 } } : event,
        2,
      ],
      [
        (event: RecordedEvent) =>
          event.revision === 3 ? { ...event, data: { ...event.data, plan: 'free' } } : event,
        3,
      ],
      [(event: RecordedEvent) => (event.revision === 3 ? null : event), 3],
    ] as const) {
      const other = await forge(how);
      const { body } = await other.call('GET', path(auditPaths.verification, family), {
        token: auditor.token,
      });
      expect(body).toMatchObject({ brokenAt: place });
      await other.close().catch(() => {});
    }
  });

  it('makes one head of two that are asked for at once', async () => {
    await Promise.all([makeHead(), makeHead()]);
    const heads = await api.eventsOf(headsStream);
    expect(heads.map(({ revision }) => revision)).toEqual(heads.map((_, i) => i));
    expect(await makeHead()).toBe(false);
    expect(await verified()).toMatchObject({ brokenAt: null, headsBrokenAt: null, provenRevision: 3 });
  });
});
