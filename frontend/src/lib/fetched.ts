import type { Failure } from './failure.ts';

/** `isOld`: something else was asked for meanwhile, and is not here yet. */
export type Fetched<T> =
  { status: 'loading' } | { status: 'ready'; seen: T; isOld?: true } | { status: 'failed'; failure: Failure };

/** What is seen stays, as old, until what was asked for is here. */
export const askedAnew = <T>(was: Fetched<T>): Fetched<T> =>
  was.status === 'ready' ? { ...was, isOld: true } : { status: 'loading' };
