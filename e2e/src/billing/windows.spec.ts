import { aLife, type Life } from '@storylark/command-api/testing/aLife';
import { intervals, paidPlans } from '@storylark/contracts/subscriptions/plans';
import { windowAt } from '@storylark/contracts/subscriptions/subscription';
import { dayOf, firstMomentOf } from '@storylark/contracts/subscriptions/windows';
import fc from 'fast-check';
import { sampleOf } from '../complete.ts';

type Act = (life: Life) => void;
const terms = fc.tuple(fc.constantFrom(...paidPlans), fc.constantFrom(...intervals));
const act: fc.Arbitrary<Act> = fc.oneof(
  terms.map<Act>(
    ([plan, by]) =>
      (life) =>
        void life.buy(plan, by),
  ),
  terms.map<Act>(
    ([plan, by]) =>
      (life) =>
        void life.upgradeTo(plan, by),
  ),
  terms.map<Act>(
    ([plan, interval]) =>
      (life) =>
        void life.ask((requestId) => ({ type: 'DowngradeSubscription', requestId, plan, interval })),
  ),
  fc.constant<Act>((life) => void life.ask((requestId) => ({ type: 'UndoDowngrade', requestId }))),
  fc.constant<Act>(
    (life) => void life.ask((requestId) => ({ type: 'CancelSubscription', requestId, why: null })),
  ),
  fc.constant<Act>((life) => void life.ask((requestId) => ({ type: 'ResumeSubscription', requestId }))),
  fc.constant<Act>(
    (life) =>
      void life.ask((requestId) => ({
        type: 'WithdrawFromContract',
        requestId,
        usage: { storiesUsed: 0, storiesPaid: 10 },
      })),
  ),
  fc.constantFrom<Act>(
    (life) => void life.card('good'),
    (life) => void life.card('declined'),
  ),
);
const FIVE_YEARS_H = 5 * 366 * 24;
/** The days that not every month has, in years with a 29 February and without. */
const opening = fc
  .tuple(
    fc.constantFrom(2024, 2025, 2026, 2027, 2028),
    fc.constantFrom('01-29', '01-30', '01-31', '02-29', '03-31', '08-30', '10-31', '12-31'),
    fc.integer({ min: 0, max: 24 * 3600 - 1 }),
  )
  .map(([year, day, second]) => {
    const date = new Date(`${year}-${day}T00:00:00.000Z`);
    return new Date(date.getTime() + second * 1000).toISOString();
  });
const steps = fc.array(fc.tuple(act, fc.integer({ min: 1, max: 200 * 24 })), { maxLength: 30 });

describe('story windows of five years', () => {
  const cases = sampleOf(300, 10_000);
  it(`touch without gap or overlap, in ${cases} lives`, () =>
    fc.assert(
      fc.property(opening, steps, (openedAt, lived) => {
        const life = aLife(openedAt);
        const look = () => windowAt(life.state().plan, openedAt, life.at());
        let window = look();
        /** The same window as before, or one that begins today; never one that leaves today out. */
        function check() {
          life.record();
          const next = look();
          const today = dayOf(life.at());
          if (next.id === window.id) expect([next.start, next.end]).toEqual([window.start, window.end]);
          else expect(next.start).toBe(today);
          expect(next.start <= today && today < next.end).toBe(true);
          window = next;
        }
        function passUntil(time: string) {
          for (;;) {
            const { cancellation } = life.state().plan;
            const turns = [firstMomentOf(window.end), cancellation?.effectiveAt ?? '9999', time]
              .filter((one) => one > life.at())
              .sort();
            const next = turns[0] ?? time;
            life.pass(Date.parse(next) - Date.parse(life.at()));
            check();
            if (next >= time) return;
          }
        }
        let left = FIVE_YEARS_H;
        for (const [does, hours] of lived) {
          if (left <= 0) break;
          does(life);
          check();
          const waited = Math.min(hours, left);
          left -= waited;
          passUntil(new Date(Date.parse(life.at()) + waited * 3_600_000).toISOString());
        }
      }),
      { numRuns: cases },
    ));
});
