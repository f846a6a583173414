import { aLife, moved } from '@storylark/command-api/testing/aLife';
import { balanceOf } from '@storylark/contracts/subscriptions/billing';
import { intervals, paidPlans } from '@storylark/contracts/subscriptions/plans';
import { planAt, windowAt } from '@storylark/contracts/subscriptions/subscription';
import { sampleOf } from '../complete.ts';
import { aFamilyOnPaper } from './aFamilyOnPaper.ts';

const DAYS = 730;
const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 0, 1) / DAY;

/** Numbers below `n`, the same for the same seed (mulberry32). */
function dice(seed: number) {
  let state = seed;
  return (n: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

/** One family: what it does on some days, in the house and on paper. */
function live(seed: number) {
  const roll = dice(seed);
  const first = FIRST + roll(62);
  const openedAt = new Date(first * DAY + DAY / 2).toISOString();
  const life = aLife(openedAt);
  const paper = aFamilyOnPaper(first);
  const done: string[] = [];

  function act() {
    const terms = { plan: paidPlans[roll(3)]!, interval: intervals[roll(2)]! };
    const { plan, interval } = terms;
    const which = roll(9);
    const isBound = paper.isUnpaid();
    const storiesUsed = roll(30);
    done.push(`${life.at().slice(0, 10)} ${which} ${plan} ${interval}`);
    if (which <= 1) {
      const isGood = which === 0;
      life.card(isGood ? 'good' : 'declined');
      return paper.card(isGood);
    }
    if (isBound) return; // while a renewal is tried again, the family changes the card at most
    switch (which) {
      case 2:
      case 3:
        if (paper.seen().plan === 'free') life.card('good');
        life.buy(plan, interval);
        life.record();
        return paper.buy(terms);
      case 4:
        life.upgradeTo(plan, interval);
        return paper.upgrade(terms);
      case 5:
        life.ask((requestId) => ({ type: 'DowngradeSubscription', requestId, ...terms }));
        return paper.downgrade(terms);
      case 6:
        life.ask((requestId) => ({ type: 'UndoDowngrade', requestId }));
        return paper.undo();
      case 7:
        if (roll(2) === 0) {
          life.ask((requestId) => ({ type: 'CancelSubscription', requestId, why: null }));
          return paper.cancel();
        }
        life.ask((requestId) => ({ type: 'ResumeSubscription', requestId }));
        return paper.resume();
      default: {
        const usage = { storiesUsed, storiesPaid: 30 };
        life.ask((requestId) => ({ type: 'WithdrawFromContract', requestId, usage }));
        return paper.withdraw(storiesUsed, 30);
      }
    }
  }

  for (let day = 0; day < DAYS; day += 1) {
    if (day > 0) {
      life.pass(DAY);
      paper.wake();
    }
    life.record();
    if (roll(20) === 0) act();
    const { plan, billing } = life.state();
    const house = {
      plan: planAt(plan, life.at()).held,
      stories: windowAt(plan, openedAt, life.at()).limit,
      balance: balanceOf(billing),
    };
    const expected = paper.seen();
    const isEqual =
      house.plan === expected.plan &&
      house.stories === expected.stories &&
      house.balance === expected.balance;
    if (!isEqual || house.balance !== moved(life.books()))
      return { seed, on: life.at(), house, expected, books: moved(life.books()), done };
    if (billing.entries.size !== life.books().entries.length) return { seed, on: life.at(), done };
  }
  return null;
}

describe('two years', () => {
  const families = sampleOf(60, 1_000);
  it(`of ${families} families: plan, stories and balance are what they reckon on paper, every day`, () => {
    for (let seed = 1; seed <= families; seed += 1) expect(live(seed)).toBeNull();
  });
});
