import type { DeleteReq, TombstoneReq } from '@eventstore/db-client/generated/streams_pb.js';
import { type sendUnaryData, type ServerUnaryCall, status } from '@grpc/grpc-js';
import { asFailure, Failure, invalidArgument } from './failure.ts';
import type { FaultyServer } from './faults.ts';
import type { Expected, Log } from './openLog.ts';
import { commitOf } from './positions.ts';
import { DeleteResp, TombstoneResp } from './proto.ts';
import { nameOf } from './stored.ts';

type Deleted = InstanceType<typeof DeleteResp>;
type Tombstoned = InstanceType<typeof TombstoneResp>;

/** The stream is gone, and comes back with the next append. */
export const serveDelete =
  (log: Log, server: FaultyServer) =>
  (call: ServerUnaryCall<DeleteReq, Deleted>, reply: sendUnaryData<Deleted>): void => {
    remove(log, server, call.request, false).then(
      (commit) => {
        const position = new DeleteResp.Position();
        position.setCommitPosition(commit);
        position.setPreparePosition(commit);
        const response = new DeleteResp();
        response.setPosition(position);
        reply(null, response);
      },
      (error: unknown) => reply(asFailure(error)),
    );
  };

/** The stream is gone for ever: it takes no event again. */
export const serveTombstone =
  (log: Log, server: FaultyServer) =>
  (call: ServerUnaryCall<TombstoneReq, Tombstoned>, reply: sendUnaryData<Tombstoned>): void => {
    remove(log, server, call.request, true).then(
      (commit) => {
        const position = new TombstoneResp.Position();
        position.setCommitPosition(commit);
        position.setPreparePosition(commit);
        const response = new TombstoneResp();
        response.setPosition(position);
        reply(null, response);
      },
      (error: unknown) => reply(asFailure(error)),
    );
  };

/** Commit position of the deletion. @throws Failure */
async function remove(
  log: Log,
  server: FaultyServer,
  request: DeleteReq | TombstoneReq,
  forEver: boolean,
): Promise<string> {
  await server.admit();
  const options = request.getOptions();
  if (!options) throw invalidArgument('a deletion needs options');
  const stream = nameOf(options);
  const expected: Expected = options.hasRevision()
    ? Number(options.getRevision())
    : options.hasNoStream()
      ? 'none'
      : options.hasStreamExists()
        ? 'exists'
        : 'any';
  const outcome = await log.remove(stream, expected, forEver);
  if ('current' in outcome) throw wrongVersion(stream, expected, outcome.current);
  return commitOf(outcome.position);
}

/** As EventStoreDB numbers the expected revisions that are none. */
const numbers = { none: -1, any: -2, exists: -4 };

const wrongVersion = (stream: string, expected: Expected, current: number | null): Failure =>
  new Failure(status.FAILED_PRECONDITION, 'Deletion failed: wrong expected version', {
    exception: 'wrong-expected-version',
    'stream-name': stream,
    'expected-version': `${typeof expected === 'number' ? expected : numbers[expected]}`,
    ...(current !== null && { 'actual-version': `${current}` }),
  });
