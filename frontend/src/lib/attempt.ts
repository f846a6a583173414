import type { Failure } from './failure.ts';

/** One thing asked of the server by a form or a button, from the press to its end. */
export type Attempt = { status: 'idle' } | { status: 'busy' } | { status: 'failed'; failure: Failure } | { status: 'done' };

export const idle: Attempt = { status: 'idle' };
export const busy: Attempt = { status: 'busy' };
export const done: Attempt = { status: 'done' };
export const failed = (failure: Failure): Attempt => ({ status: 'failed', failure });

export const failureIn = (attempt: Attempt): Failure | null => (attempt.status === 'failed' ? attempt.failure : null);
