/**
 * Rules of one stream, pure: time, ids and what other streams say come in as context. Throws Refusal to say
 * no; an empty list changes nothing.
 */
export type Decider<S, C, E, X> = {
  initialState: S;
  evolve: (state: S, event: E) => S;
  /** Types of events whose personal fields `evolve` does not read: they are not opened for it. */
  leavesSealed?: readonly string[];
  decide: (command: C, state: S, context: X) => readonly E[];
};
