import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

/** DER of an Ed25519 private key up to its 32 bytes (RFC 8410). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Under this name the seed lies in the vault. */
export const HEAD_KEY = 'auditHeads';

/** The key that heads are signed with. @param seed 32 bytes, the same for ever */
export function headKeyOf(seed: Uint8Array) {
  const der = Buffer.concat([PKCS8_ED25519, seed]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return {
    /** Base64. */
    sign: (text: string): string => sign(null, Buffer.from(text), key).toString('base64'),
    /** PEM. */
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString(),
  };
}
export type HeadKey = ReturnType<typeof headKeyOf>;

/** @param publicKey PEM @throws Error for what is none */
export function signatureCheckOf(publicKey: string): (text: string, signature: string) => boolean {
  const key = createPublicKey(publicKey);
  return (text, signature) => verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}
