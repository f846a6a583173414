import type { OutsideRole, SentRequest } from '@storylark/contracts/stories/outside';
import { createTally, type Spent, type Tally } from './tally.ts';

export type RoleSpent = Spent & { role: OutsideRole; model: string };
/** What one step sent outside, and what that came to: by role. */
export type Ledgered = { spent: RoleSpent[]; requests: SentRequest[] };
export interface Ledger {
  tallyOf(role: OutsideRole, model: string): Tally;
  sent(request: SentRequest): void;
  /** What came since it was last taken. */
  take(): Ledgered;
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
    take() {
      const spent = [...tallies].map(([role, { model, tally }]) => ({ role, model, ...tally.spent() }));
      tallies.clear();
      return { spent, requests: requests.splice(0) };
    },
  };
}

/** The calls of several entries, by role. */
export function sumOf(entries: readonly Ledgered[]): RoleSpent[] {
  const sums = new Map<OutsideRole, RoleSpent>();
  for (const one of entries.flatMap(({ spent }) => spent)) {
    const sum = sums.get(one.role);
    sums.set(
      one.role,
      sum
        ? {
            ...sum,
            calls: sum.calls + one.calls,
            retries: sum.retries + one.retries,
            microDollars: sum.microDollars + one.microDollars,
            seconds: sum.seconds + one.seconds,
          }
        : one,
    );
  }
  return [...sums.values()];
}
