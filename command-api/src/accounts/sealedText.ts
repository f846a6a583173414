import { box, unbox } from '@storylark/platform/seal/aesGcm';

/** What a caller holds for us: sealed, for one purpose, of letters that a cookie and JSON can carry. */
export const sealText = (secret: Buffer, purpose: string, content: object): string =>
  box(secret, purpose, Buffer.from(JSON.stringify(content))).toString('base64url');

/** Null for what is not ours, or was sealed for another purpose. */
export function openText<T>(secret: Buffer, purpose: string, text: string): T | null {
  try {
    return JSON.parse(unbox(secret, purpose, Buffer.from(text, 'base64url')).toString()) as T;
  } catch {
    return null;
  }
}
