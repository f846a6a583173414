import type { AccountEvent } from '@storylark/contracts/accounts/events';
import type { GoogleLink } from '@storylark/contracts/accounts/personal';
import { ERASED, type Personal } from '@storylark/contracts/sealing';
import { Refusal } from '@storylark/platform/refusal';

/** The person at Google who comes in; `claimStream`: of the claim on their id. */
export type LinkedGoogle = { claimStream: string; link: Personal<GoogleLink> };
type Google = { google: LinkedGoogle | null };
type GoogleChanges =
  | Google
  | (Google & {
      confirmed: true;
      passwordHash: null;
      terms: null;
      resets: [];
      confirmations: [];
      emailChange: null;
    });

/** Nothing where nobody is linked. */
export const unlinked = ({ google }: Google, at: { accountId: string; at: string }): AccountEvent[] =>
  google ? [{ type: 'GoogleUnlinked', data: { ...at, claimStream: google.claimStream } }] : [];

type GoogleEvent = Extract<AccountEvent, { type: 'GoogleLinked' | 'GoogleUnlinked' }>;

/** What of an account follows from them, its sessions apart. */
export function evolveGoogle({ type, data }: GoogleEvent): GoogleChanges {
  if (type === 'GoogleUnlinked') return { google: null };
  const google = { claimStream: data.claimStream, link: data.link };
  if (!data.confirms) return { google };
  const nothing = { passwordHash: null, terms: null, resets: [], confirmations: [], emailChange: null };
  return { google, confirmed: true, ...nothing };
}

/** Address of the person at Google; null where nobody is linked. @throws Refusal `notFound` when erased */
export function googleEmailOf({ google }: Google): string | null {
  if (google === null) return null;
  if (google.link === ERASED) throw new Refusal('notFound');
  return google.link.email;
}
