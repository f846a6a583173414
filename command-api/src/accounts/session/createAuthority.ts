import { createHash, timingSafeEqual } from 'node:crypto';
import { sessionLives } from '@storylark/contracts/accounts/sessions';
import { PROOF_LASTS } from '@storylark/contracts/constants';
import type { Clock } from '@storylark/platform/clock';
import type { Authority } from '@storylark/platform/http/authorise';
import { Refusal } from '@storylark/platform/refusal';
import type { SessionTokens } from '@storylark/platform/sessions/tokens';
import type { CommandCaller } from '../../caller.ts';
import type { AccountStore } from '../createAccountStore.ts';
import { hasTerms } from '../profile/presentUser.ts';

type Deps = {
  accounts: Pick<AccountStore, 'load'>;
  sessionTokens: Pick<SessionTokens, 'read'>;
  /** What our own processes send as bearer token. */
  serviceToken: string;
  now: Clock;
};

/**
 * Lets callers in by what the account's own stream says now: whether the session lives, the roles, the terms.
 */
export function createAuthority({
  accounts,
  sessionTokens,
  serviceToken,
  now,
}: Deps): Authority<CommandCaller> {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(serviceToken);
  const service: CommandCaller = {
    accountId: 'service',
    roles: ['service'],
    sessionId: '',
    sessionNumber: 0,
    authTime: 0,
    hasTerms: true,
    openedAt: '',
    language: 'en',
  };

  return {
    async identify(token) {
      if (timingSafeEqual(digest(token), expected)) return service;
      const session = await sessionTokens.read(token);
      const account = session && (await accounts.load(session.accountId));
      if (!account || !account.confirmed || !sessionLives(account.sessions, session))
        throw new Refusal('unauthenticated');
      const { accountId, roles, sessions, openedAt, language } = account;
      const { sessionId, authTime } = session;
      return {
        accountId,
        roles,
        sessionId,
        sessionNumber: sessions.number,
        authTime,
        hasTerms: hasTerms(account),
        openedAt,
        language,
      };
    },
    hasAcceptedTerms: (caller) => caller.hasTerms,
    hasFreshProof: ({ authTime }) => now() - authTime < PROOF_LASTS,
  };
}
