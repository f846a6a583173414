import type { GivenObject } from './checkParams.ts';
import { invalid, type StubState } from './createStubState.ts';
import { list } from './renderStripe.ts';

export type StubOperation = (state: StubState, id: string, given: GivenObject) => unknown;

export const text = (value: GivenObject[string] | undefined): string =>
  typeof value === 'string' ? value : '';
export const map = (value: GivenObject[string] | undefined) => ({ ...(value as Record<string, string>) });

/** A page of a list, the newest first, as Stripe gives it. */
export function page(found: Iterable<{ id: string }>, { limit, starting_after }: GivenObject) {
  const all = [...found].toReversed();
  const after = starting_after === undefined ? 0 : all.findIndex(({ id }) => id === starting_after) + 1;
  const size = Number(text(limit) || 10);
  if (size > 100) throw invalid('limit is at most 100');
  return list(all.slice(after, after + size), after + size < all.length);
}
