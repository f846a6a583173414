import { setTimeout as sleep } from 'node:timers/promises';
import { sessionLives } from '@storylark/contracts/accounts/sessions';
import { PROOF_LASTS, TERMS_VERSION } from '@storylark/contracts/constants';
import type { SessionsDocument } from '@storylark/contracts/documents';
import type { Clock } from '@storylark/platform/clock';
import type { Authority } from '@storylark/platform/http/authorise';
import { Refusal } from '@storylark/platform/refusal';
import type { Session, SessionTokens } from '@storylark/platform/sessions/tokens';
import { Unavailable } from '@storylark/platform/unavailable';
import type { QueryCaller } from './caller.ts';
import type { ReadModels } from './readModels.ts';

const WAIT_MS = 2_000;
const LOOK_EVERY_MS = 20;

type Deps = {
  tokens: SessionTokens;
  readModels: ReadModels;
  /**
   * Waits until `sessions` has taken in all that is in the log now; false when it does not get there in time.
   */
  catchesUp: (ms: number) => Promise<boolean>;
  now: Clock;
};

/**
 * Tokens checked against the `sessions` read model. What is newer than it is waited for up to 2 s, then 503:
 * never 401 or 403 for being early.
 */
export function createAuthority({ tokens, readModels, catchesUp, now }: Deps): Authority<QueryCaller> {
  async function documentFor(session: Session): Promise<SessionsDocument> {
    const { accountId, sessionNumber } = session;
    const sessions = await readModels.of('sessions');
    for (let waited = 0; ; waited += LOOK_EVERY_MS) {
      const document = await sessions.get(accountId);
      if (document && document.sessions.number >= sessionNumber)
        return isLetIn(document, session, now()) ? document : afterCatchingUp(document);
      if (waited >= WAIT_MS) throw new Unavailable('the session has not reached the read models yet');
      await sleep(LOOK_EVERY_MS);
    }
  }

  /** The address may have been confirmed, the terms accepted, the session begun or renewed a moment ago. */
  async function afterCatchingUp(before: SessionsDocument): Promise<SessionsDocument> {
    if (!(await catchesUp(WAIT_MS))) throw new Unavailable('the read models are behind');
    return (await (await readModels.of('sessions')).get(before._id)) ?? before;
  }

  return {
    async identify(token) {
      const session = await tokens.read(token);
      if (!session) throw new Refusal('unauthenticated');
      const { sessions, roles, termsVersion, language, confirmed } = await documentFor(session);
      if (!confirmed || !sessionLives(sessions, session, now())) throw new Refusal('unauthenticated');
      return { ...session, roles, termsVersion, language };
    },
    hasAcceptedTerms: ({ termsVersion }) => termsVersion === TERMS_VERSION,
    hasFreshProof: ({ authTime }) => now() - authTime < PROOF_LASTS,
  };
}

function isLetIn({ confirmed, termsVersion, sessions }: SessionsDocument, session: Session, now: number) {
  const mayBeLate = session.generation !== undefined && !sessions.gone;
  const isRefused = mayBeLate && !sessionLives(sessions, session, now);
  return confirmed && termsVersion === TERMS_VERSION && !isRefused;
}
