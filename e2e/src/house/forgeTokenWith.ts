import { TOKEN_LASTS } from '@storylark/contracts/constants';
import { createSessionTokens, type Session } from '@storylark/platform/sessions/tokens';
import type { KeyVault } from '@storylark/platform/vault/keyVault';

/** A token that the house would take for its own, whatever its session; `at`: when it was made, ms. */
export type ForgeToken = (session: Session, at?: number) => Promise<string>;

/** `openVault` opens the vault of the house; it is closed again after each token. */
export function forgeTokenWith(openVault: () => Promise<KeyVault>): ForgeToken {
  return async (session, at = Date.now()) => {
    const vault = await openVault();
    const [{ key }] = await vault.versions('sessions');
    await vault.close();
    return createSessionTokens({ keys: () => [key], now: () => at, lastsMs: TOKEN_LASTS }).issue(session);
  };
}
