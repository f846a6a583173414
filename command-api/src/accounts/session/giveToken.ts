import type { TokenView } from '@storylark/contracts/accounts/views';
import { TOKEN_LASTS } from '@storylark/contracts/constants';
import type { Clock } from '@storylark/platform/clock';
import type { Session, SessionTokens } from '@storylark/platform/sessions/tokens';
import type { Account } from '../account.ts';

type Deps = { sessionTokens: Pick<SessionTokens, 'issue'>; now: Clock; newId: () => string };
export type GiveToken = ReturnType<typeof createGiveToken>;

/** What a login, a renewal and a proof of identity end in, whichever steps led there. */
export function createGiveToken({ sessionTokens, now, newId }: Deps) {
  const sameSession = async (session: Session): Promise<TokenView> => ({
    access_token: await sessionTokens.issue(session),
    token_type: 'bearer',
    expires_in: TOKEN_LASTS / 1000,
  });
  return {
    sameSession,
    /** The same session, as if it had begun with a login now. */
    proven: (session: Session) => sameSession({ ...session, authTime: now() }),
    newSession: ({ accountId, sessions }: Pick<Account, 'accountId' | 'sessions'>) =>
      sameSession({ accountId, sessionId: newId(), sessionNumber: sessions.number, authTime: now() }),
  };
}
