import type { UserView } from '@storylark/contracts/accounts/views';
import { locales, type Locale } from '@storylark/contracts/languages';
import { unsubscribeHere } from './notifications.ts';
import { guarded, readStored, writeStored } from './stored.ts';

/**
 * SPEC 9: the stored keys; `theme` is that of `night/light.ts`. What else is stored is keyed by account, see
 * `draft`.
 */
const keys = { token: 'token', user: 'user', language: 'language' } as const;
const DRAFT = 'draft:';
/** Names of caches that hold stories kept for offline begin so. */
export const KEPT_CACHE = 'kept:';

export const readToken = () => readStored(keys.token);
export const writeToken = (token: string | null) => writeStored(keys.token, token);

export const readUser = (): UserView | null =>
  guarded(() => JSON.parse(readStored(keys.user) ?? 'null') as UserView | null, null);
export const writeUser = (user: UserView | null) => writeStored(keys.user, user && JSON.stringify(user));

export const readLanguage = (): Locale | null =>
  locales.find((locale) => locale === readStored(keys.language)) ?? null;
export const writeLanguage = (locale: Locale) => writeStored(keys.language, locale);

const draftKey = (accountId: string, name: string) => `${DRAFT}${accountId}:${name}`;
/** What a person has entered and not sent yet; `value` must survive JSON. Null where there is none. */
export const readDraft = <T>(accountId: string, name: string): T | null =>
  guarded(() => JSON.parse(readStored(draftKey(accountId, name)) ?? 'null') as T | null, null);
export const writeDraft = (accountId: string, name: string, value: unknown) =>
  writeStored(draftKey(accountId, name), value === null ? null : JSON.stringify(value));

/** The names of an account's drafts that begin so. */
export const draftNames = (accountId: string, prefix: string): readonly string[] =>
  guarded(() => {
    const begin = draftKey(accountId, '');
    return Object.keys(window.localStorage).flatMap((key) =>
      key.startsWith(begin + prefix) ? [key.slice(begin.length)] : [],
    );
  }, []);

/**
 * Ends what this browser knows of whoever was logged in; drafts and kept stories stay, for a session may
 * merely have run out.
 */
export function forgetSession() {
  writeToken(null);
  writeUser(null);
}

/** Logout and deletion: nothing of any account is left in this browser. */
export async function wipeAccountData(): Promise<void> {
  forgetSession();
  guarded(() => {
    const drafts = Object.keys(window.localStorage).filter((key) => key.startsWith(DRAFT));
    for (const key of drafts) window.localStorage.removeItem(key);
    window.sessionStorage.clear();
  }, undefined);
  await Promise.all([dropKept(), unsubscribeHere()]);
}

async function dropKept() {
  if (!('caches' in window)) return; // insecure origins have none
  const kept = (await window.caches.keys()).filter((name) => name.startsWith(KEPT_CACHE));
  await Promise.all(kept.map((name) => window.caches.delete(name)));
}

/**
 * What the app had to say as it handed over to a public page, whose script says it once:
 * `src/public/script/notice.ts`.
 */
export const handOverNotice = (notice: { tone: string; text: string }) =>
  guarded(() => window.sessionStorage.setItem('notice', JSON.stringify(notice)), undefined);

/** Tells when another tab has logged in or out. Returns how to stop listening. */
export function onTokenChanged(heard: (token: string | null) => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === keys.token || key === null) heard(key === null ? null : newValue);
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
