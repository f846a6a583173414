import type { JsonObject } from '../json.ts';

/**
 * `work` is durable and shared within a consumer group; `wakeUps` reach every process that listens and may be
 * lost or doubled.
 */
export type Topic = 'work' | 'wakeUps';
export type BusMessage = { key: string; value: JsonObject };
/**
 * A message comes again after a crash until its handler has called `commit`, and may come twice where its
 * publisher had to send it again. Messages of one key come in order.
 */
export type Delivery = BusMessage & { commit: () => Promise<void> };

export interface Bus {
  publish(topic: Topic, messages: readonly BusMessage[]): Promise<void>;
  /**
   * `work` is taken by a `group`: each message goes to one of its members, a new group begins with what is
   * still kept. `wakeUps` reach every listener.
   * Ends when `signal` aborts and the handlers that run have ended. What this member did not commit goes to
   * the group's other members or waits for the next one. Handles `concurrency` keys at a time (default 1).
   * @throws what a handler threw, when the others have ended.
   */
  consume(
    topic: Topic,
    options: { group?: string; signal: AbortSignal; concurrency?: number },
    handle: (delivery: Delivery) => Promise<void>,
  ): Promise<void>;
  close(): Promise<void>;
}
