import { StubError, type StubState } from './createStubState.ts';

export type Answer = { status: number; body: unknown };
/** Stripe forgets keys after a day. */
const KEPT_S = 24 * 60 * 60;

/** The same key with the same request has the same answer; with another request it is refused. */
export function createIdempotency(state: StubState) {
  const known = new Map<string, { fingerprint: string; at: number; answer: Answer }>();
  return (key: string, fingerprint: string, act: () => Answer): Answer => {
    const former = known.get(key);
    if (former && former.at + KEPT_S > state.now()) {
      if (former.fingerprint !== fingerprint)
        throw new StubError(400, 'idempotency_error', undefined, 'the key was used for another request');
      return former.answer;
    }
    const answer = structuredClone(act());
    known.set(key, { fingerprint, at: state.now(), answer });
    return answer;
  };
}
export type Idempotency = ReturnType<typeof createIdempotency>;
