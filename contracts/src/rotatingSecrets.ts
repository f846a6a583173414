import { CONFIRM_LINK_LASTS, MEDIA_LINK_LASTS, QUOTE_LASTS, TOKEN_LASTS } from './constants.ts';

const HOUR = 60 * 60_000;

/**
 * Secrets of the house that sign and rotate, and how long what each of them signed is in use, ms. The one
 * that names claims on addresses rotates by way of the log: what it named has to be moved first.
 */
export const rotatingSecrets = {
  sessions: TOKEN_LASTS,
  mailTokens: CONFIRM_LINK_LASTS,
  media: MEDIA_LINK_LASTS,
  quotes: QUOTE_LASTS,
  /** A command is sent again within minutes. */
  bodyHashes: HOUR,
  /** Counters begin anew. */
  limits: HOUR,
} as const satisfies Record<string, number>;
export type RotatingSecret = keyof typeof rotatingSecrets;
