import fc from 'fast-check';
import type { SubscriptionEvent } from './events.ts';
import { intervals, plans, planTable } from './plans.ts';
import { evolveSubscription, onFree, planAt, windowAt } from './subscription.ts';

const accountId = 'a';
const openedAt = '2026-01-31T09:00:00.000Z';
const after = (...events: SubscriptionEvent[]) => events.reduce(evolveSubscription, onFree);

const started = (
  plan: 'basic' | 'standard' | 'premium',
  at: string,
  periodEnd: string,
): SubscriptionEvent => ({
  type: 'SubscriptionStarted',
  data: { accountId, plan, interval: 'month', by: 'operator', periodStart: at.slice(0, 10), periodEnd, at },
});
const upgraded = (plan: 'standard' | 'premium', at: string): SubscriptionEvent => ({
  type: 'SubscriptionUpgraded',
  data: { accountId, plan, interval: 'month', at },
});
const downgradeTo = (plan: 'basic' | 'standard', effectiveAt: string, at: string): SubscriptionEvent => ({
  type: 'DowngradeScheduled',
  data: { accountId, plan, interval: 'month', effectiveAt, at },
});
const cancelled = (effectiveAt: string, at: string): SubscriptionEvent => ({
  type: 'CancellationScheduled',
  data: { accountId, effectiveAt, at },
});

describe('an account without a subscription', () => {
  it('is on Free with one story a month, counted from the day it was opened', () => {
    expect(planAt(onFree, '2026-02-10T00:00:00.000Z')).toEqual({
      held: 'free',
      shown: 'free',
      interval: null,
    });
    expect(windowAt(onFree, openedAt, '2026-02-27T23:59:59.000Z')).toEqual({
      id: '2026-01-31',
      start: '2026-01-31',
      end: '2026-02-28',
      limit: 1,
    });
    expect(windowAt(onFree, openedAt, '2026-03-01T00:00:00.000Z')).toEqual({
      id: '2026-02-28',
      start: '2026-02-28',
      end: '2026-03-31',
      limit: 1,
    });
  });
});

describe('free to paid', () => {
  const basic = after(started('basic', '2026-02-05T10:00:00.000Z', '2026-03-05'));

  it('ends the free window and counts from the day of the start', () => {
    expect(windowAt(basic, openedAt, '2026-02-05T10:00:00.000Z')).toMatchObject({
      start: '2026-02-05',
      end: '2026-03-05',
      limit: 10,
    });
    expect(planAt(basic, '2026-02-05T10:00:00.000Z')).toEqual({
      held: 'basic',
      shown: 'basic',
      interval: 'month',
    });
  });

  it('never shares a window with the free one, also when both begin on one day', () => {
    const sameDay = after(started('basic', '2026-01-31T10:00:00.000Z', '2026-02-28'));
    expect(windowAt(sameDay, openedAt, '2026-01-31T11:00:00.000Z').id).not.toBe(
      windowAt(onFree, openedAt, '2026-01-31T11:00:00.000Z').id,
    );
  });
});

describe('paid to paid', () => {
  const premium = after(
    started('basic', '2026-02-05T10:00:00.000Z', '2026-03-05'),
    upgraded('premium', '2026-02-20T10:00:00.000Z'),
  );

  it('up: the window stays and the larger limit counts at once', () => {
    const before = windowAt(
      after(started('basic', '2026-02-05T10:00:00.000Z', '2026-03-05')),
      openedAt,
      '2026-02-19T00:00:00.000Z',
    );
    expect(windowAt(premium, openedAt, '2026-02-21T00:00:00.000Z')).toEqual({ ...before, limit: 60 });
  });

  const downgraded = [
    started('premium', '2026-02-05T10:00:00.000Z', '2026-03-05'),
    downgradeTo('basic', '2026-03-05T00:00:00.000Z', '2026-02-20T10:00:00.000Z'),
  ];

  it('down: the new plan shows at once, the old allowance stays until the date', () => {
    const state = after(...downgraded);
    expect(planAt(state, '2026-02-21T00:00:00.000Z')).toMatchObject({ held: 'premium', shown: 'basic' });
    expect(windowAt(state, openedAt, '2026-03-04T23:59:59.999Z').limit).toBe(60);
  });

  it('down: from its date on the smaller limit counts, recorded or not', () => {
    const state = after(...downgraded);
    expect(planAt(state, '2026-03-05T00:00:00.000Z')).toMatchObject({ held: 'basic', shown: 'basic' });
    expect(windowAt(state, openedAt, '2026-03-05T00:00:00.000Z')).toMatchObject({
      start: '2026-03-05',
      limit: 10,
    });
  });

  it('down: a record that comes two days late changes nothing of plan and window', () => {
    const late: SubscriptionEvent = {
      type: 'DowngradeTookEffect',
      data: { accountId, plan: 'basic', interval: 'month', at: '2026-03-07T01:00:00.000Z' },
    };
    const now = '2026-03-08T00:00:00.000Z';
    expect(windowAt(after(...downgraded, late), openedAt, now)).toEqual(
      windowAt(after(...downgraded), openedAt, now),
    );
    expect(planAt(after(...downgraded, late), now)).toEqual(planAt(after(...downgraded), now));
  });

  it('down and withdrawn: nothing happens on the date', () => {
    const state = after(...downgraded, {
      type: 'DowngradeWithdrawn',
      data: { accountId, at: '2026-02-21T00:00:00.000Z' },
    });
    expect(planAt(state, '2026-04-01T00:00:00.000Z')).toMatchObject({ held: 'premium', shown: 'premium' });
  });

  it('up and down within one window: the largest plan held in it counts', () => {
    const midway = after(
      started('standard', '2026-02-05T10:00:00.000Z', '2026-03-05'),
      upgraded('premium', '2026-02-10T00:00:00.000Z'),
      downgradeTo('basic', '2026-02-15T00:00:00.000Z', '2026-02-12T00:00:00.000Z'),
    );
    expect(windowAt(midway, openedAt, '2026-02-20T00:00:00.000Z').limit).toBe(60);
    expect(windowAt(midway, openedAt, '2026-03-06T00:00:00.000Z').limit).toBe(10);
  });
});

