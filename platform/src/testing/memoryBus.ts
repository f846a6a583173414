import type { Bus, BusMessage } from '../bus/bus.ts';
import { createKeyedQueue, handleQueue, type KeyedQueue } from '../bus/keyedQueue.ts';

type Numbered = BusMessage & { number: number };

/**
 * The bus port with nothing on disk, for tests of what stands above it. A message of `work` is kept for every
 * group, present or to come.
 */
export function createMemoryBus(): Bus & { uncommitted: (group: string) => number } {
  const work: Numbered[] = [];
  const groups = new Map<string, { queue: KeyedQueue<Numbered>; left: Set<number> }>();
  const listeners = new Set<KeyedQueue<BusMessage>>();
  const consuming = new Set<Promise<void>>();
  let closing = new AbortController();

  function groupOf(name: string) {
    const known = groups.get(name);
    if (known) return known;
    const group = { queue: createKeyedQueue<Numbered>(), left: new Set(work.map(({ number }) => number)) };
    group.queue.add(work);
    groups.set(name, group);
    return group;
  }

  async function takeWork(
    name: string,
    members: Parameters<typeof handleQueue>[1],
    handle: Parameters<Bus['consume']>[2],
  ) {
    const { queue, left } = groupOf(name);
    const taken: Numbered[] = [];
    try {
      await handleQueue(queue, members, (message) => {
        taken.push(message);
        const { key, value } = structuredClone(message);
        return handle({ key, value, commit: async () => void left.delete(message.number) });
      });
    } finally {
      queue.putBack(taken.filter(({ number }) => left.has(number)));
    }
  }

  async function hear(members: Parameters<typeof handleQueue>[1], handle: Parameters<Bus['consume']>[2]) {
    const queue = createKeyedQueue<BusMessage>();
    listeners.add(queue);
    await handleQueue(queue, members, (message) =>
      handle({ ...structuredClone(message), commit: async () => {} }),
    ).finally(() => listeners.delete(queue));
  }

  return {
    async publish(topic, messages) {
      if (topic === 'wakeUps') for (const queue of listeners) queue.add(messages);
      else {
        const numbered = messages.map((message, index) => ({ ...message, number: work.length + index }));
        work.push(...numbered);
        for (const { queue, left } of groups.values()) {
          for (const { number } of numbered) left.add(number);
          queue.add(numbered);
        }
      }
    },
    async consume(topic, { group, signal, concurrency = 1 }, handle) {
      if (topic === 'work' && group === undefined) throw new Error('work is shared within a group: name one');
      const members = { signal: AbortSignal.any([signal, closing.signal]), concurrency };
      const running =
        topic === 'work' && group !== undefined ? takeWork(group, members, handle) : hear(members, handle);
      consuming.add(running);
      await running.finally(() => consuming.delete(running));
    },
    /** Ends its consumers; it can be used again, as if it were opened anew. */
    async close() {
      closing.abort();
      closing = new AbortController();
      await Promise.allSettled(consuming);
    },
    uncommitted: (group) => groups.get(group)?.left.size ?? work.length,
  };
}
