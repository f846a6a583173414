import { createHash } from 'node:crypto';
import type { Clock } from '@storylark/platform/clock';
import type { Limits } from '@storylark/platform/limits/createLimits';

const DAY = 86_400_000;

/** Caps of a day (UTC), in micro-dollars. */
export type Caps = { perAccountAndDay: number; perDay: number };

/**
 * What was set aside for a call. `settle`: what it cost in truth; what was set aside above that is free again.
 * A process that dies in between leaves the whole of it counted.
 */
export type Reserved = { settle(microDollars: number): Promise<void> };

export interface Spending {
  /**
   * Sets aside what a call may cost. Null: a cap is reached, or nobody can count, and nothing may be spent.
   * @param microDollars whole, 0 or more
   */
  reserve(accountId: string, microDollars: number): Promise<Reserved | null>;
}

/** Nothing tells whose counter it is once the account is gone. */
const keyOf = (accountId: string) =>
  `spend/account/${createHash('sha256').update(accountId).digest('base64url').slice(0, 22)}`;
const OF_ALL = 'spend/all';

type Deps = { limits: Pick<Limits, 'hit'>; caps: Caps; now: Clock };

/** Spending counted in the read store: shared by all processes, and never past a cap by more than one call. */
export function createSpending({ limits, caps, now }: Deps): Spending {
  const dayOf = () => Math.floor(now() / DAY);

  /** Also back: a negative amount frees what was counted on that day. */
  async function correct(key: string, by: number, day: number): Promise<void> {
    // what was set aside yesterday is no part of today
    if (by === 0 || day !== dayOf()) return;
    await limits.hit(key, { limit: Number.MAX_SAFE_INTEGER, windowMs: DAY }, by);
  }

  return {
    async reserve(accountId, microDollars) {
      const day = dayOf();
      const own = keyOf(accountId);
      const take = async (key: string, limit: number) =>
        (await limits.hit(key, { limit, windowMs: DAY }, microDollars)).allowed;
      try {
        if (!(await take(own, caps.perAccountAndDay))) return null;
        if (!(await take(OF_ALL, caps.perDay))) {
          await correct(own, -microDollars, day);
          return null;
        }
      } catch {
        return null;
      }
      return {
        async settle(spent) {
          const by = Math.round(spent) - microDollars;
          // a counter that is away for a moment has counted what was set aside
          await Promise.allSettled([own, OF_ALL].map((key) => correct(key, by, day)));
        },
      };
    },
  };
}
