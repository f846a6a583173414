import type { Device } from '@storylark/contracts/accounts/device';
import { endOf } from '@storylark/contracts/accounts/sessions';
import type { SessionView } from '@storylark/contracts/accounts/views';
import { TOKEN_LASTS } from '@storylark/contracts/constants';
import type { SessionsDocument } from '@storylark/contracts/documents';
import { openAs, type Unseal } from '../unseal.ts';

/**
 * Where an account is logged in, used last first; then for a month what a copied token ended.
 * @param now ms
 */
export async function listSessions(
  { sessions: { open = [], copied = [] }, devices = {} }: Pick<SessionsDocument, 'sessions' | 'devices'>,
  unseal: Unseal,
  now: number,
): Promise<Omit<SessionView, 'isThisOne'>[]> {
  const alive = open.filter((session) => now < endOf(session)).map((one) => ({ ...one, endedAt: null }));
  const ended = copied
    .filter(({ endedAt }) => now - Date.parse(endedAt) < TOKEN_LASTS)
    .map((one) => ({ ...one, usedAt: one.endedAt }));
  return Promise.all(
    [...ended, ...alive].toReversed().map(async ({ id, beganAt, usedAt, endedAt, by }) => {
      const device = await openAs<Device>(unseal, devices[id] ?? null);
      return {
        id,
        browser: device?.browser ?? null,
        system: device?.system ?? null,
        beganAt,
        usedAt,
        endedAt,
        by: by ?? 'password',
      };
    }),
  );
}
