import { createHmac } from 'node:crypto';
import { shareOpenings } from '@storylark/contracts/documents';
import type { Clock } from '@storylark/platform/clock';
import { networkOf } from '@storylark/platform/limits/networkOf';
import { createLimits } from '@storylark/platform/limits/createLimits';
import { createCounters } from '@storylark/platform/readStore/createCounters';
import type { Keys } from '@storylark/platform/vault/openKeys';
import type { ReadStore } from '@storylark/platform/readStore/readStore';

export type Visitor = { address: string; userAgent: string };

const DAY = 24 * 60 * 60_000;
/** Search engines and link previews name themselves. */
const robots = /bot|crawl|spider|slurp|preview|externalhit|whatsapp|embedly|fetcher|lighthouse/i;

/**
 * How often shared stories were opened: once for each visitor and day (UTC), by people. A visitor is known by
 * a keyed hash of network, browser and day, which is removed when the day is over; no address is stored.
 */
export function createOpenings({ readStore, keys, now }: { readStore: ReadStore; keys: Keys; now: Clock }) {
  const openings = createCounters(readStore, shareOpenings);
  const visits = createLimits({ readStore, now });
  return {
    of: openings.of,
    async count(shareId: string, { address, userAgent }: Visitor): Promise<void> {
      if (robots.test(userAgent)) return;
      const day = Math.floor(now() / DAY);
      const visitor = createHmac('sha256', keys()[0])
        .update(JSON.stringify(['opening', day, shareId, networkOf(address), userAgent]))
        .digest('base64url');
      const { allowed } = await visits.hit(`opening/${visitor}`, { limit: 1, windowMs: DAY });
      if (allowed) await openings.count(shareId);
    },
  };
}
export type Openings = ReturnType<typeof createOpenings>;
