import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
export const TAG_BYTES = 16;

/**
 * AES-256-GCM. Answers ciphertext and tag; a nonce is used once per key. `bound` is authenticated with the
 * content.
 */
export function encrypt(key: Buffer, nonce: Buffer, bound: string, content: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound));
  return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error when key, nonce, `bound` or content is not what it was. */
export function decrypt(key: Buffer, nonce: Buffer, bound: string, sealed: Buffer): Buffer {
  if (sealed.length < TAG_BYTES) throw new Error('sealed content is cut off');
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(bound)).setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
}

/** Under a random nonce, which goes in front. */
export function box(key: Buffer, bound: string, content: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  return Buffer.concat([nonce, encrypt(key, nonce, bound, content)]);
}

/** @throws Error when key, `bound` or content is not what it was. */
export const unbox = (key: Buffer, bound: string, boxed: Buffer): Buffer =>
  decrypt(key, boxed.subarray(0, NONCE_BYTES), bound, boxed.subarray(NONCE_BYTES));
