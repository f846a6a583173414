import type { StoredAccountEvent } from '@storylark/contracts/accounts/events';
import { evolveSessions, noSessions } from '@storylark/contracts/accounts/sessions';
import type { SessionsDocument } from '@storylark/contracts/documents';
import type { Envelope } from '@storylark/contracts/sealing';
import { projectionOf } from '../projectionOf.ts';

/**
 * What query-api needs to let a caller in: which tokens live, roles, terms, language. A deleted account's row
 * stays, so that its tokens are refused and not waited for.
 */
export const sessions = projectionOf<SessionsDocument, StoredAccountEvent>({
  name: 'sessions/v3',
  handles: [
    'AccountOpened',
    'EmailConfirmed',
    'TermsAccepted',
    'ProfileChanged',
    'PasswordReset',
    'PasswordChanged',
    'GoogleLinked',
    'SessionBegan',
    'SessionRenewed',
    'SessionEnded',
    'PushSubscribed',
    'PushUnsubscribed',
    'RoleGranted',
    'RoleWithdrawn',
    'AccountDeleted',
  ],
  staysAfterErasure: true,
  idsOf: ({ data }) => [data.accountId],
  evolve(document, { type, data }) {
    if (type === 'AccountOpened') {
      const { accountId, language, termsVersion, at } = data;
      return {
        _id: accountId,
        accountId,
        sessions: noSessions,
        roles: [],
        termsVersion,
        termsAcceptedAt: termsVersion && at,
        confirmed: false,
        language,
        openedAt: at,
      };
    }
    if (!document) return null;
    switch (type) {
      case 'EmailConfirmed':
        return { ...document, confirmed: true };
      case 'TermsAccepted':
        return { ...document, termsVersion: data.termsVersion, termsAcceptedAt: data.at };
      case 'ProfileChanged':
        return { ...document, language: data.language };
      case 'RoleGranted':
        return { ...document, roles: [...document.roles.filter((role) => role !== data.role), data.role] };
      case 'RoleWithdrawn':
        return { ...document, roles: document.roles.filter((role) => role !== data.role) };
      case 'PasswordReset':
        return { ...after(document, { type, data }), confirmed: true };
      case 'GoogleLinked':
        return data.confirms
          ? { ...after(document, { type, data }), confirmed: true, termsVersion: null, termsAcceptedAt: null }
          : document;
      case 'PushSubscribed':
        return { ...document, pushes: { ...document.pushes, [data.sessionId]: data.push } };
      case 'PushUnsubscribed':
        return {
          ...document,
          pushes: only(document.pushes ?? {}, (id) => id !== data.sessionId),
        };
      case 'SessionBegan': {
        const devices = { ...document.devices, [data.sessionId]: data.device };
        return after({ ...document, devices }, { type, data });
      }
      default:
        return after(document, { type, data });
    }
  },
});

/** Of devices, those stay whose sessions a parent still sees; of what they are told, those that are open. */
function after(document: SessionsDocument, event: Parameters<typeof evolveSessions>[1]): SessionsDocument {
  const sessions = evolveSessions(document.sessions, event);
  const { devices, pushes } = document;
  const open = new Set((sessions.open ?? []).map(({ id }) => id));
  const seen = new Set([...open, ...(sessions.copied ?? []).map(({ id }) => id)]);
  return {
    ...document,
    sessions,
    ...(devices && { devices: only(devices, (id) => seen.has(id)) }),
    ...(pushes && { pushes: only(pushes, (id) => open.has(id)) }),
  };
}

const only = (all: Readonly<Record<string, Envelope>>, stays: (id: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([id]) => stays(id)));
