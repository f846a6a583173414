import type { EventStore } from '../eventStore/eventStore.ts';
import { createLogCheck, type LogProof } from './createLogCheck.ts';
import type { HeadFiles } from './headFiles.ts';

type Options = {
  eventStore: Pick<EventStore, 'readAll' | 'storeId'>;
  heads: HeadFiles;
  isChained: (streamId: string) => boolean;
  headsStream: string;
  isSigned: (text: string, signature: string) => boolean;
};

/** Reads a log from its first event to its end and holds it against its chains and heads. */
export async function checkLog({ eventStore, heads, headsStream, ...how }: Options): Promise<LogProof> {
  const check = createLogCheck({ storeId: eventStore.storeId, headsStream, ...how });
  // A head is in the log before it is outside: listed first, none is outside only because it is new.
  const outside = await heads.numbers();
  let next = 0;
  for await (const event of eventStore.readAll())
    if (event.streamId === headsStream) {
      check.takeHead(event, await heads.read(event.revision));
      next = event.revision + 1;
    } else check.take(event);
  const number = outside.find((one) => one >= next);
  const later = number === undefined ? null : await heads.read(number);
  return check.end(number === undefined ? null : { number, ...(later ?? { text: '', signature: '' }) });
}
