import type { Keys } from './openKeys.ts';
import { openVersions, type VersionsOptions } from './openVersions.ts';

/**
 * Of a secret that makes names: the first one names what is new, those before it, newest first, what is
 * older. One that not every process knows yet has named nothing.
 */
export async function openNamingKeys(options: VersionsOptions): Promise<Keys> {
  const known = await openVersions(options);
  return () => {
    const { signing, all } = known();
    const former = all.filter(({ number }) => number < signing.number);
    return [signing.key, ...former.map(({ key }) => key)];
  };
}
