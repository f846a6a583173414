import type { BillingFacts } from '@storylark/contracts/accounts/mails';
import { WITHDRAWAL_DAYS } from '@storylark/contracts/constants';
import type { Locale } from '@storylark/contracts/languages';
import { formatsOf, nameOfPlan } from '../../formatsOf.ts';
import type { SaidFacts } from './billingTexts.ts';

const WITHDRAWAL_MS = WITHDRAWAL_DAYS * 24 * 60 * 60_000;

export function sayFacts({ plan, interval, amount, at, until }: BillingFacts, language: Locale): SaidFacts {
  const { money, day, minute } = formatsOf(language);
  return {
    plan: plan === null ? '' : nameOfPlan(plan),
    interval,
    amount: amount === 0 ? '' : money(amount),
    day: day(at),
    minute: minute(at),
    until: until === null ? '' : day(until),
    withdrawableUntil: minute(Date.parse(at) + WITHDRAWAL_MS),
  };
}
