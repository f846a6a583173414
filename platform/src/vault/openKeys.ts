import { openVersions, type VersionsOptions } from './openVersions.ts';

/** Of a secret that rotates: the first one signs, each verifies. */
export type Keys = () => readonly [Buffer, ...Buffer[]];

export async function openKeys(options: VersionsOptions): Promise<Keys> {
  const known = await openVersions(options);
  return () => {
    const { signing, all } = known();
    return [signing.key, ...all.filter((one) => one !== signing).map(({ key }) => key)];
  };
}
