import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { emailClaimStream } from '@storylark/contracts/accounts/events';

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
