import type { UserView } from '@storylark/contracts/accounts/views';
import { TERMS_VERSION } from '@storylark/contracts/constants';
import { ERASED } from '@storylark/contracts/sealing';
import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { Refusal } from '@storylark/platform/refusal';
import type { Account } from '../account.ts';
import { googleEmailOf } from '../google/linkedGoogle.ts';

export const hasTerms = ({ terms }: Account) => terms?.version === TERMS_VERSION;

/** @throws Refusal `notFound` when the account's data are erased. */
export function presentUser(account: Account, subscription: SubscriptionView): UserView {
  const { accountId, names, email, language, terms, roles, openedAt } = account;
  const { useOutsideModels, offlineFallback, spokenName } = account.storyMaking;
  if (names === ERASED || email === ERASED || spokenName === ERASED) throw new Refusal('notFound');
  return {
    uuid: accountId,
    ...names,
    email,
    language,
    termsAcceptedAt: terms && hasTerms(account) ? terms.at : null,
    isAdmin: roles.includes('admin'),
    isAuditor: roles.includes('auditor'),
    createdAt: openedAt,
    hasPassword: account.passwordHash !== null,
    googleEmail: googleEmailOf(account),
    useOutsideModels,
    offlineFallback,
    spokenName,
    subscription,
  };
}
