import type { KeyVault } from './keyVault.ts';
import { SIGNS_AFTER_MS } from './openVersions.ts';

type Options = {
  vault: Pick<KeyVault, 'versions' | 'addVersion'>;
  /** Of each secret that rotates: how long what it signed is in use, ms. */
  secrets: Readonly<Record<string, number>>;
  now: number;
  /** They may be in foreign hands: nothing they signed is believed any more. */
  leaked: boolean;
};

/**
 * Gives each secret a new version; the one before goes on verifying until the next rotation.
 * A secret whose former version may still be in use is left alone: to be told so again, or after a crash,
 * does no harm. Answers which were rotated.
 */
export async function rotateKeys({ vault, secrets, now, leaked }: Options): Promise<string[]> {
  const rotated: string[] = [];
  for (const [name, inUseMs] of Object.entries(secrets)) {
    const [newest] = await vault.versions(name);
    if (!leaked && newest.madeAt > now - inUseMs - SIGNS_AFTER_MS) continue;
    await vault.addVersion(name, { at: now, keepFormer: !leaked, follows: newest.number });
    rotated.push(name);
  }
  return rotated;
}
