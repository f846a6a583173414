import { MANIFEST } from '@storylark/contracts/blobs';
import type { BlobStore } from '@storylark/platform/blobs/blobStore';
import type { SealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import { KeyDestroyed } from '@storylark/platform/vault/keyVault';

/** What an attempt made, as it will be reported. */
export type Made<R> = { attempt: number; report: R };
export type Blobs = { blobs: BlobStore; sealedBlobs: SealedBlobs };

/**
 * What one step of a subject made: `{accountId}/{subject}/{step}/{attempt}/…`, sealed by the subject's key.
 * Every file is written once, the manifest last; a run that finds a manifest of any attempt only reports what
 * stands in it.
 */
export function stepBlobs({ blobs, sealedBlobs }: Blobs, dataSubject: string, step: string) {
  const prefix = `${dataSubject}/${step}/`;
  const keyOf = (attempt: number, file: string) => `${prefix}${attempt}/${file}`;

  /**
   * Who was at work while its subject was erased takes away what it wrote after that: nobody else comes back
   * to it.
   */
  async function put(key: string, content: Uint8Array) {
    try {
      await sealedBlobs.put(dataSubject, key, content);
    } catch (error) {
      if (error instanceof KeyDestroyed) await blobs.deleteByPrefix(prefix);
      throw error;
    }
  }

  return {
    keyOf,
    async write(attempt: number, file: string, content: Uint8Array): Promise<string> {
      const key = keyOf(attempt, file);
      await put(key, content);
      return key;
    },
    /** What stands under one of these keys. */
    read: (key: string) => sealedBlobs.get(dataSubject, key),
    /** Keys written so far, in any attempt. */
    async keys(): Promise<string[]> {
      const keys: string[] = [];
      for await (const { key } of blobs.list(prefix)) keys.push(key);
      return keys.sort();
    },
    async finish(attempt: number, report: object): Promise<void> {
      await put(keyOf(attempt, MANIFEST), encodeJson(report));
    },
    /** What an attempt that was finished before has to report. */
    async finished<R>(): Promise<Made<R> | null> {
      const manifest = (await this.keys()).find((key) => key.endsWith(`/${MANIFEST}`));
      const content = manifest && (await sealedBlobs.get(dataSubject, manifest));
      return content instanceof Uint8Array
        ? { attempt: Number(manifest?.slice(prefix.length).split('/')[0]), report: decodeJson<R>(content) }
        : null;
    },
    /** Everything this step made. */
    remove: () => blobs.deleteByPrefix(prefix),
    /** What one attempt made and nobody wants. */
    removeAttempt: (attempt: number) => blobs.deleteByPrefix(`${prefix}${attempt}/`),
  };
}

export type StepBlobs = ReturnType<typeof stepBlobs>;

export const encodeJson = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
export const decodeJson = <T>(content: Uint8Array): T => JSON.parse(new TextDecoder().decode(content)) as T;
