import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import { once } from 'node:events';
import { asFailure, Failure, invalidArgument } from './failure.ts';
import type { FaultyServer } from './faults.ts';
import type { Log } from './openLog.ts';
import { responsesTo } from './read.ts';

/** Sends what one Read asks for, no faster than the client takes it. */
export const serveRead =
  (log: Log, server: FaultyServer) =>
  (call: ServerWritableStream<ReadReq, ReadResp>): void => {
    const stop = new AbortController();
    const { signal } = stop;
    call.on('cancelled', () => stop.abort());
    const options = call.request.getOptions();
    const forget = options?.hasSubscription() ? server.onDrop((failure) => stop.abort(failure)) : () => {};

    async function send(): Promise<void> {
      await server.admit();
      if (!options) throw invalidArgument('a read needs options');
      server.permit(options.hasAll() ? 'readAll' : 'readStream');
      for await (const response of responsesTo(log, options, signal)) {
        if (signal.aborted) break;
        // aborted: ends below
        if (!call.write(response)) await once(call, 'drain', { signal }).catch(() => {});
      }
      if (signal.reason instanceof Failure) throw signal.reason;
    }
    send()
      .then(() => call.end())
      .catch((error: unknown) => call.emit('error', asFailure(error)))
      .finally(forget);
  };
