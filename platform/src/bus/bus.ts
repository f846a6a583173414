import type { JsonObject } from '../json.ts';

/** `work` is durable and shared within a consumer group; `notices` reach every process that listens and may be lost or doubled. */
export type Topic = 'work' | 'notices';
export type BusMessage = { key: string; value: JsonObject };
/** A message comes again after a crash until its handler has called `commit`. Messages of one key come in order. */
export type Delivery = BusMessage & { commit: () => Promise<void> };

export interface Bus {
  publish(topic: Topic, messages: readonly BusMessage[]): Promise<void>;
  /** `group`: each message goes to one member of the group. Without one, to every listener (notices). Ends when `signal` aborts. */
  consume(
    topic: Topic,
    options: { group?: string; signal: AbortSignal; concurrency?: number },
    handle: (delivery: Delivery) => Promise<void>,
  ): Promise<void>;
  close(): Promise<void>;
}
