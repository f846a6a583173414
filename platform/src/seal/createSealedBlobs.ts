import { randomBytes } from 'node:crypto';
import { ERASED, type Erased } from '@storylark/contracts/sealing';
import type { BlobStore } from '../blobs/blobStore.ts';
import { KeyDestroyed, type KeyVault, type SubjectId } from '../vault/keyVault.ts';
import { decrypt, encrypt, TAG_BYTES } from './aesGcm.ts';

const CHUNK = 64 * 1024;
const SEALED_CHUNK = CHUNK + TAG_BYTES;
const FORMAT = 'SLB1';
const BASE_BYTES = 8;
/** Format, base of the nonces, length of the content (64 bits). */
const HEADER_BYTES = FORMAT.length + BASE_BYTES + 8;

/** First and last byte, both included. */
export type ByteRange = { from: number; to: number };

export type SealedBlobs = {
  /**
   * Writes once, like the blob store below: false when the key is taken.
   * @throws KeyDestroyed, KeyMissing.
   */
  put(subject: SubjectId, key: string, content: Uint8Array): Promise<boolean>;
  /**
   * The content, or what there is of it in the range; null when there is no such blob.
   * @throws KeyMissing; Error when it was changed, cut off or moved.
   */
  get(subject: SubjectId, key: string, range?: ByteRange): Promise<Buffer | null | Erased>;
  /**
   * The same piece by piece, as it is asked for: one chunk is in memory at a time.
   * @throws as `get` does, also in the middle: what is read until then is right, and not all
   */
  read(
    subject: SubjectId,
    key: string,
    range?: ByteRange,
  ): Promise<AsyncGenerator<Buffer, void, void> | null | Erased>;
  /** Bytes of the content. */
  size(subject: SubjectId, key: string): Promise<number | null | Erased>;
};

/**
 * Blobs under their subject's key: a header, then the content in chunks of 64 KiB, each sealed alone, so that
 * a range reads only its chunks.
 * A chunk is bound to the blob's key, the header (with the whole length) and its number: chunks cannot be
 * moved, swapped or left out.
 */
export function createSealedBlobs({ blobs, vault }: { blobs: BlobStore; vault: KeyVault }): SealedBlobs {
  async function headerOf(key: string): Promise<Header | null> {
    const bytes = await blobs.get(key, { from: 0, to: HEADER_BYTES - 1 });
    return bytes && parsedHeader(key, Buffer.from(bytes));
  }

  /** Chunks `first` to `last`, opened and joined. Null when there is no such blob. */
  async function openedChunks(secret: Buffer, key: string, header: Header, first: number, last: number) {
    const sealed = await blobs.get(key, {
      from: HEADER_BYTES + first * SEALED_CHUNK,
      to: HEADER_BYTES + (last + 1) * SEALED_CHUNK - 1,
    });
    if (!sealed) return null;
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.length);
    const chunks = Array.from({ length: last - first + 1 }, (_, n) => {
      const chunk = bytes.subarray(n * SEALED_CHUNK, (n + 1) * SEALED_CHUNK);
      return decrypt(secret, nonceOf(header, first + n), boundOf(key, header, first + n), chunk);
    });
    return Buffer.concat(chunks);
  }

  async function* piecesOf(secret: Buffer, key: string, header: Header, { from, to }: ByteRange) {
    for (let n = Math.floor(from / CHUNK); n <= Math.max(0, Math.floor(to / CHUNK)); n += 1) {
      const chunk = await openedChunks(secret, key, header, n, n);
      if (!chunk) throw new Error(`${key} was taken away while it was read`);
      yield chunk.subarray(Math.max(0, from - n * CHUNK), to - n * CHUNK + 1);
    }
  }

  return {
    async put(subject, key, content) {
      const secret = await vault.key(subject);
      if (secret === 'erased')
        throw new KeyDestroyed(`nothing can be sealed for ${subject}: its key was destroyed`);
      const header = newHeader(content.length);
      const sealed = Array.from({ length: chunksOf(header) }, (_, n) =>
        encrypt(
          secret,
          nonceOf(header, n),
          boundOf(key, header, n),
          content.subarray(n * CHUNK, (n + 1) * CHUNK),
        ),
      );
      return blobs.put(key, Buffer.concat([header.bytes, ...sealed]));
    },

    async get(subject, key, range) {
      const secret = await vault.key(subject);
      if (secret === 'erased') return ERASED;
      const header = await headerOf(key);
      if (!header) return null;
      const from = range?.from ?? 0;
      const to = Math.min(range?.to ?? Infinity, header.length - 1);
      if (range && from > to) return Buffer.alloc(0);
      const [first, last] = [Math.floor(from / CHUNK), Math.max(0, Math.floor(to / CHUNK))];
      const opened = await openedChunks(secret, key, header, first, last);
      return opened && opened.subarray(from - first * CHUNK, to - first * CHUNK + 1);
    },

    async read(subject, key, range) {
      const secret = await vault.key(subject);
      if (secret === 'erased') return ERASED;
      const header = await headerOf(key);
      if (!header) return null;
      const to = Math.min(range?.to ?? Infinity, header.length - 1);
      return piecesOf(secret, key, header, { from: range?.from ?? 0, to });
    },

    async size(subject, key) {
      if ((await vault.key(subject)) === 'erased') return ERASED;
      return (await headerOf(key))?.length ?? null;
    },
  };
}

type Header = { bytes: Buffer; base: Buffer; length: number };

function newHeader(length: number): Header {
  const lengthBytes = Buffer.alloc(8);
  lengthBytes.writeBigUInt64BE(BigInt(length));
  const base = randomBytes(BASE_BYTES);
  return { bytes: Buffer.concat([Buffer.from(FORMAT), base, lengthBytes]), base, length };
}

function parsedHeader(key: string, bytes: Buffer): Header {
  if (bytes.length !== HEADER_BYTES || bytes.toString('latin1', 0, FORMAT.length) !== FORMAT)
    throw new Error(`${key} is not a sealed blob, or was cut off`);
  const base = bytes.subarray(FORMAT.length, FORMAT.length + BASE_BYTES);
  return { bytes, base, length: Number(bytes.readBigUInt64BE(FORMAT.length + BASE_BYTES)) };
}

/** Empty content has one empty chunk, so that it too is authenticated. */
const chunksOf = ({ length }: Header): number => Math.max(1, Math.ceil(length / CHUNK));

const nonceOf = ({ base }: Header, chunk: number): Buffer => {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(chunk);
  return Buffer.concat([base, counter]);
};

const boundOf = (key: string, { bytes }: Header, chunk: number): string =>
  `${key} ${bytes.toString('hex')} ${chunk}`;
