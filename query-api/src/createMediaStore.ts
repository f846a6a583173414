import type { BlobStore } from '@storylark/platform/blobs/blobStore';
import type { ByteRange } from '@storylark/platform/http/byteRange';
import type { SealedBlobs } from '@storylark/platform/seal/createSealedBlobs';

/**
 * What the house itself made (voice samples) lies open under this prefix; everything else is sealed by its
 * data subject.
 */
const HOUSE = 'house/';
/** `{accountId}/story/{id}/…` belongs to the data subject `{accountId}/story/{id}`. */
const subjectOf = (key: string) => key.split('/', 3).join('/');

/** Whether a blob is the house's own or this account's. */
export const belongsTo = (accountId: string, key: string) =>
  key.startsWith(HOUSE) || key.startsWith(`${accountId}/`);

const PIECE = 64 * 1024;

/** Bytes by key, opened; null for what is not there or was erased. */
export function createMediaStore({ blobs, sealedBlobs }: { blobs: BlobStore; sealedBlobs: SealedBlobs }) {
  async function* openPieces(key: string, { from, to }: ByteRange) {
    for (let at = from; at <= to; at += PIECE) {
      const piece = await blobs.get(key, { from: at, to: Math.min(to, at + PIECE - 1) });
      if (!piece) throw new Error(`${key} was taken away while it was read`);
      yield piece;
    }
  }

  return {
    async size(key: string): Promise<number | null> {
      if (key.startsWith(HOUSE)) return (await blobs.info(key))?.size ?? null;
      const size = await sealedBlobs.size(subjectOf(key), key);
      return typeof size === 'number' ? size : null;
    },
    /** Piece by piece, each read when it is asked for; 64 KiB of it are in memory at a time. */
    async read(key: string, range?: ByteRange): Promise<AsyncGenerator<Uint8Array> | null> {
      if (key.startsWith(HOUSE)) {
        const size = (await blobs.info(key))?.size;
        return size === undefined ? null : openPieces(key, range ?? { from: 0, to: size - 1 });
      }
      const pieces = await sealedBlobs.read(subjectOf(key), key, range);
      return pieces === 'erased' ? null : pieces;
    },
  };
}
export type MediaStore = ReturnType<typeof createMediaStore>;
