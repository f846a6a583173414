/** Messages in order, of which those of one key are handed out one after the other. */
export type KeyedQueue<M> = {
  add(messages: readonly M[]): void;
  /** Brings back what was handed out, before everything that waits. */
  putBack(messages: readonly M[]): void;
  /** The first message whose key is free; the key stays taken until it is released. */
  take(): M | undefined;
  release(message: M): void;
  waiting(): number;
  wake(): void;
  /** Resolves when there may be something to take, and at the next `wake`. */
  changed(): Promise<void>;
};

export function createKeyedQueue<M extends { key: string }>(limit = Number.POSITIVE_INFINITY): KeyedQueue<M> {
  let messages: M[] = [];
  const taken = new Set<string>();
  let sleepers: (() => void)[] = [];
  const wake = () => {
    const asleep = sleepers;
    sleepers = [];
    for (const one of asleep) one();
  };
  return {
    add(more) {
      messages.push(...more);
      if (messages.length > limit) messages = messages.slice(-limit);
      wake();
    },
    putBack(former) {
      messages = [...former, ...messages];
      wake();
    },
    take() {
      const at = messages.findIndex(({ key }) => !taken.has(key));
      const [message] = at < 0 ? [] : messages.splice(at, 1);
      if (message) taken.add(message.key);
      return message;
    },
    release({ key }) {
      taken.delete(key);
      wake();
    },
    waiting: () => messages.length,
    wake,
    changed: () => new Promise((resolve) => sleepers.push(resolve)),
  };
}

/**
 * Handles what comes into the queue, `concurrency` at a time, until `signal` aborts and the handlers that run
 * have ended.
 * @throws what the first handler threw; nothing more is taken then.
 */
export async function handleQueue<M>(
  queue: KeyedQueue<M>,
  { signal, concurrency }: { signal: AbortSignal; concurrency: number },
  handle: (message: M) => Promise<void>,
): Promise<void> {
  const failed = new AbortController();
  const ended = AbortSignal.any([signal, failed.signal]);
  // One listener for all that wait, however many they are.
  ended.addEventListener('abort', queue.wake, { once: true });
  const oneAfterAnother = async () => {
    while (!ended.aborted) {
      const message = queue.take();
      if (message) await handle(message).finally(() => queue.release(message));
      else await queue.changed();
    }
  };
  const loops = Array.from({ length: concurrency }, () =>
    oneAfterAnother().catch((error: unknown) => {
      failed.abort();
      throw error;
    }),
  );
  for (const end of await Promise.allSettled(loops)) if (end.status === 'rejected') throw end.reason;
}
