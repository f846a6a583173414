import type { AppendReq, AppendResp as Resp } from '@eventstore/db-client/generated/streams_pb.js';
import type { sendUnaryData, ServerReadableStream } from '@grpc/grpc-js';
import { asFailure, invalidArgument } from './failure.ts';
import type { FaultyServer } from './faults.ts';
import type { Expected, Log, Outcome } from './openLog.ts';
import { commitOf } from './positions.ts';
import { AppendResp, Empty } from './proto.ts';
import { nameOf, proposedOf } from './stored.ts';

/** One append: its options first, then event after event. */
export const serveAppend =
  (log: Log, server: FaultyServer) =>
  (call: ServerReadableStream<AppendReq, Resp>, reply: sendUnaryData<Resp>): void => {
    const requests: AppendReq[] = [];
    call.on('data', (request: AppendReq) => void requests.push(request));
    call.on('end', () => {
      append().then(
        (response) => response && reply(null, response),
        (error: unknown) => reply(asFailure(error)),
      );
    });

    /** Undefined for a reply that gets lost. */
    async function append(): Promise<Resp | undefined> {
      await server.admit();
      server.permit('append');
      const options = requests[0]?.getOptions();
      if (!options) throw invalidArgument('an append needs options');
      const expected = expectedOf(options);
      const events = requests.slice(1).flatMap((request) => request.getProposedMessage() ?? []);
      const outcome = await log.append(nameOf(options), expected, events.map(proposedOf));
      return server.losesReply() ? undefined : responseOf(outcome, expected, server.faults.withoutPosition);
    }
  };

function expectedOf(options: AppendReq.Options): Expected {
  if (options.hasRevision()) return Number(options.getRevision());
  return options.hasNoStream() ? 'none' : options.hasStreamExists() ? 'exists' : 'any';
}

function responseOf(outcome: Outcome, expected: Expected, withoutPosition: boolean): Resp {
  const response = new AppendResp();
  if ('current' in outcome) {
    response.setWrongExpectedVersion(wrongVersion(outcome.current, expected));
    return response;
  }
  const success = new AppendResp.Success();
  success.setCurrentRevision(`${outcome.revision}`);
  if (withoutPosition) success.setNoPosition(new Empty());
  else {
    const position = new AppendResp.Position();
    position.setCommitPosition(commitOf(outcome.position));
    position.setPreparePosition(commitOf(outcome.position));
    success.setPosition(position);
  }
  response.setSuccess(success);
  return response;
}

function wrongVersion(current: number | null, expected: Expected) {
  const wrong = new AppendResp.WrongExpectedVersion();
  if (current === null) wrong.setCurrentNoStream(new Empty());
  else wrong.setCurrentRevision(`${current}`);
  if (typeof expected === 'number') wrong.setExpectedRevision(`${expected}`);
  else if (expected === 'none') wrong.setExpectedNoStream(new Empty());
  else if (expected === 'exists') wrong.setExpectedStreamExists(new Empty());
  else wrong.setExpectedAny(new Empty());
  return wrong;
}
