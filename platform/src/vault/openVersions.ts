import type { Clock } from '../clock.ts';
import type { KeyVault, SecretVersion, SecretVersions } from './keyVault.ts';

const LOOKS_EVERY_MS = 5_000;
/** So long every process has had time to learn of a new version: before that none signs by it. */
export const SIGNS_AFTER_MS = 30_000;

export type VersionsOptions = {
  vault: Pick<KeyVault, 'versions'>;
  name: string;
  now: Clock;
  /** Ends the looking. */
  signal: AbortSignal;
  /** The vault did not answer; the versions known so far go on being used. */
  onError: (error: unknown) => void;
};
/** `all`: newest first; `signing`: the newest of them that every process knows. */
export type KnownVersions = () => { signing: SecretVersion; all: SecretVersions };

/** The versions of a secret as they are in the vault, seen anew every few seconds until the signal aborts. */
export async function openVersions({ vault, name, now, signal, onError }: VersionsOptions) {
  let all = await vault.versions(name);
  const looking = setInterval(() => {
    vault.versions(name).then((found) => (all = found), onError);
  }, LOOKS_EVERY_MS).unref();
  signal.addEventListener('abort', () => clearInterval(looking), { once: true });
  const known: KnownVersions = () => {
    const oldest = all.at(-1) ?? all[0];
    return { signing: all.find(({ madeAt }) => madeAt <= now() - SIGNS_AFTER_MS) ?? oldest, all };
  };
  return known;
}
