import { rotateClaimKey } from '@storylark/command-api/accounts/claims/rotateClaimKey';
import { rotatingSecrets } from '@storylark/contracts/rotatingSecrets';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import type { KeyVault } from '@storylark/platform/vault/keyVault';
import { rotateKeys } from '@storylark/platform/vault/rotateKeys';

type Options = { eventStore: EventStore; vault: KeyVault; now: number; leaked: boolean };

/** Names of the keys that have a new version; `waitsFor`: signups that the key of claims has to wait for. */
export type Rotated = { rotated: readonly string[]; waitsFor: number };

/**
 * Rotates what signs, then what names claims on addresses. @throws Error where a claim cannot be moved: what
 * signs is rotated then
 */
export async function rotateAll({ eventStore, vault, now, leaked }: Options): Promise<Rotated> {
  const rotated = await rotateKeys({ vault, secrets: rotatingSecrets, now, leaked });
  const claims = await rotateClaimKey({ eventStore, vault, now });
  return {
    rotated: claims.outcome === 'rotated' ? [...rotated, 'emailClaims'] : rotated,
    waitsFor: claims.outcome === 'inUse' ? claims.waiting : 0,
  };
}
