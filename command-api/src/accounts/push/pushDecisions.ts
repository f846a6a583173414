import type { AccountEvent } from '@storylark/contracts/accounts/events';
import type { PushContent } from '@storylark/contracts/accounts/personal';
import type { PushWork } from '@storylark/contracts/accounts/push';
import { endOf, openSession } from '@storylark/contracts/accounts/sessions';
import { ERASED, type Personal } from '@storylark/contracts/sealing';
import { Refusal } from '@storylark/platform/refusal';
import type { Account } from '../account.ts';
import type { AccountContext, CommandOf } from '../accountCommand.ts';

/** A session from before logins were recorded cannot be told to end: it has to log in anew. */
export function choosePush(
  { sessionId, push }: CommandOf<'ChoosePush'>,
  { sessions, pushes }: Account,
  { accountId, at }: AccountContext,
): AccountEvent[] {
  const now = pushes[sessionId];
  if (push === null)
    return now === undefined ? [] : [{ type: 'PushUnsubscribed', data: { accountId, sessionId, at } }];
  if (!openSession(sessions, sessionId)) throw new Refusal('unauthenticated');
  return isSame(now, push) ? [] : [{ type: 'PushSubscribed', data: { accountId, sessionId, push, at } }];
}

export function dropPush(
  { sessionId, endpoint }: CommandOf<'DropPush'>,
  { pushes }: Account,
  { accountId, at }: AccountContext,
): AccountEvent[] {
  const now = pushes[sessionId];
  return now !== undefined && now !== ERASED && now.endpoint === endpoint
    ? [{ type: 'PushUnsubscribed', data: { accountId, sessionId, gone: true, at } }]
    : [];
}

const isSame = (a: Personal<PushContent> | undefined, b: PushContent) =>
  a !== undefined && a !== ERASED && a.endpoint === b.endpoint && a.p256dh === b.p256dh && a.auth === b.auth;

/** @param now ms */
export function pushWork(account: Account | null, now: number): PushWork {
  if (account?.status !== 'open') return { language: 'en', sessions: [] };
  const sessions = Object.entries(account.pushes).flatMap(([sessionId, push]) => {
    const session = openSession(account.sessions, sessionId);
    return session && now < endOf(session) && push !== ERASED ? [{ sessionId, ...push }] : [];
  });
  return { language: account.language, sessions };
}
