import type { Limits, Pace } from '@storylark/platform/limits/createLimits';
import { networkOf } from '@storylark/platform/limits/networkOf';
import { Refusal } from '@storylark/platform/refusal';
import type { Context } from 'koa';
import type { CountKey } from '../../countKey.ts';
import type { Turn } from '../password/createPasswords.ts';
import type { SlowDown } from '../createSlowing.ts';
import type { KnownDevices } from './createKnownDevices.ts';

/** Five tries at once, then 2, 4, 8 … seconds, five minutes at most; forgotten after a day without a try. */
const pace: Pace = { free: 5, firstMs: 2_000, longestMs: 5 * 60_000, forgottenAfterMs: 24 * 60 * 60_000 };

type Deps = {
  limits: Pick<Limits, 'takeTurn' | 'forgetTurns'>;
  countKey: CountKey;
  devices: KnownDevices;
  slowDown: SlowDown;
  factor?: number;
};

/**
 * One try to log in, let through. `turn`: whose password is looked at before whose. `succeeded`: it was the
 * right one; this pair begins anew, and the device is known from now on.
 */
export type LoginTry = { turn: Turn; succeeded: () => Promise<void> };

/**
 * Guards passwords against guessing without ever shutting out who knows one. Tries count for a network and an
 * account together, so that nobody else's wrong ones stand in a parent's way; a device that was in before
 * counts for itself, and is neither slowed nor counted among strangers. Each try takes its turn before it is
 * looked at: a thousand at once are no more than one.
 */
export function createLoginGuard({ limits, countKey, devices, slowDown, factor = 1 }: Deps) {
  /**
   * @param account the keyed hash of the address, whether or not there is such an account
   * @throws Refusal `tooManyRequests` with `retryAfterSeconds`; `unavailable` when nobody can count
   */
  return async function admit(ctx: Context, account: string, signal: AbortSignal): Promise<LoginTry> {
    const device = devices.find(ctx, account);
    const key =
      device === null
        ? countKey('login', 'pair', `${networkOf(ctx.ip)} ${account}`)
        : countKey('login', 'device', `${device} ${account}`);
    const taken = await limits
      .takeTurn(key, { ...pace, free: Math.ceil(pace.free * factor) })
      .catch((error: unknown) => {
        throw Object.assign(new Refusal('unavailable'), { cause: error });
      });
    if (!taken.allowed)
      throw new Refusal('tooManyRequests', { retryAfterSeconds: Math.ceil(taken.retryAfterMs / 1000) });
    const isSlowed = device === null && (await slowDown('login', { ip: ctx.ip, subject: account }, signal));
    return {
      turn: isSlowed ? 'last' : 'first',
      async succeeded() {
        devices.remember(ctx, account);
        await limits.forgetTurns(key);
      },
    };
  };
}
export type AdmitLogin = ReturnType<typeof createLoginGuard>;
