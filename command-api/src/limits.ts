import type { Limits } from '@storylark/platform/limits/createLimits';
import { networkOf } from '@storylark/platform/limits/networkOf';
import { Refusal } from '@storylark/platform/refusal';
import type { CountKey } from './countKey.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
type Rule = { limit: number; windowMs: number };

/**
 * How often a caller's network address, and what a call is about (a mail address, an account), may be used. A
 * household shares an address, and so may a school.
 */
const rules = {
  signup: { perCaller: { limit: 100, windowMs: HOUR }, perSubject: { limit: 40, windowMs: HOUR } },
  resetPassword: { perCaller: { limit: 60, windowMs: HOUR } },
  /** The password asked of somebody who is logged in. */
  proof: { perSubject: { limit: 30, windowMs: 15 * MINUTE } },
  /** Ways to Google and back; nobody can guess what comes back. */
  google: { perCaller: { limit: 300, windowMs: 15 * MINUTE } },
  /** Forwarding a device's answer to a challenge; never counted per account: who holds the device gets in. */
  secondStep: { perCaller: { limit: 300, windowMs: 15 * MINUTE } },
  recoveryCode: { perSubject: { limit: 10, windowMs: HOUR } },
  /** New passkeys and new recovery codes, each a second of the processor. */
  passkeys: { perSubject: { limit: 40, windowMs: HOUR } },
  emailChange: { perSubject: { limit: 10, windowMs: HOUR } },
  contact: { perCaller: { limit: 10, windowMs: HOUR } },
  /** A provider's machines share a network; it sends again what was held up. */
  webhook: { perCaller: { limit: 6_000, windowMs: MINUTE } },
  errors: { perCaller: { limit: 60, windowMs: 10 * MINUTE } },
  violations: { perCaller: { limit: 60, windowMs: 10 * MINUTE } },
} as const satisfies Record<string, { perCaller?: Rule; perSubject?: Rule }>;
export type LimitName = keyof typeof rules;

type Deps = {
  limits: Pick<Limits, 'hit'>;
  countKey: CountKey;
  /** Multiplies every limit; 1 for people, more for load tests. */
  factor?: number;
};

/**
 * Counts a call. `ip`: of the caller; `subject`: what the call is about.
 * @throws Refusal `tooManyRequests` with `retryAfterSeconds`; `unavailable` when nobody can count.
 */
export type Limit = (name: LimitName, by: { ip?: string; subject?: string }) => Promise<void>;

export function createLimit({ limits, countKey, factor = 1 }: Deps): Limit {
  async function count(key: string, { limit, windowMs }: Rule) {
    const hit = await limits.hit(key, { limit: limit * factor, windowMs }).catch((error: unknown) => {
      throw Object.assign(new Refusal('unavailable'), { cause: error });
    });
    if (!hit.allowed)
      throw new Refusal('tooManyRequests', { retryAfterSeconds: Math.ceil(hit.retryAfterMs / 1000) });
  }

  return async (name, { ip, subject }) => {
    const { perCaller, perSubject }: { perCaller?: Rule; perSubject?: Rule } = rules[name];
    if (perCaller && ip !== undefined) await count(countKey(name, 'caller', networkOf(ip)), perCaller);
    if (perSubject && subject !== undefined) await count(countKey(name, 'subject', subject), perSubject);
  };
}
