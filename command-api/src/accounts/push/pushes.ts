import type { AccountEvent } from '@storylark/contracts/accounts/events';
import type { PushContent } from '@storylark/contracts/accounts/personal';
import { openSession, type Sessions } from '@storylark/contracts/accounts/sessions';
import type { Personal } from '@storylark/contracts/sealing';

/** By session: where its browser is told of news. None outlives its session. */
export type Pushes = Readonly<Record<string, Personal<PushContent>>>;
export const noPushes: Pushes = {};

export function evolvePushes(pushes: Pushes, { type, data }: AccountEvent): Pushes {
  if (type === 'PushSubscribed') return { ...pushes, [data.sessionId]: data.push };
  if (type === 'PushUnsubscribed') return without(pushes, data.sessionId);
  return pushes;
}

const without = (pushes: Pushes, sessionId: string): Pushes =>
  Object.fromEntries(Object.entries(pushes).filter(([id]) => id !== sessionId));

/** Those of sessions that are still open. */
export const pushesOf = (sessions: Sessions, pushes: Pushes): Pushes =>
  Object.fromEntries(Object.entries(pushes).filter(([id]) => openSession(sessions, id) !== undefined));
