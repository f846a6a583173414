import type { BillingFacts, BillingMailKind, MailWork } from '@storylark/contracts/accounts/mails';
import { ERASED } from '@storylark/contracts/sealing';
import type { Account } from '../account.ts';
import { NEWS_FOR_MS } from './mailWork.ts';

export type AskedLetter = {
  kind: BillingMailKind;
  facts: BillingFacts;
  paper: string | null;
  newsSince: string | null;
};

const PLANS_PAGE = '/subscriptions';

/**
 * A mail about money, to where the account is reached now. What is owed by law is said however late.
 * @param at ISO time of now
 */
export function billingLetter(account: Account | null, asked: AskedLetter | null, at: string): MailWork {
  if (!asked || account?.status !== 'open') return { over: true };
  const { names, email, language } = account;
  const { kind, facts, paper, newsSince } = asked;
  if (names === ERASED || email === ERASED) return { over: true };
  if (newsSince !== null && Date.parse(at) - Date.parse(newsSince) > NEWS_FOR_MS) return { over: true };
  const { firstName } = names;
  return { over: false, kind, facts, paper, to: email, firstName, language, link: PLANS_PAGE };
}
