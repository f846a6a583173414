import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Hit, Limit, Limits } from './createLimits.ts';

export type Budget = {
  /**
   * Uses `amount` up, with what is owed, or says when there is more. With 0 it asks whether there is anything
   * left.
   */
  spend(account: string, amount?: number): Promise<Hit>;
  /** Uses up what has happened already: the next `spend` pays for it. */
  owe(account: string, amount: number): void;
};

type Options = Limit & {
  name: string;
  /** So many of them make a budget; one is taken from the shared counter at once, and lost with its process. */
  lots?: number;
  limits: Pick<Limits, 'hit'>;
  now: Clock;
};

/** Nine uses of ten cost no writing. */
const LOTS = 10;

/**
 * What each account may use of something in a window. Counted in lots: where several processes take part, an
 * account may be refused before its limit by up to a lot of each, and is never let past it by more than one
 * call brings. When nobody can count, nobody is refused.
 */
export function createBudget({ name, limit, windowMs, lots = LOTS, limits, now }: Options): Budget {
  const lot = Math.ceil(limit / lots);
  const take = (account: string, amount: number) =>
    limits.hit(keyOf(name, account), { limit, windowMs }, amount).catch((): Hit => ({ allowed: true }));
  /** What is left of the lots taken, by account, below 0 what is owed; of one window. */
  const left = new Map<string, number>();
  let window = -1;
  const leftOf = (account: string) => {
    const current = Math.floor(now() / windowMs);
    if (current !== window) left.clear();
    window = current;
    return left.get(account) ?? 0;
  };

  /** Who is taking a lot at this moment: those who come meanwhile share it. */
  const taking = new Map<string, Promise<Hit>>();

  /** Takes a lot, or the rest where that is less. */
  async function takeFor(account: string, missing: number): Promise<Hit> {
    let amount = Math.max(lot, missing);
    let hit = await take(account, amount);
    if (!hit.allowed && amount > missing) hit = await take(account, (amount = missing));
    if (hit.allowed) left.set(account, leftOf(account) + amount);
    return hit;
  }

  return {
    async spend(account, amount = 1) {
      for (let missing = amount - leftOf(account); missing > 0; missing = amount - leftOf(account)) {
        let lotTaken = taking.get(account);
        if (!lotTaken) {
          lotTaken = takeFor(account, missing).finally(() => taking.delete(account));
          taking.set(account, lotTaken);
        }
        const hit = await lotTaken;
        if (!hit.allowed) return hit;
      }
      left.set(account, leftOf(account) - amount);
      return { allowed: true };
    },
    owe: (account, amount) => void left.set(account, leftOf(account) - amount),
  };
}

/** Nothing tells whose counter it is once the account is gone. */
const keyOf = (name: string, account: string) =>
  `${name}/${createHash('sha256').update(account).digest('base64url').slice(0, 22)}`;
