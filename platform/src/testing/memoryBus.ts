import type { Bus, BusMessage, Delivery, Topic } from '../bus/bus.ts';

type Consumer = { topic: Topic; group: string | undefined; deliver: (message: BusMessage) => void };

/**
 * The bus port in memory, for tests of what stands above it. A message waits for the first consumer of a group; groups that come later get
 * `work` from the beginning, `notices` only from then on. What a handler did not commit comes again when the group is joined anew.
 */
export function createMemoryBus(): Bus & { uncommitted: (group: string) => number } {
  const consumers = new Set<Consumer>();
  const work: BusMessage[] = [];
  const committed = new Map<string, Set<BusMessage>>();
  const commitsOf = (group: string) => {
    const done = committed.get(group) ?? new Set<BusMessage>();
    committed.set(group, done);
    return done;
  };

  const consume: Bus['consume'] = (topic, { group, signal, concurrency = 1 }, handle) =>
    new Promise((resolve, reject) => {
      const waiting: BusMessage[] = [];
      let running = 0;
      const end = (settle: () => void) => {
        consumers.delete(consumer);
        settle();
      };
      const pump = () => {
        while (running < concurrency && !signal.aborted) {
          const message = waiting.shift();
          if (!message) return;
          running += 1;
          const delivery: Delivery = { ...structuredClone(message), commit: async () => void (group && commitsOf(group).add(message)) };
          handle(delivery).then(
            () => {
              running -= 1;
              pump();
            },
            (error: unknown) => end(() => reject(error as Error)),
          );
        }
      };
      const deliver = (message: BusMessage) => {
        waiting.push(message);
        queueMicrotask(pump);
      };
      const consumer: Consumer = { topic, group, deliver };
      consumers.add(consumer);
      if (topic === 'work' && group) for (const message of work) if (!commitsOf(group).has(message)) deliver(message);
      signal.addEventListener('abort', () => end(resolve), { once: true });
      if (signal.aborted) end(resolve);
    });

  return {
    publish: async (topic, messages) => {
      if (topic === 'work') work.push(...messages);
      const listening = [...consumers].filter((consumer) => consumer.topic === topic);
      const groups = new Map<string | Consumer, Consumer[]>();
      for (const consumer of listening) {
        const name = consumer.group ?? consumer;
        groups.set(name, [...(groups.get(name) ?? []), consumer]);
      }
      for (const message of messages) {
        const place = [...message.key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0); // one key, one member
        for (const members of groups.values()) members[place % members.length]?.deliver(message);
      }
    },
    consume,
    uncommitted: (group) => work.filter((message) => !commitsOf(group).has(message)).length,
    close: async () => {},
  };
}