describe('paid to free', () => {
  const ending = [
    started('basic', '2026-02-05T10:00:00.000Z', '2026-03-05'),
    cancelled('2026-03-05T00:00:00.000Z', '2026-02-10T00:00:00.000Z'),
  ];

  it('keeps plan and window until the date, then opens a free window that begins there', () => {
    const state = after(...ending);
    expect(planAt(state, '2026-03-04T23:59:59.999Z').held).toBe('basic');
    expect(planAt(state, '2026-03-05T00:00:00.000Z')).toEqual({
      held: 'free',
      shown: 'free',
      interval: null,
    });
    expect(windowAt(state, openedAt, '2026-03-20T00:00:00.000Z')).toMatchObject({
      start: '2026-03-05',
      end: '2026-04-05',
      limit: 1,
    });
  });

  it('is the same window once the end is recorded, however late', () => {
    const late: SubscriptionEvent = {
      type: 'SubscriptionEnded',
      data: { accountId, reason: 'cancelled', at: '2026-03-09T04:00:00.000Z' },
    };
    const now = '2026-03-20T00:00:00.000Z';
    expect(windowAt(after(...ending, late), openedAt, now)).toEqual(
      windowAt(after(...ending), openedAt, now),
    );
  });

  it('by the operator before an announced date counts from the moment it happens', () => {
    const atOnce: SubscriptionEvent = {
      type: 'SubscriptionEnded',
      data: { accountId, reason: 'operator', at: '2026-02-20T04:00:00.000Z' },
    };
    expect(windowAt(after(...ending, atOnce), openedAt, '2026-02-21T00:00:00.000Z')).toMatchObject({
      start: '2026-02-20',
      limit: 1,
    });
  });

  it('before a downgrade of the same date: the downgrade never happens', () => {
    const state = after(
      started('premium', '2026-02-05T10:00:00.000Z', '2026-03-05'),
      downgradeTo('basic', '2026-03-05T00:00:00.000Z', '2026-02-08T00:00:00.000Z'),
      cancelled('2026-03-05T00:00:00.000Z', '2026-02-10T00:00:00.000Z'),
    );
    expect(planAt(state, '2026-03-06T00:00:00.000Z').held).toBe('free');
  });

  it('and paid again: three terms, three windows, also on one day', () => {
    const day = '2026-02-20';
    const first = after(started('basic', `${day}T01:00:00.000Z`, '2026-03-20'));
    const ended = evolveSubscription(first, {
      type: 'SubscriptionEnded',
      data: { accountId, reason: 'operator', at: `${day}T02:00:00.000Z` },
    });
    const again = evolveSubscription(ended, started('basic', `${day}T03:00:00.000Z`, '2026-03-20'));
    const ids = [first, ended, again].map((state) => windowAt(state, openedAt, `${day}T04:00:00.000Z`).id);
    expect(new Set(ids).size).toBe(3);
  });
});

describe('a contract that is withdrawn from', () => {
  const about = { accountId, requestId: 'r', agreement: 'sub_1', refund: 400 };
  const declared: SubscriptionEvent = {
    type: 'WithdrawalDeclared',
    data: { ...about, at: '2026-02-12T08:00:00.000Z' },
  };
  const withdrawn: SubscriptionEvent = {
    type: 'SubscriptionEnded',
    data: { accountId, reason: 'withdrawn', at: '2026-02-12T09:00:00.000Z' },
  };
  const limitOf = (state: ReturnType<typeof after>, at: string) => windowAt(state, openedAt, at).limit;

  it('gives no story from that moment on, also while the provider has not ended it yet', () => {
    const bought = started('premium', '2026-02-10T12:00:00.000Z', '2026-03-10');
    expect(limitOf(after(bought), '2026-02-12T08:30:00.000Z')).toBe(60);
    expect(limitOf(after(bought, declared), '2026-02-12T08:30:00.000Z')).toBe(0);
    expect(limitOf(after(bought, declared, withdrawn), '2026-02-12T10:00:00.000Z')).toBe(0);
    expect(limitOf(after(bought, declared, withdrawn), '2026-03-12T10:00:00.000Z')).toBe(1);
  });
});

