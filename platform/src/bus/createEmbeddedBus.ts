import { realpathSync } from 'node:fs';
import { BroadcastChannel } from 'node:worker_threads';
import type { Clock } from '../clock.ts';
import type { Bus, BusMessage } from './bus.ts';
import { createKeyedQueue, handleQueue, type KeyedQueue } from './keyedQueue.ts';
import { openWorkLog, type StoredMessage } from './workLog.ts';

/** What one thread tells the others of the process. */
type Call = { work: true } | { wakeUps: readonly BusMessage[] };
type Handle = Parameters<Bus['consume']>[2];
type Members = { signal: AbortSignal; concurrency: number };
type Group = { queue: KeyedQueue<StoredMessage>; look: () => void };

const READ_AHEAD = 1_000;
/** A listener that is further behind has lost the oldest wake-ups. */
const WAKE_UPS_KEPT = 10_000;
/** A thread that died between its commit and its call is made up for. */
const LOOK_EVERY_MS = 1_000;

/**
 * `work` in one SQLite file, `wakeUps` in memory, both between all threads of one process that open the same
 * file.
 * The members of one group use one bus object; publishers and other groups may be in any thread.
 */
export function createEmbeddedBus({ file, now = Date.now }: { file: string; now?: Clock }): Bus {
  const log = openWorkLog(file, now);
  const channel = new BroadcastChannel(`storylark-bus:${realpathSync(file)}`);
  channel.unref();
  const groups = new Map<string, Group>();
  const listeners = new Set<KeyedQueue<BusMessage>>();
  const closing = new AbortController();
  const consuming = new Set<Promise<void>>();

  const lookAgain = () => {
    for (const { look } of groups.values()) look();
  };
  const hear = (call: Call) => {
    if ('work' in call) lookAgain();
    else for (const queue of listeners) queue.add(call.wakeUps);
  };
  channel.onmessage = (event) => hear((event as { data: Call }).data);
  const looking = setInterval(lookAgain, LOOK_EVERY_MS).unref();

  function groupOf(name: string): Group {
    const known = groups.get(name);
    if (known) return known;
    const queue = createKeyedQueue<StoredMessage>();
    let readTo = 0;
    let mayHoldMore = true;
    const refill = () => {
      if (!mayHoldMore || queue.waiting() > READ_AHEAD / 2) return;
      const more = log.readAfter(name, readTo, READ_AHEAD);
      mayHoldMore = more.length === READ_AHEAD;
      readTo = more.at(-1)?.seq ?? readTo;
      if (more.length > 0) queue.add(more);
    };
    const take = () => {
      refill();
      return queue.take();
    };
    const look = () => {
      mayHoldMore = true;
      queue.wake();
    };
    const group = { queue: { ...queue, take }, look };
    groups.set(name, group);
    return group;
  }

  async function work(name: string, members: Members, handle: Handle) {
    await log.join(name);
    const { queue } = groupOf(name);
    const uncommitted = new Map<number, StoredMessage>();
    try {
      await handleQueue(queue, members, ({ seq, key, value }) => {
        uncommitted.set(seq, { seq, key, value });
        const commit = async () => {
          await log.commit(name, seq);
          uncommitted.delete(seq);
        };
        return handle({ key, value, commit });
      });
    } finally {
      queue.putBack([...uncommitted.values()].sort((a, b) => a.seq - b.seq));
    }
  }

  async function wakeUps(members: Members, handle: Handle) {
    const queue = createKeyedQueue<BusMessage>(WAKE_UPS_KEPT);
    listeners.add(queue);
    try {
      await handleQueue(queue, members, (message) => handle({ ...message, commit: () => Promise.resolve() }));
    } finally {
      listeners.delete(queue);
    }
  }

  return {
    async publish(topic, messages) {
      if (topic === 'work') await log.append(messages);
      const call: Call = topic === 'work' ? { work: true } : { wakeUps: messages };
      channel.postMessage(call);
      hear(call);
    },
    async consume(topic, { group, signal, concurrency = 1 }, handle) {
      if (topic === 'work' && group === undefined) throw new Error('work is shared within a group: name one');
      const members = { signal: AbortSignal.any([signal, closing.signal]), concurrency };
      const running =
        group === undefined || topic === 'wakeUps' ? wakeUps(members, handle) : work(group, members, handle);
      consuming.add(running);
      await running.finally(() => consuming.delete(running));
    },
    async close() {
      closing.abort();
      clearInterval(looking);
      await Promise.allSettled(consuming);
      channel.close();
      log.close();
    },
  };
}
