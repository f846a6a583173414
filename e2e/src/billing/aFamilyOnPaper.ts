import type { Interval, PaidPlan, Plan } from '@storylark/contracts/subscriptions/plans';

const PRICES = {
  basic: { month: 499, year: 4788 },
  standard: { month: 899, year: 8628 },
  premium: { month: 1399, year: 13428 },
};
const STORIES = { free: 1, basic: 10, standard: 30, premium: 60 };
const RANK = ['free', 'basic', 'standard', 'premium'];
const DAY = 86_400_000;

type Bought = { plan: PaidPlan; interval: Interval };
type Paid = Bought & {
  concluded: number;
  /** Days are counted in whole ones since 1970; a period ends before `end`. */
  start: number;
  end: number;
  anchor: number;
  next: Bought | null;
  isEnding: boolean;
  unpaidSince: number | null;
  paidFor: number;
};

/** The day so many months on; the last one of a month that is too short. */
function monthsOn(day: number, months: number): number {
  const date = new Date(day * DAY);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return first.getTime() / DAY + Math.min(date.getUTCDate(), last) - 1;
}
/** How often a month has passed since. */
function monthsSince(day: number, now: number): number {
  let months = 0;
  while (monthsOn(day, months + 1) <= now) months += 1;
  return months;
}
const lengthOf = (interval: Interval) => (interval === 'year' ? 12 : 1);

/**
 * What a family would reckon with paper and pencil from the terms alone: plan, stories, money. It looks once a
 * day, at noon, and does everything then. Written without the house's own rules.
 */
export function aFamilyOnPaper(today: number) {
  let day = today;
  let paid: Paid | null = null;
  let balance = 0;
  let isCardGood = true;
  let windowsFrom = today;
  let isClosed = false;
  /** Plans of this term and the last noon or midnight of each, in halves of days. */
  let held: { plan: Plan; until: number }[] = [];

  function leave(from: number) {
    paid = null;
    windowsFrom = from;
    held = [];
    isClosed = false;
  }
  function take(terms: Bought, half: number) {
    if (!paid) return;
    if (paid.plan !== terms.plan) held.push({ plan: paid.plan, until: day * 2 + half });
    Object.assign(paid, terms);
  }
  function pay(amount: number) {
    balance += amount;
    if (paid) paid.paidFor += amount;
  }
  function begin(now: Paid) {
    const { end, anchor, interval } = now;
    now.start = end;
    now.end = monthsOn(anchor, monthsSince(anchor, end) + lengthOf(interval));
    now.unpaidSince = null;
    pay(PRICES[now.plan][interval]);
  }
  const isMore = (terms: Bought, than: Bought) =>
    terms.plan === than.plan
      ? terms.interval === 'year' && than.interval === 'month'
      : RANK.indexOf(terms.plan) > RANK.indexOf(than.plan) &&
        !(terms.interval === 'month' && than.interval === 'year');

  return {
    /** A night and a morning. */
    wake() {
      day += 1;
      if (!paid) return;
      const { end, next, isEnding, unpaidSince } = paid;
      if (unpaidSince !== null) {
        if ([3, 5, 7].includes(day - unpaidSince) && isCardGood) begin(paid);
        else if (day - unpaidSince === 14) leave(day);
      } else if (day === end) {
        if (isEnding) return leave(day);
        if (next) take(next, 0);
        paid.next = null;
        if (isCardGood) begin(paid);
        else paid.unpaidSince = day;
      }
    },
    card: (isGood: boolean) => void (isCardGood = isGood),
    buy(terms: Bought) {
      if (paid) return;
      const [start, anchor, concluded] = [day, day, day];
      const end = monthsOn(day, lengthOf(terms.interval));
      held = [];
      isClosed = false;
      windowsFrom = day;
      isCardGood = true;
      paid = {
        ...terms,
        concluded,
        start,
        anchor,
        end,
        next: null,
        isEnding: false,
        unpaidSince: null,
        paidFor: 0,
      };
      pay(PRICES[terms.plan][terms.interval]);
    },
    upgrade(terms: Bought) {
      if (!paid || !isMore(terms, paid) || !isCardGood) return;
      const left = (paid.end - day) / (paid.end - paid.start);
      const back = Math.round(PRICES[paid.plan][paid.interval] * left);
      const price = PRICES[terms.plan][terms.interval];
      if (terms.interval === paid.interval) pay(Math.round(price * left) - back);
      else {
        pay(price - back);
        Object.assign(paid, { start: day, anchor: day, end: monthsOn(day, 12) });
      }
      take(terms, 1);
      Object.assign(paid, { next: null, isEnding: false });
    },
    downgrade(terms: Bought) {
      const isSame = paid?.plan === terms.plan && paid.interval === terms.interval;
      if (paid && !isSame && !isMore(terms, paid)) paid.next = terms;
    },
    undo: () => void (paid && (paid.next = null)),
    cancel: () => void (paid && Object.assign(paid, paid.isEnding ? {} : { isEnding: true, next: null })),
    resume: () => void (paid && (paid.isEnding = false)),
    withdraw(storiesUsed: number, storiesPaid: number) {
      if (!paid || day - paid.concluded >= 14) return;
      const from = Math.max(paid.start, paid.concluded + 0.5); // bought at noon
      const time = (paid.end - day - 0.5) / (paid.end - from);
      const share = Math.min(time, Math.max(0, storiesPaid - storiesUsed) / storiesPaid);
      balance -= Math.round(paid.paidFor * share);
      leave(day);
      isClosed = true;
    },
    isUnpaid: () => paid?.unpaidSince != null,
    seen() {
      const months = monthsSince(windowsFrom, day);
      const start = monthsOn(windowsFrom, months);
      const inWindow = held.filter(({ until }) => until > start * 2).map(({ plan }) => plan);
      const all: Plan[] = paid ? [...inWindow, paid.plan] : ['free'];
      const stories = isClosed && months === 0 ? 0 : Math.max(...all.map((plan) => STORIES[plan]));
      return { plan: paid ? paid.plan : 'free', stories, balance };
    },
  };
}
