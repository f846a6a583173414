import type { ReadReq as Req } from '@eventstore/db-client/generated/streams_pb.js';
import type { RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import { filterOf } from './filterOf.ts';
import type { Log } from './openLog.ts';
import { positionAt } from './positions.ts';
import { ReadReq, ReadResp } from './proto.ts';
import { followAll, followStream } from './follow.ts';
import { identifierOf, nameOf, readEventOf } from './stored.ts';

type Responses = AsyncGenerator<InstanceType<typeof ReadResp>>;

const BACKWARDS_PAGE = 256;

/**
 * Everything that one Read answers: a part of a stream or of $all, or what is followed until `signal` aborts.
 * @throws Failure
 */
export function responsesTo(log: Log, options: Req.Options, signal: AbortSignal): Responses {
  if (options.hasSubscription())
    return options.hasAll() ? followAll(log, options, signal) : followStream(log, options, signal);
  const backwards = options.getReadDirection() === ReadReq.Options.ReadDirection.BACKWARDS;
  const events = options.hasAll()
    ? allEvents(log, options, backwards)
    : streamEvents(log, options, backwards);
  return answered(log, events, options);
}

async function* answered(log: Log, events: AsyncIterable<RecordedEvent>, options: Req.Options): Responses {
  const count = Number(options.getCount());
  let sent = 0;
  for await (const event of events) {
    yield readEventOf(event);
    sent += 1;
    if (sent === count) return;
  }
  if (sent === 0 && options.hasStream() && !(await log.exists(nameOf(options.getStream()!))))
    yield notFound(nameOf(options.getStream()!));
}

function notFound(stream: string) {
  const missing = new ReadResp.StreamNotFound();
  missing.setStreamIdentifier(identifierOf(stream));
  const response = new ReadResp();
  response.setStreamNotFound(missing);
  return response;
}

/** Forwards from the event at the position, backwards from the one before it. */
async function* allEvents(log: Log, options: Req.Options, backwards: boolean): AsyncGenerator<RecordedEvent> {
  const all = options.getAll()!;
  const filter = filterOf(options);
  const place = all.hasPosition()
    ? positionAt(all.getPosition()!.getCommitPosition(), all.getPosition()!.getPreparePosition())
    : null;
  const events = backwards
    ? downwards(log, all.hasStart() ? -1 : place === null ? await log.head() : place - 1)
    : all.hasEnd()
      ? []
      : log.readAll(place === null ? -1 : place - 1);
  for await (const event of events) if (!filter || filter.passes(event)) yield event;
}

async function* downwards(log: Log, from: number): AsyncGenerator<RecordedEvent> {
  for (let high = from, size = 1; high >= 0; high -= size, size = BACKWARDS_PAGE) {
    const page: RecordedEvent[] = [];
    for await (const event of log.readAll(Math.max(-1, high - size))) {
      if (event.position > high) break;
      page.push(event);
    }
    yield* page.toReversed();
  }
}

async function* streamEvents(
  log: Log,
  options: Req.Options,
  backwards: boolean,
): AsyncGenerator<RecordedEvent> {
  const asked = options.getStream()!;
  const revision = asked.hasRevision() ? Number(asked.getRevision()) : null;
  const stream = nameOf(asked);
  if (!backwards) {
    if (!asked.hasEnd()) yield* log.readStream(stream, revision ?? 0);
    return;
  }
  const events: RecordedEvent[] = [];
  for await (const event of log.readStream(stream, 0)) {
    if (event.revision > (revision ?? (asked.hasStart() ? 0 : Infinity))) break;
    events.push(event);
  }
  yield* events.toReversed();
}
