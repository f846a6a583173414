import type { Clock } from '@storylark/platform/clock';
import { Refusal } from '@storylark/platform/refusal';
import * as oauth from 'oauth4webapi';
import { boundedFetch } from './boundedFetch.ts';
import type { GoogleConfig } from './googleSettings.ts';
import { readIdentity, type GoogleIdentity } from './readIdentity.ts';

/** What ties Google's answer to the browser that was sent there. */
export type Attempt = { state: string; nonce: string; verifier: string; redirectUri: string };
/** What the return address was called with. */
export type GoogleAnswer = { code: string; state: string; iss?: string | undefined };

export interface Google {
  /** Where the browser goes, and what has to be known when it comes back. @throws Refusal `googleAway` */
  begin(redirectUri: string): Promise<{ url: string; attempt: Attempt }>;
  /**
   * Who came back.
   * @throws Refusal `googleAway` where Google gives no answer, `googleNotAccepted` for one that proves nothing,
   * `googleAddressUnverified`
   */
  identify(answer: GoogleAnswer, attempt: Attempt): Promise<GoogleIdentity>;
}

type Deps = GoogleConfig & {
  now: Clock;
  /** Told why, in words of the protocol: nothing of what an answer holds. */
  onRefused: (reason: string) => void;
};

const KNOWN_FOR_MS = 60 * 60_000;

/**
 * Google as an OpenID provider: authorization code with PKCE, state and nonce; who somebody is stands in the
 * signed ID token alone, and nothing else is asked for with the access token, which is thrown away.
 */
export function createGoogle({ clientId, clientSecret, issuer, patience, now, onRefused }: Deps): Google {
  const client = (): oauth.Client => ({
    client_id: clientId,
    id_token_signed_response_alg: 'RS256',
    [oauth.clockSkew]: Math.round((now() - Date.now()) / 1_000),
    [oauth.clockTolerance]: 30,
  });
  const calls = {
    [oauth.customFetch]: boundedFetch(patience),
    [oauth.allowInsecureRequests]: issuer.startsWith('http:'),
  };
  let known: { server: oauth.AuthorizationServer; until: number } | null = null;

  async function metadata(): Promise<oauth.AuthorizationServer> {
    if (known && now() < known.until) return known.server;
    const address = new URL(issuer);
    const answer = await oauth.discoveryRequest(address, calls);
    const server = await oauth.processDiscoveryResponse(address, answer);
    known = { server, until: now() + KNOWN_FOR_MS };
    return server;
  }

  /** Whatever Google answers is its word, and what it does not answer is nobody's fault here. */
  async function asked<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== CODE_REFUSED) onRefused(reason);
      throw Object.assign(new Refusal(isAnswer(error) ? 'googleNotAccepted' : 'googleAway'), {
        cause: error,
      });
    }
  }

  return {
    async begin(redirectUri) {
      const { authorization_endpoint: endpoint } = await asked(metadata).catch(() => {
        throw new Refusal('googleAway');
      });
      if (!endpoint) throw new Refusal('googleAway');
      const attempt = {
        state: oauth.generateRandomState(),
        nonce: oauth.generateRandomNonce(),
        verifier: oauth.generateRandomCodeVerifier(),
        redirectUri,
      };
      const url = new URL(endpoint);
      const wanted = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        // Never without a touch: a browser that is at Google already would prove somebody's identity by itself.
        prompt: 'select_account',
      };
      for (const [name, value] of Object.entries(wanted)) url.searchParams.set(name, value);
      return { url: url.href, attempt };
    },

    async identify({ code, state, iss }, attempt) {
      const { claims, accessToken } = await asked(async () => {
        const server = await metadata();
        const called = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) });
        const given = oauth.validateAuthResponse(server, client(), called, attempt.state);
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client(),
          oauth.ClientSecretPost(clientSecret),
          given,
          attempt.redirectUri,
          attempt.verifier,
          calls,
        );
        if (response.status >= 500) throw new TypeError(`the token endpoint answers ${response.status}`);
        const tokens = await oauth.processAuthorizationCodeResponse(server, client(), response, {
          expectedNonce: attempt.nonce,
          requireIdToken: true,
        });
        await oauth.validateApplicationLevelSignature(server, response, calls);
        return { claims: oauth.getValidatedIdTokenClaims(tokens), accessToken: tokens.access_token };
      });
      return readIdentity(claims, { clientId, accessToken });
    },
  };
}

/** Not where there was none, or none that could be read as one: then asking again may help. */
const isAnswer = (error: unknown): boolean =>
  error instanceof oauth.ResponseBodyError ||
  error instanceof oauth.AuthorizationResponseError ||
  error instanceof oauth.UnsupportedOperationError ||
  (error instanceof oauth.OperationProcessingError && !unreadable.includes(error.code ?? ''));

/** What anybody brings about who makes a code up. */
const CODE_REFUSED = 'invalid_grant';
/** An error's message and cause may quote an ID token. */
function reasonOf(error: unknown): string {
  if (error instanceof oauth.ResponseBodyError) return error.error;
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name);
}
const unreadable: readonly string[] = [
  oauth.PARSE_ERROR,
  oauth.RESPONSE_IS_NOT_JSON,
  oauth.RESPONSE_IS_NOT_CONFORM,
];
