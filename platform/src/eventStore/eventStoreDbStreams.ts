import { type ErrorType, isCommandError } from '@eventstore/db-client';
import { Unavailable } from '../unavailable.ts';

/**
 * What the client answers reads and subscriptions with: a Readable whose listeners it types in its own way.
 */
export type ClientStream = AsyncIterable<unknown> & {
  read(): unknown;
  destroy(error?: Error): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
};
/** The call to the server that is piped into such a stream. */
type Call = { cancel(): void; resume(): unknown };
type Piped = { once(event: 'pipe', listener: (call: Call) => void): unknown };

/** Items waiting in a stream of the client: as many are handed on together. */
export const READ_AHEAD = { highWaterMark: 256 };

/**
 * The items of a stream in order, in batches of what has come. What goes wrong with it is thrown after the
 * items before it. Ends the call on the server when left.
 * `deadlineMs`: the longest silence while somebody waits; null where silence is normal.
 * @throws Unavailable; the client's own error where `isExpected`.
 */
export async function* batchesOf<T>(
  stream: ClientStream,
  deadlineMs: number | null,
  isExpected: (type: ErrorType) => boolean = () => false,
): AsyncGenerator<T[]> {
  // the client reports errors of a call that was left, too, and an error nobody hears ends the process
  stream.on('error', () => {});
  const leave = leaving(stream);
  const expire = () => stream.destroy(new Unavailable(`the event store was silent for ${deadlineMs} ms`));
  const awaited = () => (deadlineMs === null ? undefined : setTimeout(expire, deadlineMs));
  let timer = awaited();
  try {
    for await (const first of stream) {
      clearTimeout(timer);
      const batch = [first as T];
      for (let next = stream.read() as T | null; next !== null; next = stream.read() as T | null)
        batch.push(next);
      yield batch;
      timer = awaited();
    }
  } catch (error) {
    const type = typeOf(error);
    throw type !== undefined && isExpected(type) ? error : unavailable(error);
  } finally {
    clearTimeout(timer);
    leave();
  }
}

/**
 * Returns how to end the call, made by now or not. A call ends only when somebody takes what it has already
 * brought, and the client, which keeps every call until then, waits for it when it closes; cancelling has to
 * wait a turn (grpc-node 1652), and so has taking, for the stream to let go.
 */
function leaving(stream: ClientStream): () => void {
  let call: Call | undefined;
  let left = false;
  const end = () =>
    setImmediate(() => {
      call?.cancel();
      call?.resume();
    });
  (stream as unknown as Piped).once('pipe', (made) => {
    call = made;
    if (left) end();
  });
  return () => {
    left = true;
    end();
  };
}

/** Whatever the client says, beyond what its caller knows how to take: the outcome may be unknown. */
export function unavailable(error: unknown): Unavailable {
  if (error instanceof Unavailable) return error;
  return new Unavailable(`the event store is away (${typeOf(error) ?? 'no connection'})`, {
    cause: error,
  });
}

/** Of an error that the client names; undefined for any other. */
export const typeOf = (error: unknown): ErrorType | undefined =>
  error instanceof Error && isCommandError(error) ? error.type : undefined;

/**
 * The client waits for a connection and for the names of the server's methods without a limit of its own.
 * @throws Unavailable after `ms`
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unavailable(`the event store did not answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
