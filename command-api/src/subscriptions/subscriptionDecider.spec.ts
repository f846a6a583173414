import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import type { Interval, Plan } from '@storylark/contracts/subscriptions/plans';
import { planAt, windowAt } from '@storylark/contracts/subscriptions/subscription';
import { addMonths } from '@storylark/contracts/subscriptions/windows';
import { Refusal } from '@storylark/platform/refusal';
import { given as givenPast } from '@storylark/platform/testing/given';
import fc from 'fast-check';
import { subscriptionDecider, type SubscriptionCommand } from './subscriptionDecider.ts';

const accountId = 'family';
const day = (date: string) => ({ accountId, at: `${date}T12:00:00.000Z` });
const data = (date: string) => ({ accountId, at: `${date}T12:00:00.000Z` });
const given = (...past: SubscriptionEvent[]) => givenPast(subscriptionDecider, past);
const set = (plan: Plan, interval: Interval = 'month'): SubscriptionCommand => ({
  type: 'SetPlan',
  plan,
  interval,
});

const started = (
  plan: Plan,
  periodStart: string,
  periodEnd: string,
  interval: Interval = 'month',
): SubscriptionEvent => ({
  type: 'SubscriptionStarted',
  data: { ...data(periodStart), plan, interval, by: 'operator', periodStart, periodEnd },
});
const upgraded = (plan: Plan, date: string, interval: Interval = 'month'): SubscriptionEvent => ({
  type: 'SubscriptionUpgraded',
  data: { ...data(date), plan, interval },
});
const downgrade = (
  plan: Plan,
  effective: string,
  date: string,
  interval: Interval = 'month',
): SubscriptionEvent => ({
  type: 'DowngradeScheduled',
  data: { ...data(date), plan, interval, effectiveAt: `${effective}T00:00:00.000Z` },
});
const downgradeWithdrawn = (date: string): SubscriptionEvent => ({
  type: 'DowngradeWithdrawn',
  data: data(date),
});
const tookEffect = (plan: Plan, date: string): SubscriptionEvent => ({
  type: 'DowngradeTookEffect',
  data: { ...data(date), plan, interval: 'month' },
});
const cancellation = (effective: string, date: string): SubscriptionEvent => ({
  type: 'CancellationScheduled',
  data: { ...data(date), effectiveAt: `${effective}T00:00:00.000Z` },
});
const stays = (date: string): SubscriptionEvent => ({ type: 'CancellationWithdrawn', data: data(date) });
const renewed = (periodStart: string, periodEnd: string, date: string): SubscriptionEvent => ({
  type: 'PeriodRenewed',
  data: { ...data(date), periodStart, periodEnd },
});
const ended = (reason: 'cancelled' | 'operator', date: string): SubscriptionEvent => ({
  type: 'SubscriptionEnded',
  data: { ...data(date), reason },
});

const cancel: SubscriptionCommand = { type: 'CancelSubscription', requestId: 'r1', why: null };
const resume: SubscriptionCommand = { type: 'ResumeSubscription', requestId: 'r2' };

const basic = started('basic', '2026-01-31', '2026-02-28');
const premium = started('premium', '2026-01-31', '2026-02-28');

