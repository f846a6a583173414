import { createHash, timingSafeEqual } from 'node:crypto';
import { openSession, sessionLives } from '@storylark/contracts/accounts/sessions';
import { PROOF_LASTS } from '@storylark/contracts/constants';
import type { Clock } from '@storylark/platform/clock';
import type { Authority } from '@storylark/platform/http/authorise';
import { Refusal } from '@storylark/platform/refusal';
import type { Session, SessionTokens } from '@storylark/platform/sessions/tokens';
import type { CommandCaller } from '../../caller.ts';
import type { Account } from '../account.ts';
import type { AccountStore } from '../createAccountStore.ts';
import { hasTerms } from '../profile/presentUser.ts';

type Deps = {
  accounts: Pick<AccountStore, 'load' | 'decide'>;
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

  /**
   * A token that is not of the session's generation tells something of it: that the answer to a renewal has
   * arrived, or that there is a copy.
   */
  async function accountAfterUse({ accountId, sessionId, generation }: Session): Promise<Account | null> {
    const account = await accounts.load(accountId);
    const session = account && openSession(account.sessions, sessionId);
    if (!session || generation === undefined || generation === session.generation) return account;
    const meta = { at: new Date(now()).toISOString(), accountId };
    return (await accounts.decide(accountId, { type: 'UseToken', sessionId, generation }, meta)).state;
  }

  return {
    async identify(token) {
      if (timingSafeEqual(digest(token), expected)) return service;
      const session = await sessionTokens.read(token);
      const account = session && (await accountAfterUse(session));
      if (!account || !account.confirmed || !sessionLives(account.sessions, session, now()))
        throw new Refusal('unauthenticated');
      const { accountId, roles, sessions, openedAt, language } = account;
      const { sessionId, generation, authTime } = session;
      return {
        accountId,
        roles,
        sessionId,
        sessionNumber: sessions.number,
        ...(generation !== undefined && { generation }),
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
