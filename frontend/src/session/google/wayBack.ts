import { GOOGLE_LASTS } from '@storylark/contracts/constants';
import { guarded } from '../../lib/stored.ts';

/** What a parent went to Google for, and the place of ours to go on at. */
export type WayBack = { purpose: 'login' | 'link' | 'proof'; from: string | null };

// Of this tab alone, and gone with it or with a logout.
const KEYS = { way: 'googleWay', ticket: 'googleTicket' } as const;

const write = (key: string, value: unknown) =>
  guarded(() => window.sessionStorage.setItem(key, JSON.stringify(value)), undefined);
function take<T>(key: string): T | null {
  return guarded(() => {
    const value = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as T | null;
    window.sessionStorage.removeItem(key);
    return value;
  }, null);
}

export const keepWay = (way: WayBack) => write(KEYS.way, way);
/** Whoever comes from nowhere wants to come in. */
export const takeWay = (): WayBack => take<WayBack>(KEYS.way) ?? { purpose: 'login', from: null };

/** Links Google to the account of the same address, once its parent has signed in otherwise. */
export const keepTicket = (ticket: string) =>
  write(KEYS.ticket, { ticket, until: Date.now() + GOOGLE_LASTS });
/** Null where there is none, or none that is still good. */
export function takeTicket(): string | null {
  const kept = take<{ ticket: string; until: number }>(KEYS.ticket);
  return kept && kept.until > Date.now() ? kept.ticket : null;
}
