import type { SubscriptionEvent } from './events.ts';
import { evolveContract, noContract } from './contract.ts';
import { presentSubscription } from './presentSubscription.ts';
import { evolveSubscription, onFree } from './subscription.ts';

const accountId = 'a';
const openedAt = '2026-01-31T09:00:00.000Z';
const nothingUsed = { characters: 0, stories: 0, credits: 0 };
const after = (...events: SubscriptionEvent[]) => events.reduce(evolveSubscription, onFree);
const started: SubscriptionEvent = {
  type: 'SubscriptionStarted',
  data: {
    accountId,
    plan: 'premium',
    interval: 'year',
    by: 'operator',
    periodStart: '2026-02-05',
    periodEnd: '2027-02-05',
    at: '2026-02-05T10:00:00.000Z',
  },
};
const effectiveAt = '2027-02-05T00:00:00.000Z';
const toBasic: SubscriptionEvent = {
  type: 'DowngradeScheduled',
  data: { accountId, plan: 'basic', interval: 'month', effectiveAt, at: '2026-03-01T00:00:00.000Z' },
};
const leaving: SubscriptionEvent = {
  type: 'CancellationScheduled',
  data: { accountId, effectiveAt, at: '2026-03-01T00:00:00.000Z' },
};
const at = (day: string, subscription = after(started), used = nothingUsed) =>
  presentSubscription({ subscription, contract: noContract }, openedAt, `${day}T12:00:00.000Z`, used);

describe('the subscription as its account sees it', () => {
  it('on Free has a window that ends, and no period', () => {
    expect(at('2026-02-10', onFree, { characters: 1, stories: 1, credits: 0 })).toEqual({
      plan: 'free',
      held: 'free',
      interval: null,
      characterLimit: 1,
      charactersUsed: 1,
      storyLimit: 1,
      storiesUsed: 1,
      windowEndsAt: '2026-02-28T00:00:00.000Z',
      periodEndsAt: null,
      downgrade: null,
      cancellation: null,
      by: null,
      underWay: null,
      confirmation: null,
      failed: null,
      withdrawableUntil: null,
      unpaidUntil: null,
      relationships: false,
    });
  });

  it('paid by the year still counts its stories by the month', () => {
    expect(at('2026-06-10')).toMatchObject({
      interval: 'year',
      storyLimit: 60,
      windowEndsAt: '2026-07-05T00:00:00.000Z',
      periodEndsAt: '2027-02-05',
    });
  });

  it('has one story more for each that came back too late', () => {
    expect(at('2026-06-10', after(started), { ...nothingUsed, credits: 2 }).storyLimit).toBe(62);
  });

  it('shows the plan it goes down to at once, and keeps what it has until then', () => {
    expect(at('2026-06-10', after(started, toBasic))).toMatchObject({
      plan: 'basic',
      held: 'premium',
      interval: 'month',
      characterLimit: 10,
      storyLimit: 60,
      relationships: true,
      downgrade: { plan: 'basic', interval: 'month', effectiveAt },
    });
  });

  it('has come down on that day, though nothing has recorded it', () => {
    expect(at('2027-02-05', after(started, toBasic))).toMatchObject({
      plan: 'basic',
      held: 'basic',
      characterLimit: 2,
      storyLimit: 10,
      relationships: false,
      downgrade: null,
    });
  });

  it('says whether a move up waits for us or for its parent at the bank, and not that it failed once taken back', () => {
    const about = { accountId, at: '2026-03-01T00:00:00.000Z', requestId: 'r' };
    const seen = (...events: SubscriptionEvent[]) => {
      const { underWay, confirmation, failed } = presentSubscription(
        { subscription: after(started), contract: events.reduce(evolveContract, noContract) },
        openedAt,
        '2026-03-01T12:00:00.000Z',
        nothingUsed,
      );
      return [underWay, confirmation, failed];
    };
    const asked: SubscriptionEvent = {
      type: 'UpgradeRequested',
      data: { ...about, plan: 'premium', interval: 'year', amountDue: 1, prorationAt: about.at },
    };
    const awaited: SubscriptionEvent = { type: 'ConfirmationRequired', data: about };
    const takenBack: SubscriptionEvent = { type: 'UpgradeTakenBack', data: about };
    const givenUp: SubscriptionEvent = { type: 'RequestGivenUp', data: { ...about, failure: 'unpaid' } };
    expect(seen(asked)).toEqual(['upgrade', null, null]);
    expect(seen(asked, awaited)).toEqual(['upgrade', 'awaited', null]);
    expect(seen(asked, awaited, takenBack)).toEqual(['upgrade', 'takenBack', null]);
    expect(seen(asked, awaited, takenBack, givenUp)).toEqual([null, null, null]);
    expect(seen(asked, awaited, givenUp)).toEqual([null, null, { requestId: 'r', failure: 'unpaid' }]);
    expect(seen(asked, awaited, { type: 'RequestCarriedOut', data: about })).toEqual([null, null, null]);
    expect(seen(asked, awaited, givenUp, asked)).toEqual(['upgrade', null, null]);
  });

  it('that was cancelled says until when it goes on, and is Free afterwards', () => {
    const cancelled = after(started, leaving);
    expect(at('2027-02-04', cancelled)).toMatchObject({ plan: 'premium', cancellation: { effectiveAt } });
    expect(at('2027-02-05', cancelled)).toMatchObject({
      plan: 'free',
      interval: null,
      storyLimit: 1,
      windowEndsAt: '2027-03-05T00:00:00.000Z',
      periodEndsAt: null,
      cancellation: null,
    });
  });

  it('may hold more than it allows after it came down: nothing is counted away', () => {
    const used = { characters: 7, stories: 0, credits: 0 };
    expect(at('2027-02-05', after(started, toBasic), used)).toMatchObject({
      charactersUsed: 7,
      characterLimit: 2,
    });
  });
});
