import { openTestGoogle } from '../../testing/openTestGoogle.ts';
import { createGoogle } from './createGoogle.ts';
import { googleConfigOf } from './googleSettings.ts';

describe('what an operator is told', () => {
  it('is the reason, and nothing of what Google said of anybody', async () => {
    const google = await openTestGoogle();
    const told: string[] = [];
    const client = createGoogle({
      ...google.config,
      now: Date.now,
      onRefused: (reason) => told.push(reason),
    });
    const comesBack = async () => {
      const { url, attempt } = await client.begin('https://storylark.example/auth/google/callback');
      const { headers } = await fetch(url, { redirect: 'manual' });
      const { searchParams } = new URL(headers.get('location') ?? '');
      const { state } = attempt;
      return client.identify({ code: searchParams.get('code') ?? '', state }, attempt).catch(() => null);
    };
    const refuses = (error: string) => {
      google.acts.instead = (_request, response) =>
        void response
          .writeHead(401, { 'content-type': 'application/json' })
          .end(JSON.stringify({ error, error_description: 'about ada@gmail.com' }));
    };
    expect(await comesBack()).toMatchObject({ email: 'ada@gmail.com' });
    expect(told).toEqual([]);
    refuses('invalid_client');
    await comesBack();
    refuses('invalid_grant');
    await comesBack();
    google.acts.instead = null;
    google.acts.token = ({ payload }) => void Object.assign(payload, { nonce: 'another' });
    expect(await comesBack()).toBeNull();
    expect(told).toEqual(['invalid_client', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED']);
    await google.close();
  });
});

describe('the settings of Google', () => {
  const none = {
    GOOGLE_CLIENT_ID: null,
    GOOGLE_CLIENT_SECRET: null,
    GOOGLE_ISSUER: 'https://accounts.google.com',
  };
  it('may be left out, both of them', () => expect(googleConfigOf(none)).toBeNull());
  it('are refused by halves, with the name of what is missing', () => {
    expect(() => googleConfigOf({ ...none, GOOGLE_CLIENT_ID: 'id' })).toThrow(
      /^GOOGLE_CLIENT_SECRET is not set/,
    );
    expect(() => googleConfigOf({ ...none, GOOGLE_CLIENT_SECRET: 's' })).toThrow(
      /^GOOGLE_CLIENT_ID is not set/,
    );
  });
  it('name an issuer that is asked over TLS, but on this machine', () => {
    const both = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 's' };
    expect(() => googleConfigOf({ ...both, GOOGLE_ISSUER: 'http://google.example' })).toThrow(/https/);
    expect(googleConfigOf({ ...both, GOOGLE_ISSUER: 'http://127.0.0.1:9' })).toMatchObject({
      clientId: 'id',
    });
  });
});
