/** What the calls of one role in one step came to. */
export type Spent = { calls: number; retries: number; microDollars: number; seconds: number };
export interface Tally {
  add(call: { microDollars: number; seconds: number }): void;
  retried(): void;
  spent(): Spent;
}

export function createTally(): Tally {
  const sum = { calls: 0, retries: 0, microDollars: 0, seconds: 0 };
  return {
    add({ microDollars, seconds }) {
      sum.calls += 1;
      sum.microDollars += microDollars;
      sum.seconds += seconds;
    },
    retried: () => void (sum.retries += 1),
    spent: () => ({ ...sum }),
  };
}
