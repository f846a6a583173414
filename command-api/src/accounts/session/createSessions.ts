import { deviceOf } from '@storylark/contracts/accounts/device';
import { endOf, openSession } from '@storylark/contracts/accounts/sessions';
import type { TokenView } from '@storylark/contracts/accounts/views';
import type { Clock } from '@storylark/platform/clock';
import type { CommandMeta } from '@storylark/platform/engines/handleCommand';
import { Refusal } from '@storylark/platform/refusal';
import type { Session, SessionTokens } from '@storylark/platform/sessions/tokens';
import { v5 as uuidV5 } from 'uuid';
import type { CommandCaller } from '../../caller.ts';
import type { CommandMetaOf } from '../../commandMeta.ts';
import type { Account } from '../account.ts';
import type { WayIn } from '../accountCommand.ts';
import type { AccountStore } from '../createAccountStore.ts';

type Deps = {
  accounts: Pick<AccountStore, 'load' | 'decide'>;
  sessionTokens: Pick<SessionTokens, 'issue'>;
  metaOf: CommandMetaOf;
  now: Clock;
  newId: () => string;
};
type Request = Parameters<CommandMetaOf>[0];
type Owner = Pick<Account, 'accountId'> & { sessions: Pick<Account['sessions'], 'number'> };
export type IssuedSessions = ReturnType<typeof createSessions>;

/** Begins sessions and hands out their tokens. */
export function createSessions({ accounts, sessionTokens, metaOf, now, newId }: Deps) {
  const tokenOf = async (session: Session, endsAt: number): Promise<TokenView> => ({
    access_token: await sessionTokens.issue(session, endsAt),
    token_type: 'bearer',
    expires_in: Math.floor((endsAt - now()) / 1000),
  });

  /**
   * For whoever has just shown who they are, and was read before they did. The request may have changed the
   * account already: this is a command of its own.
   * @throws Refusal `wrongCredentials` where the account was deleted or all its sessions ended meanwhile
   */
  async function begin(
    { accountId, sessions: { number: sessionNumber } }: Owner,
    request: Request,
    { by, authTime = now() }: { by: WayIn; authTime?: number },
  ): Promise<TokenView> {
    const device = deviceOf(request.ctx.get('user-agent'));
    const command = { type: 'BeginSession', sessionId: newId(), sessionNumber, device, by } as const;
    const { state, events } = await accounts.decide(accountId, command, ofItsOwn(metaOf(request, accountId)));
    // sent again with its Idempotency-Key, it is the session that began the first time
    const began = events.find(({ type }) => type === 'SessionBegan')?.data as
      { sessionId: string } | undefined;
    const session = began && state && openSession(state.sessions, began.sessionId);
    if (!session) throw new Refusal('wrongCredentials');
    const { id: sessionId, generation } = session;
    return tokenOf({ accountId, sessionId, sessionNumber, generation, authTime }, endOf(session));
  }

  async function openSessionOf({ accountId, sessionId }: CommandCaller) {
    const account = await accounts.load(accountId);
    const session = account && openSession(account.sessions, sessionId);
    if (!session) throw new Refusal('unauthenticated');
    return session;
  }

  /** A token from before logins were recorded runs out as it always would; a session begins in its place. */
  async function renew(caller: CommandCaller, request: Request): Promise<TokenView> {
    const { accountId, sessionId, sessionNumber, generation, authTime } = caller;
    if (generation === undefined) return begin(ownerOf(caller), request, { by: 'password', authTime });
    const { beganAt } = await openSessionOf(caller);
    return tokenOf(
      { accountId, sessionId, sessionNumber, generation: generation + 1, authTime },
      endOf({ beganAt, usedAt: new Date(now()).toISOString() }),
    );
  }

  /** The password was given again. */
  async function prove(caller: CommandCaller, request: Request): Promise<TokenView> {
    const { accountId, sessionId, sessionNumber, generation: shown } = caller;
    if (shown === undefined) return begin(ownerOf(caller), request, { by: 'password' });
    const session = await openSessionOf(caller);
    const { generation } = session;
    return tokenOf({ accountId, sessionId, sessionNumber, generation, authTime: now() }, endOf(session));
  }

  return { begin, renew, prove };
}

const ownerOf = ({ accountId, sessionNumber }: CommandCaller) => ({
  accountId,
  sessions: { number: sessionNumber },
});

/** Any UUID: it sets the beginning of a session apart from what else its request changes. */
const BEGINNINGS = '0f7a9f3c-3a37-4a63-a0d4-8f8f7f5f1f0a';
const ofItsOwn = (meta: CommandMeta): CommandMeta =>
  meta.commandId === undefined ? meta : { ...meta, commandId: uuidV5(meta.commandId, BEGINNINGS) };
