import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import serverFeatures from '@eventstore/db-client/generated/serverfeatures_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import grpcStatus from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';

/**
 * The messages of protocol v1, as the client ships them: CommonJS whose names only a default import finds.
 */
export const { ClusterInfo, EndPoint, MemberInfo } = gossip;
export const { SupportedMethod, SupportedMethods } = serverFeatures;
export const {
  AccessDenied,
  AllStreamPosition,
  Empty,
  MaximumAppendSizeExceeded,
  StreamDeleted,
  StreamIdentifier,
  Timeout,
  Unknown,
  UUID,
  WrongExpectedVersion,
} = shared;
export const { AppendResp, BatchAppendResp, DeleteResp, ReadReq, ReadResp, TombstoneResp } = streams;
export const { Status } = grpcStatus;
export const { Any } = any;
/** The batch append uses Google's, everything else the protocol's own. */
export const GoogleEmpty = empty.Empty;
