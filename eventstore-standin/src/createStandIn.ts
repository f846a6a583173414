import gossip from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import serverFeatures from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { promisify } from 'node:util';
import { clusterOf } from './cluster.ts';
import { createFaultyServer, type Faults, type FaultSwitches } from './faults.ts';
import { openLog } from './openLog.ts';
import { serveAppend } from './serveAppend.ts';
import { serveBatchAppend } from './serveBatchAppend.ts';
import { serveDelete, serveTombstone } from './serveDelete.ts';
import { serveRead } from './serveRead.ts';

/** The version of EventStoreDB whose answers it imitates. */
const VERSION = '24.2.0';

export type StandInOptions = {
  /** The log; made if it is not there. One process owns it. */
  file: string;
  /** 0 takes any free one. */
  port: number;
  host?: string;
  /** How long the same append waits that is sent while the first one is under way, ms; EventStoreDB's own. */
  commitTimeoutMs?: number;
  /** What it does wrong from the start. */
  faults?: Partial<Faults>;
};
export type StandIn = {
  /** For EVENTSTORE_URL. */
  url: string;
  port: number;
  faults: FaultSwitches;
  /** Ends all calls; what was acknowledged is on disk anyway. */
  close(): Promise<void>;
};

/**
 * A stand-in for EventStoreDB, for tests and for trying the distributed composition: protocol v1 over the
 * embedded event store, without TLS, users or cluster.
 * @throws DamagedDatabase; Error when the port is taken
 */
export async function createStandIn({
  file,
  port,
  host = '127.0.0.1',
  commitTimeoutMs = 2_000,
  faults = {},
}: StandInOptions): Promise<StandIn> {
  const faulty = createFaultyServer();
  Object.assign(faulty.faults, faults);
  const log = await openLog(file, { commitTimeoutMs, commitDelay: faulty.commitDelay });
  const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
  const { getSupportedMethods, read } = clusterOf(faulty, VERSION, () => ({ address: host, port: bound }));
  server.addService(streams.StreamsService, {
    read: serveRead(log, faulty),
    append: serveAppend(log, faulty),
    batchAppend: serveBatchAppend(log, faulty),
    delete: serveDelete(log, faulty),
    tombstone: serveTombstone(log, faulty),
  });
  server.addService(serverFeatures.ServerFeaturesService, { getSupportedMethods });
  server.addService(gossip.GossipService, { read });
  const bind = promisify(server.bindAsync.bind(server));
  const bound = await bind(`${host}:${port}`, ServerCredentials.createInsecure()).catch(
    async (error: unknown) => {
      await log.close();
      throw error;
    },
  );
  return {
    url: `esdb://${host}:${bound}?tls=false`,
    port: bound,
    faults: faulty.faults,
    async close() {
      server.forceShutdown();
      await log.close();
    },
  };
}
