import type { EventStore, RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import type { ReadStore } from '@storylark/platform/readStore/readStore';

type Outlet = {
  /** Names its checkpoint: an outlet is never rebuilt, it goes on after what it has handed out. */
  name: string;
  eventStore: EventStore;
  readStore: ReadStore;
  streamPrefixes: readonly string[];
  /** Hands out what these events ask for; may be called again with the same ones after a crash. */
  handOut: (events: readonly RecordedEvent[]) => Promise<void>;
};

/** The progress of an idle outlet is saved after so many positions. */
const SAVE_EVERY = 1_000;

/**
 * Follows the log beside the read models, with a checkpoint of its own: a dead bus delays outlets only. Runs
 * until `signal` aborts, throws when a store or the bus does.
 */
export async function followOutlet(
  { name, eventStore, readStore, streamPrefixes, handOut }: Outlet,
  signal: AbortSignal,
): Promise<void> {
  let saved = (await readStore.checkpoint(name)) ?? -1;
  const save = async (position: number) => {
    await readStore.saveBatch({ checkpoint: name, position, writes: [] });
    saved = position;
  };
  for await (const message of eventStore.subscribe({
    after: saved < 0 ? undefined : saved,
    streamPrefixes,
    signal,
  })) {
    if (message.kind === 'events') {
      await handOut(message.events);
      await save(message.events.at(-1)?.position ?? saved);
    }
    if (message.kind === 'checkpoint' && message.position >= saved + SAVE_EVERY) await save(message.position);
  }
}
