import { createHash } from 'node:crypto';
import { email as emailSchema, profileSchema } from '@storylark/contracts/accounts/schemas';
import { Refusal } from '@storylark/platform/refusal';
import type { IDToken } from 'oauth4webapi';

/** `vouched`: Google itself runs the mailbox, so whoever signs in there reads its mails today. */
export type GoogleIdentity = {
  sub: string;
  email: string;
  vouched: boolean;
  firstName: string;
  lastName: string;
};

/**
 * Who an ID token names whose signature, issuer, audience, times and nonce hold.
 * @param expected `accessToken`: what came beside it, which `at_hash` ties to it
 * @throws Refusal `googleNotAccepted`, `googleAddressUnverified`
 */
export function readIdentity(
  claims: IDToken | undefined,
  { clientId, accessToken }: { clientId: string; accessToken: string },
): GoogleIdentity {
  const {
    sub,
    azp,
    at_hash: hash,
    email,
    email_verified: isVerified,
    hd,
  } = claims ?? ({} as Partial<IDToken>);
  if (typeof sub !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(sub)) throw new Refusal('googleNotAccepted');
  if (azp !== undefined && azp !== clientId) throw new Refusal('googleNotAccepted');
  if (hash !== undefined && hash !== leftHalf(accessToken)) throw new Refusal('googleNotAccepted');
  // the word true, as Google says it; a text that reads so is somebody else's
  if (isVerified !== true || typeof email !== 'string' || !emailSchema().isValidSync(email))
    throw new Refusal('googleAddressUnverified');
  return {
    sub,
    email,
    // Of other addresses Google knows that they were this person's once.
    vouched: /@(gmail|googlemail)\.com$/i.test(email) || (typeof hd === 'string' && hd !== ''),
    firstName: namePart('firstName', claims?.given_name),
    lastName: namePart('lastName', claims?.family_name),
  };
}

/** RS256's hash, as OpenID Connect Core 3.1.3.6 has it. */
const leftHalf = (accessToken: string) =>
  createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');

/** What is no name by our own rules is left for the parent to give. */
function namePart(part: 'firstName' | 'lastName', value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : '';
  return text !== '' && profileSchema.pick([part]).isValidSync({ [part]: text }) ? text : '';
}
