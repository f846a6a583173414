import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { POSITIONS_MAX } from '@storylark/contracts/http/headers';

/**
 * Places in the log as they leave the house: words of one length that nobody can read, compare or make, each
 * good for one account of one log.
 */
export interface Positions {
  issue(accountId: string, position: number): string;
  /**
   * Of the words in a header, with commas between. Those that are not readable are left out: of another
   * account or log, forged, or simply none; and so are those after the first 16.
   */
  highest(accountId: string, header: string): number | null;
  /** As above, but null if any of them is not readable, or if there are more: then nobody knows the lowest. */
  lowest(accountId: string, header: string): number | null;
}

const NONCE = 12;
const PLACE = 8;
const TAG = 16;
const LETTERS = ((NONCE + PLACE + TAG) * 4) / 3;

/**
 * AES-256-GCM under a key of each account and log, made from `secret`. The nonce is drawn anew each time: two
 * words of the same place have nothing in common, so nobody learns whether the log has grown between them.
 */
export function createPositions({ secret, storeId }: { secret: Uint8Array; storeId: string }): Positions {
  const keyOf = (accountId: string) =>
    createHmac('sha256', secret).update(`${storeId}/${accountId}`).digest();

  function read(key: Uint8Array, word: string): number | null {
    if (word.length !== LETTERS) return null;
    const bytes = Buffer.from(word, 'base64url');
    if (bytes.length !== NONCE + PLACE + TAG) return null;
    const opened = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE));
    opened.setAuthTag(bytes.subarray(NONCE + PLACE));
    const place = opened.update(bytes.subarray(NONCE, NONCE + PLACE));
    try {
      opened.final();
    } catch {
      return null;
    }
    return Number(place.readBigInt64BE());
  }

  function readAll(accountId: string, header: string): (number | null)[] {
    const key = keyOf(accountId);
    const words = header.split(',', POSITIONS_MAX + 1);
    return words.map((word, n) => (n < POSITIONS_MAX ? read(key, word.trim()) : null));
  }

  return {
    issue(accountId, position) {
      const nonce = randomBytes(NONCE);
      const place = Buffer.alloc(PLACE);
      place.writeBigInt64BE(BigInt(position));
      const sealed = createCipheriv('aes-256-gcm', keyOf(accountId), nonce);
      return Buffer.concat([nonce, sealed.update(place), sealed.final(), sealed.getAuthTag()]).toString(
        'base64url',
      );
    },
    highest(accountId, header) {
      const read = readAll(accountId, header).filter((place) => place !== null);
      return read.length === 0 ? null : Math.max(...read);
    },
    lowest(accountId, header) {
      const read = readAll(accountId, header);
      return read.includes(null) ? null : Math.min(...(read as number[]));
    },
  };
}
