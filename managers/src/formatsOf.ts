import type { Locale } from '@storylark/contracts/languages';
import { CURRENCY } from '@storylark/contracts/subscriptions/money';

const tags: Record<Locale, string> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };

/** How a language writes cents, days and minutes; both in UTC, as the contract counts them. Times are ms or ISO. */
export function formatsOf(language: Locale) {
  const tag = tags[language];
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const minute = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: CURRENCY });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  return {
    money: (cents: number) => money.format(cents / 100),
    percent: (rate: number) => percent.format(rate / 100),
    day: (at: string | number) => day.format(new Date(at)),
    minute: (at: string | number) => `${minute.format(new Date(at))} UTC`,
  };
}
export const nameOfPlan = (plan: string) => plan.charAt(0).toUpperCase() + plan.slice(1);
