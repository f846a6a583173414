import type { Failure } from '../../lib/failure.ts';

/** What was asked for makes no sense, and asking again would not help. */
export const isOfInput = (failure: Failure) => failure.kind === 'refused' && failure.code === 'invalid';
