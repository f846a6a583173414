import type { OutsideRole, SentRequest } from '@storylark/contracts/stories/outside';
import { createTally, type Spent, type Tally } from './tally.ts';

export type RoleSpent = Spent & { role: OutsideRole; model: string };
/** What one step sent outside, and what that came to: by role. */
export type Ledgered = { spent: RoleSpent[]; requests: SentRequest[] };
export interface Ledger {
  tallyOf(role: OutsideRole, model: string): Tally;
  sent(request: SentRequest): void;
  /** So far. */
  all(): Ledgered;
}

export function createLedger(): Ledger {
  const tallies = new Map<OutsideRole, { model: string; tally: Tally }>();
  const requests: SentRequest[] = [];
  return {
    tallyOf(role, model) {
      const known = tallies.get(role) ?? { model, tally: createTally() };
      tallies.set(role, known);
      return known.tally;
    },
    sent: (request) => void requests.push(request),
    all: () => ({
      spent: [...tallies].map(([role, { model, tally }]) => ({ role, model, ...tally.spent() })),
      requests: [...requests],
    }),
  };
}
