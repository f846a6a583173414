import { text, webAddress, type Config } from '@storylark/platform/process/readConfig';

/** What Google gives to who registers a web application there; without the two nobody signs in by Google. */
export const googleSettings = {
  GOOGLE_CLIENT_ID: text({ or: null }),
  GOOGLE_CLIENT_SECRET: text({ or: null }),
  /** Of another OpenID provider that speaks as Google does, for tests. */
  GOOGLE_ISSUER: webAddress({ or: 'https://accounts.google.com' }),
};

/** `patience`: how long an answer may take, ms; longer than Google on a bad day unless said. */
export type GoogleConfig = { clientId: string; clientSecret: string; issuer: string; patience?: number };

/**
 * Null where neither is set.
 * @throws Error that names what is missing or cannot be
 */
export function googleConfigOf({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: issuer,
}: Config<typeof googleSettings>): GoogleConfig | null {
  if (clientId === null && clientSecret === null) return null;
  if (clientId === null || clientSecret === null)
    throw new Error(
      `${clientId === null ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET'} is not set: the id and the secret of ` +
        'the web application at Google go together. Set both, or neither.',
    );
  const { protocol, hostname } = new URL(issuer);
  if (protocol === 'http:' && !['127.0.0.1', 'localhost'].includes(hostname))
    throw new Error('GOOGLE_ISSUER must be an https address: what comes from there says who somebody is.');
  return { clientId, clientSecret, issuer };
}
