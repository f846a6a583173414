import type { BillingFacts } from '@storylark/contracts/accounts/mails';
import { WITHDRAWAL_DAYS } from '@storylark/contracts/constants';
import type { Locale } from '@storylark/contracts/languages';
import { CURRENCY } from '@storylark/contracts/subscriptions/money';
import type { SaidFacts } from './billingTexts.ts';

const WITHDRAWAL_MS = WITHDRAWAL_DAYS * 24 * 60 * 60_000;
const tags: Record<Locale, string> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };

/** Days and minutes are UTC, as the contract counts them. */
export function sayFacts({ plan, interval, amount, at, until }: BillingFacts, language: Locale): SaidFacts {
  const tag = tags[language];
  const minuteOf = (ms: number) =>
    `${new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(ms)} UTC`;
  const dayOf = (ms: number) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(ms);
  const happened = Date.parse(at);
  return {
    plan: plan === null ? '' : plan.charAt(0).toUpperCase() + plan.slice(1),
    interval,
    amount: new Intl.NumberFormat(tag, { style: 'currency', currency: CURRENCY }).format(amount / 100),
    day: dayOf(happened),
    minute: minuteOf(happened),
    until: until === null ? '' : dayOf(Date.parse(until)),
    withdrawableUntil: minuteOf(happened + WITHDRAWAL_MS),
  };
}