describe('a renewal', () => {
  it('moves the period and leaves windows alone', () => {
    const state = after(started('basic', '2026-02-05T10:00:00.000Z', '2026-03-05'));
    const renewed = evolveSubscription(state, {
      type: 'PeriodRenewed',
      data: { accountId, periodStart: '2026-03-05', periodEnd: '2026-04-05', at: '2026-03-05T00:01:00.000Z' },
    });
    expect(renewed.paid).toMatchObject({ periodStart: '2026-03-05', periodEnd: '2026-04-05' });
    const now = '2026-03-10T00:00:00.000Z';
    expect(windowAt(renewed, openedAt, now)).toEqual(windowAt(state, openedAt, now));
  });
});

describe('whatever was decided, and whenever it was recorded', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString();
  const paidPlan = fc.constantFrom(...plans.slice(1));
  const anyEvent = fc
    .tuple(
      fc.constantFrom(
        'SubscriptionStarted',
        'SubscriptionUpgraded',
        'DowngradeScheduled',
        'DowngradeWithdrawn',
        'CancellationScheduled',
        'CancellationWithdrawn',
        'PeriodRenewed',
        'SubscriptionEnded',
      ),
      fc.record({ plan: paidPlan, interval: fc.constantFrom(...intervals) }),
      fc.nat({ max: 40 }),
      fc.nat({ max: 60 }),
    )
    .map(([type, terms, wait, ahead]) => ({ type, terms, wait, ahead }));
  const anyPast = fc.array(anyEvent, { maxLength: 12 }).map((events) => {
    let today = 31;
    return events.map(({ type, terms, wait, ahead }) => {
      today += wait;
      const effectiveAt = day(today + ahead);
      const period = { periodStart: day(today).slice(0, 10), periodEnd: effectiveAt.slice(0, 10) };
      const data = {
        accountId,
        ...terms,
        ...period,
        effectiveAt,
        by: 'operator',
        reason: 'operator',
        at: day(today),
      };
      return { type, data } as unknown as SubscriptionEvent;
    });
  });
  const nowAfter = (past: readonly SubscriptionEvent[], days: number) =>
    new Date(Date.parse(past.at(-1)?.data.at ?? day(31)) + days * 86_400_000).toISOString();

  it('now lies in the open window, and what is held now can be used in it', () =>
    fc.assert(
      fc.property(anyPast, fc.nat({ max: 400 }), (past, days) => {
        const state = after(...past);
        const now = nowAfter(past, days);
        const { start, end, limit } = windowAt(state, openedAt, now);
        expect(start <= now.slice(0, 10) && now.slice(0, 10) < end).toBe(true);
        expect(limit).toBeGreaterThanOrEqual(planTable[planAt(state, now).held].stories);
      }),
    ));

  it('a window keeps its name and its days until it ends', () =>
    fc.assert(
      fc.property(anyPast, fc.nat({ max: 400 }), fc.nat({ max: 30 }), (past, days, later) => {
        const state = after(...past);
        const open = windowAt(state, openedAt, nowAfter(past, days));
        const next = windowAt(state, openedAt, nowAfter(past, days + later));
        if (next.id === open.id) expect([next.start, next.end]).toEqual([open.start, open.end]);
      }),
    ));

  it('recording what the clock has brought about changes nothing', () =>
    fc.assert(
      fc.property(anyPast, fc.nat({ max: 100 }), fc.nat({ max: 30 }), (past, days, later) => {
        const state = after(...past);
        const { downgrade, cancellation } = state;
        const at = nowAfter(past, days);
        const due = [
          ...(cancellation && cancellation.effectiveAt <= at
            ? [{ type: 'SubscriptionEnded', data: { accountId, reason: 'cancelled', at } } as const]
            : []),
          ...(downgrade && downgrade.effectiveAt <= at && !cancellation
            ? [
                {
                  type: 'DowngradeTookEffect',
                  data: { accountId, plan: downgrade.plan, interval: downgrade.interval, at },
                } as const,
              ]
            : []),
        ];
        fc.pre(due.length > 0 && state.paid !== null);
        const now = nowAfter(past, days + later);
        const recorded = due.reduce<typeof state>(evolveSubscription, state);
        expect(windowAt(recorded, openedAt, now)).toEqual(windowAt(state, openedAt, now));
        expect(planAt(recorded, now)).toEqual(planAt(state, now));
      }),
    ));
});
