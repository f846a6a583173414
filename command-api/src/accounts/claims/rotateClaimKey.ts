import { claimKeysStream } from '@storylark/contracts/accounts/events';
import { isChained } from '@storylark/contracts/audit/events';
import { makesKey, sealing } from '@storylark/contracts/eventTypes';
import { createCommandHandler } from '@storylark/platform/engines/handleCommand';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import { createSealer } from '@storylark/platform/seal/createSealer';
import type { KeyVault } from '@storylark/platform/vault/keyVault';
import type { Keys } from '@storylark/platform/vault/openKeys';
import { upcast } from '../../upcast.ts';
import { CLAIM_KEYS, claimKeyId, claimNamesBy } from '../addresses.ts';
import { createAccountStore } from '../createAccountStore.ts';
import { claimKeysDecider } from './claimKeysDecider.ts';
import { createClaimSettling } from './createClaimSettling.ts';

type Deps = { eventStore: EventStore; vault: KeyVault; now: number };

/** `waiting`: so many signups may still be on their way under a key that was to go; again in a minute. */
export type ClaimKeyRotation = { outcome: 'rotated' | 'tooSoon' } | { outcome: 'inUse'; waiting: number };

/** Every process knows and uses a key long before this, ms. */
const KNOWN_AFTER_MS = 60 * 60_000;

/**
 * Gives the key that names claims a new version. The former ones are retired in the log first; then the whole
 * log is asked who made claims under them, and what is left there is moved or closed; only then they go. Cut
 * off anywhere, it is begun again.
 */
export async function rotateClaimKey({ eventStore, vault, now }: Deps): Promise<ClaimKeyRotation> {
  const [newest, ...former] = await vault.versions(CLAIM_KEYS);
  if (newest.madeAt > now - KNOWN_AFTER_MS) return { outcome: 'tooSoon' };
  const at = new Date(now).toISOString();
  const sealer = createSealer({ vault, sealing, makesKey });
  const commands = createCommandHandler({ eventStore, sealer, upcast, isChained });

  for (const { key } of former)
    await commands.handle({
      decider: claimKeysDecider,
      streamId: claimKeysStream,
      command: { type: 'RetireClaimKey', keyId: claimKeyId(key) },
      contextOf: () => ({ at }),
      meta: { at },
    });
  const keys: Keys = () => [newest.key, ...former.map(({ key }) => key)];
  const settle = createClaimSettling(createAccountStore({ commands, ...claimNamesBy(keys) }));
  let waiting = 0;
  if (former.length > 0)
    for await (const { type, streamId } of eventStore.readAll())
      if (type === 'EmailClaimed' && !(await settle(streamId, at))) waiting += 1;
  if (waiting > 0) return { outcome: 'inUse', waiting };

  await vault.addVersion(CLAIM_KEYS, { at: now, keepFormer: true, follows: newest.number });
  return { outcome: 'rotated' };
}
