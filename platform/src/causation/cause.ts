import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** What something goes back to; both are UUIDs. No rule may depend on it (docs/adr/0010). */
export type Cause = {
  /** Shared by all that one request, or one act of a sweep, brings about. */
  readonly correlationId: string;
  /** Id of the event that asked for it; the correlation's own id where no event did. */
  readonly causationId: string;
};

const current = new AsyncLocalStorage<Cause>();

/** The cause of what runs now; undefined outside of requests, jobs and acts. */
export const currentCause = (): Cause | undefined => current.getStore();

export const underCause = <T>(cause: Cause, act: () => T): T => current.run(cause, act);

/** Of what nothing else brought about. */
export const newCause = (): Cause => causeOf({});

/** As it was stored; what an older version did not store begins here. */
export function causeOf({
  correlationId = randomUUID(),
  causationId = correlationId,
}: Partial<Cause>): Cause {
  return { correlationId, causationId };
}
