import { type Subscription, onFree } from '@storylark/contracts/subscriptions/subscription';
import { paperKey } from '@storylark/contracts/subscriptions/papers';
import { createSealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import { Unavailable } from '@storylark/platform/unavailable';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { createReadModels } from '../readModels.ts';
import { openedAt } from '../testing/createDocuments.ts';
import { id, openTestQueryApi } from '../testing/openTestQueryApi.ts';
import { currentSubscription } from './currentSubscription.ts';

const basic: Subscription = {
  term: 1,
  anchor: '2026-10-25T10:00:00.000Z',
  paid: {
    plan: 'basic',
    interval: 'month',
    by: 'operator',
    periodStart: '2026-10-25',
    periodEnd: '2026-11-25',
  },
  held: [{ plan: 'basic', from: '2026-10-25T10:00:00.000Z' }],
  downgrade: null,
  cancellation: null,
  withdrawn: false,
};

async function subscribed(subscription?: Subscription) {
  const house = await openTestQueryApi();
  const token = await house.parent('a');
  if (subscription) await house.put('subscriptions', { _id: 'a', accountId: 'a', subscription });
  const slot = (accountId: string, n: number, window: string, changes = {}) =>
    house.put('slots', {
      _id: `${accountId}/${id(n)}/${window}`,
      accountId,
      storyId: id(n),
      window,
      takenAt: `2026-10-2${n}T08:00:00.000Z`,
      returnedAt: null,
      reason: null,
      creditedTo: null,
      ...changes,
    });
  return { ...house, token, slot };
}
const returned = { returnedAt: '2026-10-30T08:00:00.000Z', reason: 'failed' };

describe('the subscription held', () => {
  it('is Free where nothing was ever started', async () => {
    const { get, token } = await subscribed();
    const { body } = await get('/api/subscriptions/current', token).expect(200);
    expect(body).toMatchObject({
      plan: 'free',
      storyLimit: 1,
      storiesUsed: 0,
      charactersUsed: 0,
      periodEndsAt: null,
    });
    expect(body.windowEndsAt).toBe('2026-11-20T00:00:00.000Z');
  });

  it('counts the account’s characters and the slots of the open window that were not given back', async () => {
    const { get, token, slot, character } = await subscribed(basic);
    await character('a', id(1));
    await character('b', id(2));
    await slot('a', 1, '2026-10-25.1');
    await slot('a', 2, '2026-10-25.1', returned);
    await slot('a', 3, '2026-09-25.1');
    await slot('b', 4, '2026-10-25.1');
    await slot('a', 5, '2026-09-25.1', { ...returned, creditedTo: '2026-10-25.1' });
    const { body } = await get('/api/subscriptions/current', token);
    expect(body).toMatchObject({ plan: 'basic', charactersUsed: 1, storiesUsed: 1, storyLimit: 11 });
  });

  it('follows the clock though nothing was recorded', async () => {
    const ending = { ...basic, cancellation: { effectiveAt: '2026-11-01T07:59:59.000Z' } };
    const { get, token } = await subscribed(ending);
    expect((await get('/api/subscriptions/current', token)).body).toMatchObject({
      plan: 'free',
      cancellation: null,
    });
  });

  it('is not guessed while the account has not reached the read model', async () => {
    const readStore = createMemoryReadStore();
    const models = createReadModels(readStore, async (name) => `${name}/v1`);
    await expect(currentSubscription(models, 'a', openedAt)).rejects.toThrow(Unavailable);
  });
});

describe('the plans', () => {
  it('come with their prices, and the one held marked', async () => {
    const { get, token } = await subscribed({ ...onFree, ...basic });
    const { body } = await get('/api/subscriptions/plans', token).expect(200);
    expect(
      body.map(({ plan, isCurrent, periodEndsAt }: Record<string, unknown>) => [
        plan,
        isCurrent,
        periodEndsAt,
      ]),
    ).toEqual([
      // prettier-ignore
      ['free', false, null],
      ['basic', true, '2026-11-25'],
      ['standard', false, null],
      ['premium', false, null],
    ]);
    expect(body.map(({ savingPercent }: { savingPercent: number }) => savingPercent)).toEqual([
      0, 20, 20, 20,
    ]);
    expect(body[3]).toMatchObject({
      price: { month: 1399, year: 13428 },
      currency: 'EUR',
      premiumEffects: true,
    });
  });
});

describe('the slots', () => {
  it('are listed newest first, in pages, each with what became of it, the account’s own alone', async () => {
    const { get, token, slot } = await subscribed(basic);
    await slot('a', 1, '2026-10-25.1', { ...returned, creditedTo: '2026-11-25.1' });
    await slot('a', 2, '2026-10-25.1');
    await slot('b', 3, '2026-10-25.1');
    const { body } = await get('/api/subscriptions/slots?limit=1&skip=1', token).expect(200);
    expect(body).toEqual({
      items: [
        {
          storyUuid: id(1),
          window: '2026-10-25.1',
          takenAt: '2026-10-21T08:00:00.000Z',
          ...returned,
          creditedTo: '2026-11-25.1',
        },
      ],
      total: 2,
    });
    expect(openedAt < body.items[0].takenAt).toBe(true);
  });
});

describe('the invoices', () => {
  it('are listed newest first, in pages, the account’s own alone', async () => {
    const { get, token, put } = await subscribed(basic);
    const paid = (accountId: string, n: number) =>
      put('invoices', {
        _id: `${accountId}/pay_${n}`,
        accountId,
        id: `pay_${n}`,
        kind: 'paid',
        reason: 'renewal',
        amount: 499,
        tax: 80,
        currency: 'EUR',
        at: `2026-1${n}-25T08:00:00.000Z`,
      });
    for (const n of [0, 1, 2]) await paid('a', n);
    await paid('b', 1);
    const { body } = await get('/api/subscriptions/invoices?limit=2', token).expect(200);
    expect(body.total).toBe(3);
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual(['pay_2', 'pay_1']);
    expect(body.items[0]).toEqual({
      id: 'pay_2',
      kind: 'paid',
      reason: 'renewal',
      amount: 499,
      tax: 80,
      currency: 'EUR',
      at: '2026-12-25T08:00:00.000Z',
    });
  });
});

describe('the paper of an invoice', () => {
  async function written() {
    const house = await subscribed(basic);
    const line = (accountId: string, lineId: string, kind: string) =>
      house.put('invoices', {
        _id: `${accountId}/${lineId}`,
        accountId,
        id: lineId,
        kind,
        reason: 'renewal',
        amount: 499,
        tax: 80,
        currency: 'EUR',
        at: '2026-11-25T08:00:00.000Z',
      });
    const write = async (accountId: string, lineId: string) => {
      await house.vault.makeKey(accountId);
      const sealedBlobs = createSealedBlobs(house);
      await sealedBlobs.put(accountId, paperKey(accountId, lineId), Buffer.from('%PDF of ' + lineId));
    };
    await line('a', 'pay_1', 'paid');
    return { ...house, line, write, paper: (lineId: string) => `/api/subscriptions/invoices/${lineId}/pdf` };
  }

  it('is saved under its own name, and kept nowhere on the way', async () => {
    const { get, token, write, paper } = await written();
    await write('a', 'pay_1');
    const { headers, body } = await get(paper('pay_1'), token).expect(200);
    expect((body as Buffer).toString()).toBe('%PDF of pay_1');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="storylark-invoice-2026-11-25.pdf"',
      'cache-control': 'no-store',
    });
  });

  it('has to be waited for while it is being made', async () => {
    const { get, token, paper } = await written();
    expect((await get(paper('pay_1'), token).expect(503)).body.code).toBe('unavailable');
  });

  it('is nobody else’s, and there is none of what was only tried', async () => {
    const { get, token, parent, line, write, paper } = await written();
    await write('a', 'pay_1');
    await line('a', 'pay_2', 'failed');
    await write('a', 'pay_2');
    await get(paper('pay_1'), await parent('b')).expect(404);
    await get(paper('pay_2'), token).expect(404);
    await get(paper('pay_3'), token).expect(404);
    await get(paper('pay_1')).expect(401);
  });

  it('goes with its account', async () => {
    const { get, token, vault, write, paper } = await written();
    await write('a', 'pay_1');
    await vault.destroy('a');
    await get(paper('pay_1'), token).expect(404);
  });
});
