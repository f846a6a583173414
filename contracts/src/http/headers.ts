/**
 * A place in the log, as a word that this account alone can give back, and nobody can read or compare. Of a
 * command: the highest it brought about. Of a query: up to there the answer knows everything, and its news
 * begin after it. Whoever is not logged in gets none.
 */
export const POSITION = 'X-Position';
/**
 * Positions a client has seen, with commas between: a query answers from read models at least as new as the
 * newest of them, or says X-Stale.
 */
export const MIN_POSITION = 'X-Min-Position';
/** So many positions are read of one header. */
export const POSITIONS_MAX = 16;
export const STALE = 'X-Stale';
export const REQUEST_ID = 'X-Request-Id';
/** Between our own processes only: what the call goes back to. */
export const CORRELATION_ID = 'X-Correlation-Id';
export const CAUSATION_ID = 'X-Causation-Id';
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
