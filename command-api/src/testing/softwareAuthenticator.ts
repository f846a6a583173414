import { createHash, generateKeyPairSync, randomBytes, sign as signBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Assertion, Attestation } from '../accounts/passkeys/createWebAuthn.ts';

type Lie = {
  origin?: string;
  rpId?: string;
  type?: 'webauthn.create' | 'webauthn.get';
  challenge?: string;
  counter?: number;
  credentialId?: string;
  /** A statement that nobody asked for: packed, with a certificate. */
  certificate?: boolean;
};
type CreationOptions = { challenge: string; rp: { id?: string } };
type RequestOptions = { challenge: string; rpId?: string };

const ORIGIN = 'https://storylark.example';
const certified: [string, unknown][] = [
  ['alg', -7],
  ['sig', new Uint8Array(64)],
  ['x5c', [new Uint8Array(300)]],
];
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest();
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

/**
 * A device and its browser: makes one passkey (ES256) and signs with it. It counts signatures from `counter`
 * on, or not at all for null. A `Lie` is told instead of the truth.
 */
export function softwareAuthenticator({ counter: first = null as number | null } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = first;

  const clientData = (type: string, challenge: string, lie: Lie) =>
    Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? ORIGIN,
        crossOrigin: false,
      }),
    );
  function authenticatorData(rpId: string, flags: number, lie: Lie, ...more: Uint8Array[]) {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(lie.counter ?? counter ?? 0);
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.from([flags]), counted, ...more]);
  }
  const own = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' } as const;

  return {
    create({ challenge, rp }: CreationOptions, lie: Lie = {}): Attestation {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const flags = PRESENT | VERIFIED | WITH_CREDENTIAL;
      const authData = authenticatorData(
        rp.id ?? '',
        flags,
        lie,
        new Uint8Array(16),
        new Uint8Array([0, 32]),
        id,
        key,
      );
      const statement = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', lie.certificate ? 'packed' : 'none'],
          ['attStmt', new Map<string, unknown>(lie.certificate ? certified : [])],
          ['authData', new Uint8Array(authData)],
        ]) as never,
      );
      return {
        ...own,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, lie).toString('base64url'),
          attestationObject: Buffer.from(statement).toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      };
    },

    get({ challenge, rpId = '' }: RequestOptions, lie: Lie = {}): Assertion {
      if (counter !== null) counter += 1;
      const data = clientData('webauthn.get', challenge, lie);
      const authData = authenticatorData(rpId, PRESENT | VERIFIED, lie);
      const signature = signBytes('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      const credentialId = lie.credentialId ?? own.id;
      return {
        ...own,
        id: credentialId,
        rawId: credentialId,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
