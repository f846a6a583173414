import type { Decider } from '../decider.ts';
import { Refusal } from '../refusal.ts';

/**
 * `given(decider, past).when(command, context).thenEvents(...)`: what happens, when it is refused, when it is
 * quiet.
 */
export function given<S, C, E, X>(
  { initialState, evolve, decide }: Decider<S, C, E, X>,
  past: readonly E[] = [],
) {
  const state = past.reduce((folded, event) => evolve(folded, event), initialState);
  return {
    state,
    when(command: C, context: X) {
      return {
        thenEvents(...expected: E[]) {
          expect(decide(command, state, context)).toEqual(expected);
        },
        /** Types only, where the data is another test's subject. */
        thenTypes(...expected: string[]) {
          expect(decide(command, state, context).map((event) => (event as { type: string }).type)).toEqual(
            expected,
          );
        },
        thenNothing() {
          expect(decide(command, state, context)).toEqual([]);
        },
        thenRefused(code: string, facts?: object) {
          const refusal = refusalOf(() => decide(command, state, context));
          expect(refusal.code).toBe(code);
          if (facts) expect(refusal.facts).toEqual(facts);
        },
      };
    },
  };
}

function refusalOf(decide: () => unknown): Refusal {
  let events: unknown;
  try {
    events = decide();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error(`expected a refusal, but it was decided: ${JSON.stringify(events)}`);
}
