import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import { randomUUID } from 'node:crypto';
import { filterOf } from './filterOf.ts';
import type { Log } from './openLog.ts';
import { commitOf, positionAt } from './positions.ts';
import { ReadResp } from './proto.ts';
import { nameOf, readEventOf } from './stored.ts';

type Response = InstanceType<typeof ReadResp>;
type Responses = AsyncGenerator<Response>;

/**
 * $all after a position; with a filter also checkpoints: the position of the event that was looked at last,
 * passed on or not.
 */
export async function* followAll(log: Log, options: ReadReq.Options, signal: AbortSignal): Responses {
  const all = options.getAll()!;
  const filter = filterOf(options);
  const position = all.getPosition();
  const after = position
    ? positionAt(position.getCommitPosition(), position.getPreparePosition())
    : all.hasEnd()
      ? await log.head()
      : -1;
  yield confirmation();
  let considered = 0;
  for await (const message of log.subscribe({ after, signal })) {
    if (message.kind === 'caughtUp') yield caughtUp();
    for (const event of message.kind === 'events' ? message.events : []) {
      if (!filter || filter.passes(event)) yield readEventOf(event);
      considered += 1;
      if (filter && considered % filter.checkpointEvery === 0) yield checkpoint(event);
    }
  }
}

/** One stream after a revision. */
export async function* followStream(log: Log, options: ReadReq.Options, signal: AbortSignal): Responses {
  const asked = options.getStream()!;
  const stream = nameOf(asked);
  let next = asked.hasRevision() ? Number(asked.getRevision()) + 1 : 0;
  if (asked.hasEnd()) for await (const { revision } of log.readStream(stream, 0)) next = revision + 1;
  yield confirmation();
  for await (const message of log.subscribe({ streamPrefixes: [stream], signal })) {
    if (message.kind === 'caughtUp') yield caughtUp();
    for (const event of message.kind === 'events' ? message.events : []) {
      if (event.streamId === stream && event.revision >= next) yield readEventOf(event);
    }
  }
}

function confirmation(): Response {
  const confirmed = new ReadResp.SubscriptionConfirmation();
  confirmed.setSubscriptionId(randomUUID());
  const response = new ReadResp();
  response.setConfirmation(confirmed);
  return response;
}

function caughtUp(): Response {
  const response = new ReadResp();
  response.setCaughtUp(new ReadResp.CaughtUp());
  return response;
}

function checkpoint({ position }: RecordedEvent): Response {
  const reached = new ReadResp.Checkpoint();
  reached.setCommitPosition(commitOf(position));
  reached.setPreparePosition(commitOf(position));
  const response = new ReadResp();
  response.setCheckpoint(reached);
  return response;
}
