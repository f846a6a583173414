import { readDraft, writeDraft } from '../../../lib/storage.ts';

/** The checkout waited for last in this browser: since when (ms), and whether its end was celebrated. */
type Visit = { id: string; since: number; celebrated: boolean };
const NAME = 'checkout';

/** A reload goes on where it was. */
export function visitOf(accountId: string, id: string): Visit {
  const last = readDraft<Visit>(accountId, NAME);
  return last?.id === id ? last : { id, since: Date.now(), celebrated: false };
}

export const keepVisit = (accountId: string, visit: Visit) => writeDraft(accountId, NAME, visit);
