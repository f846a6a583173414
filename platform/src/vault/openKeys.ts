import type { Clock } from '../clock.ts';
import type { KeyVault } from './keyVault.ts';

/** Of a secret that rotates: the first one signs, each verifies. */
export type Keys = () => readonly [Buffer, ...Buffer[]];

const LOOKS_EVERY_MS = 5_000;
/** So long every process has had time to learn of a new version: before that none signs by it. */
export const SIGNS_AFTER_MS = 30_000;

type Options = {
  vault: Pick<KeyVault, 'versions'>;
  name: string;
  now: Clock;
  /** Ends the looking. */
  signal: AbortSignal;
  /** The vault did not answer; the versions known so far go on being used. */
  onError: (error: unknown) => void;
};

/** The versions of a secret as they are in the vault, seen anew every few seconds until the signal aborts. */
export async function openKeys({ vault, name, now, signal, onError }: Options): Promise<Keys> {
  let versions = await vault.versions(name);
  const looking = setInterval(() => {
    vault.versions(name).then((found) => (versions = found), onError);
  }, LOOKS_EVERY_MS).unref();
  signal.addEventListener('abort', () => clearInterval(looking), { once: true });
  return () => {
    const oldest = versions.at(-1) ?? versions[0];
    const signing = versions.find(({ madeAt }) => madeAt <= now() - SIGNS_AFTER_MS) ?? oldest;
    return [signing.key, ...versions.filter((one) => one !== signing).map(({ key }) => key)];
  };
}
