import { setTimeout as sleep } from 'node:timers/promises';
import type { Limits } from '@storylark/platform/limits/createLimits';
import { networkOf } from '@storylark/platform/limits/networkOf';
import { Refusal } from '@storylark/platform/refusal';
import type { CountKey } from '../countKey.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How often something may be asked for before answers become slow: from one network, about one address, and
 * both together. Wide, as households, schools and whole towns share a network.
 */
const rules = {
  login: {
    network: { limit: 100, windowMs: 15 * MINUTE },
    subject: { limit: 50, windowMs: HOUR },
  },
  mail: {
    network: { limit: 60, windowMs: HOUR },
    subject: { limit: 30, windowMs: HOUR },
    pair: { limit: 6, windowMs: HOUR },
  },
} as const;

const SLOW_MS = 3_000;

/** Ends after `ms`, or as soon as nobody waits for the answer any more. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>;
const pauseFor: Pause = (ms, signal) => sleep(ms, undefined, { signal });

type Deps = { limits: Pick<Limits, 'hit'>; countKey: CountKey; factor?: number; pause?: Pause };

/**
 * Counts a call, and holds it up for a few seconds beyond the bounds: an attack from everywhere is slowed, and
 * whoever has a right to the answer gets it all the same. Answers whether it was held up.
 * @throws Refusal `unavailable` when nobody can count; what the signal was aborted with
 */
export type SlowDown = (
  name: keyof typeof rules,
  by: { ip: string; subject: string },
  signal: AbortSignal,
) => Promise<boolean>;

export function createSlowing({ limits, countKey, factor = 1, pause = pauseFor }: Deps): SlowDown {
  return async (name, { ip, subject }, signal) => {
    const network = networkOf(ip);
    const values = { network, subject, pair: `${network} ${subject}` };
    const hits = await Promise.all(
      Object.entries(rules[name]).map(([kind, { limit, windowMs }]) =>
        limits.hit(countKey(name, kind, values[kind as keyof typeof values]), {
          limit: limit * factor,
          windowMs,
        }),
      ),
    ).catch((error: unknown) => {
      throw Object.assign(new Refusal('unavailable'), { cause: error });
    });
    const isBeyond = hits.some(({ allowed }) => !allowed);
    if (isBeyond) await pause(SLOW_MS, signal);
    return isBeyond;
  };
}
