/**
 * A log position, `{storeId}.{n}`; opaque to clients. Of a command: the highest it brought about. Of a query:
 * up to there the answer knows everything, and its news begin after it.
 */
export const POSITION = 'X-Position';
/**
 * The newest position a client has seen: a query answers from read models at least as new, or says X-Stale.
 */
export const MIN_POSITION = 'X-Min-Position';
export const STALE = 'X-Stale';
export const REQUEST_ID = 'X-Request-Id';
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
