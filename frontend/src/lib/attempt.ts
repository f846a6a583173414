import type { Failure } from './failure.ts';

/** One thing asked of the server by a form or a button, from the press to its end. */
export type Attempt =
  { status: 'idle' } | { status: 'busy' } | { status: 'failed'; failure: Failure } | { status: 'done' };

export const idle: Attempt = { status: 'idle' };
export const busy: Attempt = { status: 'busy' };
export const done: Attempt = { status: 'done' };
export const failed = (failure: Failure): Attempt => ({ status: 'failed', failure });

export const failureIn = (attempt: Attempt): Failure | null =>
  attempt.status === 'failed' ? attempt.failure : null;

/** The last attempt at an act that is done on one of many things, and on which. */
export type AttemptOn = { uuid: string | null; attempt: Attempt };
export const noAttempt: AttemptOn = { uuid: null, attempt: idle };
export const begun = (uuid: string): AttemptOn => ({ uuid, attempt: busy });
/** What became of it; the end of an earlier one that comes late changes nothing. */
export const ended = (last: AttemptOn, uuid: string, end: Attempt): AttemptOn =>
  last.uuid === uuid && last.attempt.status === 'busy' ? { uuid, attempt: end } : last;
export const attemptOn = (last: AttemptOn, uuid: string): Attempt =>
  last.uuid === uuid ? last.attempt : idle;
