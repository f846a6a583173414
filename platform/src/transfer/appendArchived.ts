import { type EventStore, WrongExpectedRevision } from '../eventStore/eventStore.ts';
import { type ArchivedEvent, lineOf } from './archive.ts';
import { TransferRefused } from './installation.ts';

/**
 * Neighbours in the log that belong to one stream are appended together, up to so many bytes and events. One
 * event may be larger.
 */
const TOGETHER_BYTES = 128 * 1024;
const TOGETHER = 256;

/**
 * Appends what the log does not hold yet of the archived one, in its order. A log that holds its beginning is
 * gone on with, at the next event: each append names ids and the expected revision, so that one whose answer
 * was lost appends nothing again.
 * @throws TransferRefused when the log holds anything else
 */
export async function appendArchived(
  eventStore: EventStore,
  lines: AsyncIterable<string>,
): Promise<{ there: number; appended: number }> {
  const held = eventStore.readAll()[Symbol.asyncIterator]();
  let isHeld = true;
  let there = 0;
  let appended = 0;
  let waiting: ArchivedEvent[] = [];
  let bytes = 0;

  async function flush() {
    const [first] = waiting;
    if (!first) return;
    const events = waiting.map(({ id, type, data, metadata }) => ({ id, type, data, metadata }));
    try {
      await eventStore.append(first.streamId, events, first.revision === 0 ? 'none' : first.revision - 1);
    } catch (error) {
      if (error instanceof WrongExpectedRevision) throw foreign();
      throw error;
    }
    appended += waiting.length;
    waiting = [];
    bytes = 0;
  }

  for await (const line of lines) {
    if (isHeld) {
      const { value, done } = await held.next();
      if (!done && lineOf(value) !== line) throw foreign();
      isHeld = !done;
      if (!done) {
        there += 1;
        continue;
      }
    }
    const event = JSON.parse(line) as ArchivedEvent;
    const size = Buffer.byteLength(line);
    if (
      waiting[0]?.streamId !== event.streamId ||
      waiting.length === TOGETHER ||
      bytes + size > TOGETHER_BYTES
    )
      await flush();
    waiting.push(event);
    bytes += size;
  }
  await flush();
  if (isHeld && !(await held.next()).done) throw foreign();
  return { there, appended };
}

const foreign = () =>
  new TransferRefused(
    'the log of this house holds other events than the archive: somebody writes to it, or it is not empty',
  );
