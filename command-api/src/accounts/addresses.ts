import { createHash, createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { emailClaimStream } from '@storylark/contracts/accounts/events';
import type { Keys } from '@storylark/platform/vault/openKeys';

/**
 * One spelling for all that reach the same mailbox in practice: no case, composed letters, the domain as DNS
 * knows it.
 */
export function normalisedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).normalize('NFC').toLowerCase();
  const domain = address.slice(at + 1);
  return `${local}@${domainToASCII(domain) || domain.toLowerCase()}`;
}

/**
 * Hex HMAC of the normalised address: what may stand in stream names and counters, where the address itself
 * may not.
 */
export type AddressHash = (address: string) => string;
export const createAddressHash =
  (secret: Uint8Array): AddressHash =>
  (address) =>
    createHmac('sha256', secret).update(normalisedAddress(address)).digest('hex');

export const claimStreamOf = (hash: AddressHash, address: string) => emailClaimStream(hash(address));

/** The secret that names claims. */
export const CLAIM_KEYS = 'emailClaims';

/** Under which key a claim is named, and what may be said of that key in the log. */
export type ClaimName = { claimStream: string; keyId: string };
/** An address, or what Google calls a person, under each key that is known, the newest first. */
export type ClaimNames = (address: string) => readonly [ClaimName, ...ClaimName[]];

const createNames =
  (keys: Keys, streamOf: (key: Buffer, claimed: string) => string): ClaimNames =>
  (claimed) => {
    const [newest, ...former] = keys();
    const nameBy = (key: Buffer) => ({ claimStream: streamOf(key, claimed), keyId: claimKeyId(key) });
    return [nameBy(newest), ...former.map(nameBy)];
  };

export const createClaimNames = (keys: Keys): ClaimNames =>
  createNames(keys, (key, address) => claimStreamOf(createAddressHash(key), address));
/** The same of what Google calls a person. No address reads like it. */
export const createGoogleClaimNames = (keys: Keys): ClaimNames =>
  createNames(keys, (key, sub) =>
    emailClaimStream(createHmac('sha256', key).update(`google ${sub}`).digest('hex')),
  );

/** Both, by the same keys. */
export const claimNamesBy = (keys: Keys) => ({
  namesOf: createClaimNames(keys),
  googleNamesOf: createGoogleClaimNames(keys),
});

/** Tells keys apart and tells nothing about them: hex. A number would come again with an older vault. */
export const claimKeyId = (key: Uint8Array): string =>
  createHash('sha256').update('claim key').update(key).digest('hex').slice(0, 32);
