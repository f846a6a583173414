/** A data subject: `{accountId}`, `{accountId}/character/{id}` or `{accountId}/story/{id}`. */
export type SubjectId = string;

/** There is a tombstone: the key is gone for good, and so is all it sealed. */
export class KeyDestroyed extends Error {}
/** No key and no tombstone: the vault and the log do not belong together. Never shown or stored as erased. */
export class KeyMissing extends Error {}

/**
 * One key, tombstone (`bytes` is null) or secret in the clear: on its way from one vault into another, never
 * stored so.
 */
export type KeptKey =
  { kind: 'key'; name: SubjectId; bytes: Buffer | null } | { kind: 'secret'; name: string; bytes: Buffer };

/** `number`: from 1; `madeAt`: ms, 0 for the first version, which was made when it was first asked for. */
export type SecretVersion = { number: number; key: Buffer; madeAt: number };
export type SecretVersions = readonly [SecretVersion, ...SecretVersion[]];

/**
 * Keys of data subjects (AES-256), wrapped: character and story keys by the account's key, that by the master
 * key.
 */
export interface KeyVault {
  /**
   * The subject's key, made if it was never there. Two callers get the same one.
   * @throws KeyDestroyed under a tombstone, also the account's.
   */
  makeKey(subject: SubjectId): Promise<Buffer>;
  /**
   * 'erased' for a tombstone (its own or its account's) only.
   * @throws KeyMissing when the vault does not know the subject. Cached for at most 5 s after a destruction
   * elsewhere.
   */
  key(subject: SubjectId): Promise<Buffer | 'erased'>;
  /** Leaves a tombstone, also where there was no key. Destroying an account's key ends all keys below it. */
  destroy(subject: SubjectId): Promise<void>;
  /**
   * A random secret of the house (HMAC of addresses), made once by name and the same for ever.
   */
  secret(name: string): Promise<Buffer>;
  /** The versions of a secret that rotates, newest first; the first one is made when it is asked for. */
  versions(name: string): Promise<SecretVersions>;
  /**
   * Makes a new version of a secret that rotates. Of those before, the newest stays, or none; the others are
   * gone for good. Never without a version, wherever the process dies.
   * `follows`: number of the one that the caller knows as the newest; where another came after it, nothing is
   * made, and nothing goes that came after it.
   */
  addVersion(name: string, version: { at: number; keepFormer: boolean; follows: number }): Promise<void>;
  /**
   * Puts another master key in the place of the present one, while nobody else works with the vault. All or
   * nothing: wherever the process dies, one of the two opens everything. Where that is the new one, calling
   * it again (in a vault opened by it) goes on; the former one opens nothing any more when it answers.
   */
  rewrap(newMaster: Buffer): Promise<void>;
  /**
   * Position of the log up to which its deletions are known here, -1 at first: kept with the keys, so that an
   * older vault that was restored knows what it missed.
   */
  checkpoint(): Promise<number>;
  /** Only rises. */
  moveCheckpoint(position: number): Promise<void>;
  /**
   * All that is kept, an account before its parts, for a house that moves.
   * @throws KeyMissing for a part whose account is not known.
   */
  contents(): AsyncIterable<KeptKey>;
  /**
   * Takes over what another vault kept, wrapped anew, durable when it answers; what stands here already
   * stays. An account comes before its parts.
   * @throws KeyMissing
   */
  restore(kept: readonly KeptKey[]): Promise<void>;
  close(): Promise<void>;
}
