import type { Clock } from '@storylark/platform/clock';
import type { Limits } from '@storylark/platform/limits/createLimits';
import type { KeyVault } from '@storylark/platform/vault/keyVault';
import type { Keys } from '@storylark/platform/vault/openKeys';
import { createSlowing, type Pause } from './accounts/createSlowing.ts';
import { createKnownDevices } from './accounts/session/createKnownDevices.ts';
import { createLoginGuard } from './accounts/session/createLoginGuard.ts';
import { createCountKey } from './countKey.ts';
import { createLimit } from './limits.ts';

type Deps = {
  limits: Limits;
  vault: Pick<KeyVault, 'secret'>;
  /** The first of them names the counters. */
  countKeys: Keys;
  now: Clock;
  /** Multiplies every limit; 1 for people. */
  factor: number;
  pause: Pause | undefined;
};

/** What keeps calls within bounds, all on the same counters. */
export async function createGuards({ limits, vault, countKeys, now, factor, pause }: Deps) {
  const counting = { limits, countKey: createCountKey(countKeys), factor };
  const slowDown = createSlowing({ ...counting, ...(pause && { pause }) });
  const devices = createKnownDevices({ secret: await vault.secret('devices'), now });
  return {
    limit: createLimit(counting),
    slowDown,
    admitLogin: createLoginGuard({ ...counting, devices, slowDown }),
  };
}