const orRefused = (decide: () => readonly SubscriptionEvent[]) => {
  try {
    return decide();
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
};

describe('setting a plan', () => {
  it('starts a subscription on Free', () => {
    given().when(set('basic'), day('2026-01-31')).thenEvents(basic);
    given()
      .when(set('premium', 'year'), day('2028-02-29'))
      .thenEvents(started('premium', '2028-02-29', '2029-02-28', 'year'));
  });
  it('of Free on Free changes nothing', () => given().when(set('free'), day('2026-01-31')).thenNothing());
  it('that is held changes nothing', () => given(basic).when(set('basic'), day('2026-02-10')).thenNothing());

  it('upgrades at once', () =>
    given(basic).when(set('standard'), day('2026-02-10')).thenEvents(upgraded('standard', '2026-02-10')));
  it('takes a year for a month as more, and a month for a year as less', () => {
    given(basic)
      .when(set('basic', 'year'), day('2026-02-10'))
      .thenEvents(upgraded('basic', '2026-02-10', 'year'));
    given(started('basic', '2026-01-31', '2027-01-31', 'year'))
      .when(set('basic'), day('2026-02-10'))
      .thenEvents(downgrade('basic', '2027-01-31', '2026-02-10'));
  });
  it('downgrades at the end of the paid period', () =>
    given(premium)
      .when(set('basic'), day('2026-02-10'))
      .thenEvents(downgrade('basic', '2026-02-28', '2026-02-10')));
  it('downgrades at the end of the period by the clock, where no timer has renewed it', () =>
    given(premium)
      .when(set('basic'), day('2026-03-10'))
      .thenEvents(
        renewed('2026-02-28', '2026-03-31', '2026-03-10'),
        downgrade('basic', '2026-03-31', '2026-03-10'),
      ));
  it('schedules a downgrade once, and another in its place', () => {
    const past = [premium, downgrade('basic', '2026-02-28', '2026-02-05')];
    given(...past)
      .when(set('basic'), day('2026-02-10'))
      .thenNothing();
    given(...past)
      .when(set('standard'), day('2026-02-10'))
      .thenEvents(downgrade('standard', '2026-02-28', '2026-02-10'));
  });
  it('to what is held takes a scheduled downgrade back', () =>
    given(premium, downgrade('basic', '2026-02-28', '2026-02-05'))
      .when(set('premium'), day('2026-02-10'))
      .thenEvents(downgradeWithdrawn('2026-02-10')));
  it('keeps who was about to leave', () => {
    const past = [basic, cancellation('2026-02-28', '2026-02-05')];
    given(...past)
      .when(set('basic'), day('2026-02-10'))
      .thenEvents(stays('2026-02-10'));
    given(...past)
      .when(set('premium'), day('2026-02-10'))
      .thenEvents(stays('2026-02-10'), upgraded('premium', '2026-02-10'));
  });
  it('to Free ends the subscription', () =>
    given(basic).when(set('free'), day('2026-02-10')).thenEvents(ended('operator', '2026-02-10')));
  it('after an end that nobody has recorded starts anew', () =>
    given(basic, cancellation('2026-02-28', '2026-02-05'))
      .when(set('basic'), day('2026-03-10'))
      .thenEvents(ended('cancelled', '2026-03-10'), started('basic', '2026-03-10', '2026-04-10')));
});

describe('leaving', () => {
  it('is possible for the end of the paid period', () =>
    given(basic).when(cancel, day('2026-02-10')).thenEvents(cancellation('2026-02-28', '2026-02-10')));
  it('happens once, and on Free not at all', () => {
    given(basic, cancellation('2026-02-28', '2026-02-05')).when(cancel, day('2026-02-10')).thenNothing();
    given().when(cancel, day('2026-02-10')).thenRefused('notSubscribed');
  });
  it('can be taken back until then', () => {
    const past = [basic, cancellation('2026-02-28', '2026-02-05')];
    given(...past)
      .when(resume, day('2026-02-10'))
      .thenEvents(stays('2026-02-10'));
    given(...past)
      .when(resume, day('2026-02-28'))
      .thenRefused('notSubscribed');
    given(basic).when(resume, day('2026-02-10')).thenRefused('nothingToUndo');
  });
});

describe('a wish', () => {
  const about = { ...data('2026-02-01'), requestId: 'r' };
  const bought: SubscriptionEvent = {
    type: 'SubscriptionStarted',
    data: {
      ...data('2026-01-31'),
      plan: 'basic',
      interval: 'month',
      by: 'checkout',
      agreement: 'sub_1',
      periodStart: '2026-01-31',
      periodEnd: '2026-02-28',
    },
  };
  const giveUp: SubscriptionCommand = {
    type: 'GiveUpRequest',
    requestId: 'r',
    failure: 'refusedByProvider',
  };
  it('is given up once, a withdrawal never', () => {
    const asked: SubscriptionEvent = { type: 'CancellationRequested', data: { ...about, why: null } };
    const over: SubscriptionEvent = {
      type: 'RequestGivenUp',
      data: { ...about, failure: 'refusedByProvider' },
    };
    given(bought, asked).when(giveUp, day('2026-02-01')).thenEvents(over);
    given(bought, asked, over).when(giveUp, day('2026-02-01')).thenNothing();
    given(bought, { type: 'WithdrawalDeclared', data: { ...about, agreement: 'sub_1', refund: 499 } })
      .when(giveUp, day('2026-02-01'))
      .thenNothing();
  });
});

describe('the clock', () => {
  const tick: SubscriptionCommand = { type: 'Settle' };
  it('finds nothing to record within a period, or on Free', () => {
    given().when(tick, day('2026-03-10')).thenNothing();
    given(basic).when(tick, day('2026-02-27')).thenNothing();
  });
  it('renews each period, counted from the first day: 31 January, 28 February, 31 March', () =>
    given(basic)
      .when(tick, day('2026-04-02'))
      .thenEvents(
        renewed('2026-02-28', '2026-03-31', '2026-04-02'),
        renewed('2026-03-31', '2026-04-30', '2026-04-02'),
      ));
  it('brings a downgrade about, then renews', () =>
    given(premium, downgrade('basic', '2026-02-28', '2026-02-05'))
      .when(tick, day('2026-02-28'))
      .thenEvents(tookEffect('basic', '2026-02-28'), renewed('2026-02-28', '2026-03-31', '2026-02-28')));
  it('renews by the new interval after a downgrade from a year', () =>
    given(
      started('premium', '2026-01-31', '2027-01-31', 'year'),
      downgrade('basic', '2027-01-31', '2026-02-05'),
    )
      .when(tick, day('2027-01-31'))
      .thenEvents(tookEffect('basic', '2027-01-31'), renewed('2027-01-31', '2027-02-28', '2027-01-31')));
  it('gives a whole year that follows on months, counted from the day on which they end', () => {
    const first = fc.date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(first, fc.nat({ max: 20 }), (from, months) => {
        const anchor = from.toISOString().slice(0, 10);
        const [start, end] = [addMonths(anchor, months), addMonths(anchor, months + 1)];
        const run = given(
          started('premium', anchor, addMonths(anchor, 1)),
          ...(months > 0 ? [renewed(start, end, start)] : []),
          downgrade('basic', end, start, 'year'),
        ).when(tick, day(end));
        run.thenEvents(
          { type: 'DowngradeTookEffect', data: { ...data(end), plan: 'basic', interval: 'year' } },
          renewed(end, addMonths(anchor, months + 13), end),
        );
      }),
    );
  });
  it('ends what was cancelled and renews nothing after it', () =>
    given(basic, cancellation('2026-02-28', '2026-02-05'))
      .when(tick, day('2026-06-01'))
      .thenEvents(ended('cancelled', '2026-06-01')));

  it('never changes plan or window by recording what the date has brought about', () => {
    const command = fc.oneof(
      fc.constantFrom<SubscriptionCommand>(cancel, resume, tick),
      fc.record({
        type: fc.constant('SetPlan' as const),
        plan: fc.constantFrom('free', 'basic', 'standard', 'premium'),
        interval: fc.constantFrom('month', 'year'),
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(command, fc.nat({ max: 40 * 24 })), { maxLength: 12 }), (commands) => {
        let state = subscriptionDecider.initialState;
        let now = Date.parse('2026-01-31T12:00:00.000Z');
        const openedAt = new Date(now).toISOString();
        for (const [command, hours] of commands) {
          now += hours * 3_600_000;
          const at = new Date(now).toISOString();
          const settled = subscriptionDecider
            .decide(tick, state, { accountId, at })
            .reduce(subscriptionDecider.evolve, state);
          expect(planAt(settled.plan, at)).toEqual(planAt(state.plan, at));
          expect(windowAt(settled.plan, openedAt, at)).toEqual(windowAt(state.plan, openedAt, at));
          const decided = orRefused(() => subscriptionDecider.decide(command, state, { accountId, at }));
          state = decided.reduce(subscriptionDecider.evolve, state);
          expect(orRefused(() => subscriptionDecider.decide(command, state, { accountId, at }))).toEqual([]);
        }
      }),
    );
  });
});
