import type { Locale } from '../languages.ts';
import type { PushContent } from './personal.ts';

/** GET /api/users/me/push. `key`: of the house, in base64url, as `applicationServerKey`; `on`: this session is told. */
export type PushView = { key: string; on: boolean };

/** Which sessions of an account are to be told of news now, each with where and in which language. */
export type PushWork = { language: Locale; sessions: readonly (PushContent & { sessionId: string })[] };

/** What a browser's service worker gets. It names neither child nor story: the push service is somebody else's. */
export type PushMessage = { title: string; text: string; tag: string; path: string };

/** Uncompressed point of P-256, and the 16 bytes of a secret. */
const P256_POINT = /^B[A-Za-z0-9_-]{86}=?$/;
const SECRET_16 = /^[A-Za-z0-9_-]{22}(==)?$/;
export const isPushKey = (text: string) => P256_POINT.test(text);
export const isPushSecret = (text: string) => SECRET_16.test(text);

/**
 * An address at which a push service may take messages: over TLS at its usual port, by a name of the public
 * directory, without a login in it. Where that name leads is looked at when something is sent.
 */
export const isPushAddress = (text: string) =>
  /^https:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+\/[!-[\]-~]*$/.test(text);
