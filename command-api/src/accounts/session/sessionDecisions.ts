import type { AccountEvent } from '@storylark/contracts/accounts/events';
import { isCopied, openSession } from '@storylark/contracts/accounts/sessions';
import { Refusal } from '@storylark/platform/refusal';
import type { Account } from '../account.ts';
import type { AccountContext, CommandOf } from '../accountCommand.ts';

/** Not after all sessions were ended since the password was looked at: it may no longer be the one. */
export function beginSession(
  { sessionId, sessionNumber, device, by }: CommandOf<'BeginSession'>,
  { sessions }: Account,
  { accountId, at }: AccountContext,
): AccountEvent[] {
  if (sessions.number !== sessionNumber) throw new Refusal('wrongCredentials');
  const data = { accountId, sessionId, device, ...(by === 'google' && { by }), at };
  return [{ type: 'SessionBegan', data }];
}

/**
 * The first use of a renewed token makes the former one die: before, nobody knows whether the answer to the
 * renewal has arrived. A token that comes back after that was copied, or the one in use was: who is who the
 * house cannot tell, so both have to log in.
 */
export function useToken(
  { sessionId, generation }: CommandOf<'UseToken'>,
  { sessions }: Account,
  { accountId, at }: AccountContext,
): AccountEvent[] {
  const session = openSession(sessions, sessionId);
  if (session && generation > session.generation)
    return [{ type: 'SessionRenewed', data: { accountId, sessionId, generation, at } }];
  if (isCopied(sessions, { sessionId, sessionNumber: sessions.number, generation }, Date.parse(at)))
    return [{ type: 'SessionEnded', data: { accountId, sessionId, copied: true, at } }];
  return [];
}

/** Its own session anybody may end; another one has to be there. */
export function endSession(
  { sessionId, keepsSession }: CommandOf<'EndSession'>,
  { sessions }: Account,
  { accountId, at, session }: AccountContext,
): AccountEvent[] {
  if (sessionId !== null && sessionId !== session?.sessionId && !openSession(sessions, sessionId))
    throw new Refusal('notFound');
  return [
    { type: 'SessionEnded', data: { accountId, sessionId, ...(keepsSession && { keepsSession }), at } },
  ];
}
