import { randomBytes } from 'node:crypto';
import type { PasskeyContent } from '@storylark/contracts/accounts/personal';
import { SECOND_STEP_LASTS } from '@storylark/contracts/constants';
import { ERASED } from '@storylark/contracts/sealing';
import { Refusal } from '@storylark/platform/refusal';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { Passkey } from './secondFactor.ts';

/** EdDSA, ES256, RS256: what every Node that we run on can check. */
const algorithms = [-8, -7, -257];
const userVerification = 'preferred';

export type Attestation = Pick<RegistrationResponseJSON, 'id' | 'rawId' | 'type'> & {
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] | undefined };
};
export type Assertion = Pick<AuthenticationResponseJSON, 'id' | 'rawId' | 'type'> & {
  response: { clientDataJSON: string; authenticatorData: string; signature: string };
};
export type WebAuthn = ReturnType<typeof createWebAuthn>;

/** 32 random bytes, base64url. */
export const newChallenge = () => randomBytes(32).toString('base64url');
const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

/**
 * WebAuthn as this house speaks it. What the browser is asked for is plain JSON for the library at its side.
 * @param publicUrl where the house is found: passkeys are bound to its host name
 */
export function createWebAuthn(publicUrl: string) {
  const { origin, hostname: rpID } = named(publicUrl);
  const common = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: false };
  const descriptors = (passkeys: readonly Passkey[]) =>
    passkeys.flatMap(({ content }) =>
      content === ERASED ? [] : [{ id: content.credentialId, transports: [...content.transports] }],
    );

  return {
    toAdd: (
      account: { accountId: string; email: string; name: string },
      passkeys: readonly Passkey[],
      challenge: string,
    ) =>
      generateRegistrationOptions({
        rpName: 'Storylark',
        rpID,
        userID: new Uint8Array(Buffer.from(account.accountId)),
        userName: account.email,
        userDisplayName: account.name,
        challenge: bytesOf(challenge),
        timeout: SECOND_STEP_LASTS,
        attestationType: 'none',
        excludeCredentials: descriptors(passkeys),
        authenticatorSelection: { residentKey: 'preferred', userVerification },
        supportedAlgorithmIDs: algorithms,
      }),

    toUse: (passkeys: readonly Passkey[], challenge: string) =>
      generateAuthenticationOptions({
        rpID,
        allowCredentials: descriptors(passkeys),
        challenge: bytesOf(challenge),
        timeout: SECOND_STEP_LASTS,
        userVerification,
      }),

    /** @throws Refusal `passkeyNotAccepted` */
    async added(
      attestation: Attestation,
      challenge: string,
    ): Promise<Omit<PasskeyContent, 'name'> & { counter: number }> {
      const { transports = [] } = attestation.response;
      const { verified, registrationInfo } = await orRefuse(async () => {
        refuseCertificates(attestation);
        return verifyRegistrationResponse({
          ...common,
          response: { ...attestation, clientExtensionResults: {} } as RegistrationResponseJSON,
          expectedChallenge: challenge,
          supportedAlgorithmIDs: algorithms,
        });
      });
      if (!verified) throw new Refusal('passkeyNotAccepted');
      const { id, publicKey, counter } = registrationInfo.credential;
      return { credentialId: id, publicKey: isoBase64URL.fromBuffer(publicKey), counter, transports };
    },

    /** Which passkey signed, and its counter. @throws Refusal `passkeyNotAccepted` */
    async used(
      assertion: Assertion,
      challenge: string,
      passkeys: readonly Passkey[],
    ): Promise<{ passkeyId: string; counter: number }> {
      const passkey = passkeys.find(
        ({ content }) => content !== ERASED && content.credentialId === assertion.id,
      );
      if (!passkey || passkey.content === ERASED) throw new Refusal('passkeyNotAccepted');
      const { passkeyId, content, counter } = passkey;
      const { verified, authenticationInfo } = await orRefuse(() =>
        verifyAuthenticationResponse({
          ...common,
          response: { ...assertion, clientExtensionResults: {} },
          expectedChallenge: challenge,
          credential: {
            id: content.credentialId,
            publicKey: isoBase64URL.toBuffer(content.publicKey),
            counter,
          },
        }),
      );
      if (!verified) throw new Refusal('passkeyNotAccepted');
      return { passkeyId, counter: authenticationInfo.newCounter };
    },
  };
}

/** Browsers make passkeys for names, and never for numbers: of these, one has a name everywhere. */
function named(publicUrl: string): URL {
  const url = new URL(publicUrl);
  if (url.hostname === '127.0.0.1' || url.hostname === '[::1]') url.hostname = 'localhost';
  return url;
}

/** Whatever the library finds wrong with a stranger's bytes is a no. */
async function orRefuse<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    throw Object.assign(new Refusal('passkeyNotAccepted'), { cause: error });
  }
}

/**
 * No attestation was asked for. A certificate that comes all the same is not looked into: the library would
 * ask the address that it names whether it was revoked.
 */
function refuseCertificates({ response }: Attestation): void {
  const statement = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = statement.get('fmt');
  const isBare = format === 'none' || (format === 'packed' && !statement.get('attStmt').get('x5c'));
  if (!isBare) throw new Error('a certificate nobody asked for');
}
