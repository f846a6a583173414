import { KEY_BYTES } from '../seal/aesGcm.ts';
import type { SecretVersion, SecretVersions } from './keyVault.ts';

// A secret that rotates lies in a vault as one row per version: `sessions`, then `sessions#2` and so on. Each
// moves, and is wrapped anew, as any other secret.

/** Of the rows of a secret, all names but the first version's are between these two. */
export const laterVersions = (name: string) => [`${name}#`, `${name}$`] as const; // '$' follows '#'

export const versionName = (name: string, number: number): string =>
  number === 1 ? name : `${name}#${number}`;
const numberOf = (stored: string): number => Number(/#(\d+)$/.exec(stored)?.[1] ?? 1);

/** A version as stored: the key, and behind it when it was made. The first one is the bare key. */
export function packedVersion(key: Buffer, madeAt: number): Buffer {
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(madeAt));
  return Buffer.concat([key, time]);
}
const unpacked = (name: string, bytes: Buffer): SecretVersion => ({
  number: numberOf(name),
  key: bytes.subarray(0, KEY_BYTES),
  madeAt: bytes.length === KEY_BYTES ? 0 : Number(bytes.readBigUInt64BE(KEY_BYTES)),
});

/** Newest first. @throws Error when there is none. */
export function versionsFrom(rows: readonly { name: string; bytes: Buffer }[]): SecretVersions {
  const [newest, ...older] = rows
    .map(({ name, bytes }) => unpacked(name, bytes))
    .sort((one, other) => other.number - one.number);
  if (!newest) throw new Error('a secret was made and is not there');
  return [newest, ...older];
}
