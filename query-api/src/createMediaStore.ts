import type { BlobStore } from '@storylark/platform/blobs/blobStore';
import type { SealedBlobs } from '@storylark/platform/seal/createSealedBlobs';

/**
 * What the house itself made (voice samples) lies open under this prefix; everything else is sealed by its
 * data subject.
 */
const HOUSE = 'house/';
/** `{accountId}/story/{id}/…` belongs to the data subject `{accountId}/story/{id}`. */
const subjectOf = (key: string) => key.split('/', 3).join('/');

/** Bytes by key, opened; null for what is not there or was erased. */
export function createMediaStore({ blobs, sealedBlobs }: { blobs: BlobStore; sealedBlobs: SealedBlobs }) {
  return {
    async size(key: string): Promise<number | null> {
      if (key.startsWith(HOUSE)) return (await blobs.info(key))?.size ?? null;
      const size = await sealedBlobs.size(subjectOf(key), key);
      return typeof size === 'number' ? size : null;
    },
    async get(key: string, range?: { from: number; to: number }): Promise<Uint8Array | null> {
      if (key.startsWith(HOUSE)) return blobs.get(key, range);
      const content = await sealedBlobs.get(subjectOf(key), key, range);
      return content instanceof Uint8Array ? content : null;
    },
  };
}
export type MediaStore = ReturnType<typeof createMediaStore>;
