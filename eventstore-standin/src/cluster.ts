import { type sendUnaryData, type ServerUnaryCall } from '@grpc/grpc-js';
import { randomUUID } from 'node:crypto';
import { asFailure } from './failure.ts';
import type { FaultyServer } from './faults.ts';
import { ClusterInfo, EndPoint, MemberInfo, SupportedMethod, SupportedMethods } from './proto.ts';
import { uuidOf } from './stored.ts';

const STREAMS = 'event_store.client.streams.Streams';
const METHODS = ['read', 'append', 'batchappend', 'delete', 'tombstone'];

/** Answers to what the client asks before it begins: which methods there are, and who leads. */
export function clusterOf(
  server: FaultyServer,
  version: string,
  endPoint: () => { address: string; port: number },
) {
  const instanceId = randomUUID();

  function features() {
    const supported = new SupportedMethods();
    supported.setEventStoreServerVersion(version);
    supported.setMethodsList(
      METHODS.map((name) => {
        const method = new SupportedMethod();
        method.setServiceName(STREAMS.toLowerCase());
        method.setMethodName(name);
        return method;
      }),
    );
    return supported;
  }

  /** A cluster of one, which leads. */
  function members() {
    const { address, port } = endPoint();
    const http = new EndPoint();
    http.setAddress(address);
    http.setPort(port);
    const member = new MemberInfo();
    member.setInstanceId(uuidOf(instanceId));
    member.setTimeStamp(`${Date.now()}`);
    member.setState(MemberInfo.VNodeState.LEADER);
    member.setIsAlive(true);
    member.setHttpEndPoint(http);
    const cluster = new ClusterInfo();
    cluster.setMembersList([member]);
    return cluster;
  }

  const answering =
    <T>(make: () => T) =>
    (_call: ServerUnaryCall<unknown, T>, reply: sendUnaryData<T>): void => {
      server.admit().then(
        () => reply(null, make()),
        (error: unknown) => reply(asFailure(error)),
      );
    };
  return { getSupportedMethods: answering(features), read: answering(members) };
}
