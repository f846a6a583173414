import type { BatchAppendReq, BatchAppendResp as Resp } from '@eventstore/db-client/generated/streams_pb.js';
import { type ServerDuplexStream, status } from '@grpc/grpc-js';
import { asFailure, type Failure, invalidArgument } from './failure.ts';
import type { FaultyServer } from './faults.ts';
import { APPEND_LIMIT, type Expected, type Log, type Outcome } from './openLog.ts';
import { commitOf } from './positions.ts';
import {
  AccessDenied,
  AllStreamPosition,
  Any,
  BatchAppendResp,
  GoogleEmpty,
  MaximumAppendSizeExceeded,
  Status,
  StreamDeleted,
  Timeout,
  Unknown,
  WrongExpectedVersion,
} from './proto.ts';
import { idOf, identifierOf, nameOf, proposedOf } from './stored.ts';

/**
 * Many appends over one stream, each in parts that carry its correlation id; appended in the order in which
 * their last parts come.
 */
export const serveBatchAppend =
  (log: Log, server: FaultyServer) =>
  (call: ServerDuplexStream<BatchAppendReq, Resp>): void => {
    const unfinished = new Map<string, BatchAppendReq[]>();
    const underway = new Set<Promise<void>>();
    call.on('data', (part: BatchAppendReq) => {
      const id = idOf(part.getCorrelationId());
      const parts = [...(unfinished.get(id) ?? []), part];
      unfinished.set(id, parts);
      if (!part.getIsFinal()) return;
      unfinished.delete(id);
      const answering = answer(parts).catch((error: unknown) => void call.emit('error', asFailure(error)));
      underway.add(answering);
      void answering.finally(() => underway.delete(answering));
    });
    call.on('end', () => void Promise.all(underway).then(() => call.end()));

    /** @throws Failure where the whole call fails: unavailable, or a user who is not known */
    async function answer(parts: readonly BatchAppendReq[]): Promise<void> {
      await server.admit();
      const options = parts[0]?.getOptions();
      if (!options) throw invalidArgument('the first part of an append needs options');
      const stream = nameOf(options);
      const response = new BatchAppendResp();
      response.setCorrelationId(parts[0]?.getCorrelationId());
      response.setStreamIdentifier(identifierOf(stream));
      const deadline = options.getDeadline()?.toDate().getTime() ?? Infinity;
      if (Date.now() > deadline)
        response.setError(errorOf(status.DEADLINE_EXCEEDED, 'Timeout', 'Timeout', new Timeout()));
      else {
        const expected = expectedOf(options);
        const events = parts.flatMap((part) => part.getProposedMessagesList()).map(proposedOf);
        try {
          server.permit('append');
          const outcome = await log.append(stream, expected, events);
          if (server.losesReply()) return;
          if ('current' in outcome) response.setError(wrongVersion(outcome.current, expected));
          else response.setSuccess(successOf(outcome, server.faults.withoutPosition));
        } catch (error) {
          const failure = asFailure(error);
          if (failure.code === status.ABORTED) return; // EventStoreDB is silent, too
          response.setError(errorOfFailure(failure, stream));
        }
      }
      call.write(response);
    }
  };

function expectedOf(options: BatchAppendReq.Options): Expected {
  if (options.hasStreamPosition()) return Number(options.getStreamPosition());
  return options.hasNoStream() ? 'none' : options.hasStreamExists() ? 'exists' : 'any';
}

function successOf({ revision, position }: Exclude<Outcome, { current: unknown }>, withoutPosition: boolean) {
  const success = new BatchAppendResp.Success();
  success.setCurrentRevision(`${revision}`);
  if (withoutPosition) {
    success.setNoPosition(new GoogleEmpty());
    return success;
  }
  const place = new AllStreamPosition();
  place.setCommitPosition(commitOf(position));
  place.setPreparePosition(commitOf(position));
  success.setPosition(place);
  return success;
}

/** The details of an error travel packed under the name of their type. */
function errorOf(code: number, message: string, type: string, details: { serializeBinary(): Uint8Array }) {
  const packed = new Any();
  packed.pack(details.serializeBinary(), `event_store.client.${type}`);
  const error = new Status();
  error.setCode(code);
  error.setMessage(message);
  error.setDetails(packed);
  return error;
}

function wrongVersion(current: number | null, expected: Expected) {
  const wrong = new WrongExpectedVersion();
  if (current === null) wrong.setCurrentNoStream(new GoogleEmpty());
  else wrong.setCurrentStreamRevision(`${current}`);
  if (typeof expected === 'number') wrong.setExpectedStreamPosition(`${expected}`);
  else if (expected === 'none') wrong.setExpectedNoStream(new GoogleEmpty());
  else if (expected === 'exists') wrong.setExpectedStreamExists(new GoogleEmpty());
  else wrong.setExpectedAny(new GoogleEmpty());
  return errorOf(status.FAILED_PRECONDITION, 'Wrong expected version', 'WrongExpectedVersion', wrong);
}

function errorOfFailure({ code, details, metadata }: Failure, stream: string) {
  const [exception] = metadata.get('exception');
  if (exception === 'stream-deleted') {
    const deleted = new StreamDeleted();
    deleted.setStreamIdentifier(identifierOf(stream));
    return errorOf(code, details, 'StreamDeleted', deleted);
  }
  if (exception === 'access-denied') return errorOf(code, details, 'AccessDenied', new AccessDenied());
  if (exception === 'maximum-append-size-exceeded') {
    const exceeded = new MaximumAppendSizeExceeded();
    exceeded.setMaxappendsize(APPEND_LIMIT);
    return errorOf(code, details, 'MaximumAppendSizeExceeded', exceeded);
  }
  return errorOf(code, details, 'Unknown', new Unknown());
}
