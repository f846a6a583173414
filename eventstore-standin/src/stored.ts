import type { UUID as Uuid } from '@eventstore/db-client/generated/shared_pb.js';
import type { AppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import { isUtf8 } from 'node:buffer';
import type { NewEvent, RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import { commitOf } from './positions.ts';
import { ReadResp, StreamIdentifier, UUID } from './proto.ts';

/** An event as a client proposes it: EventStoreDB keeps bytes, whatever they say. */
export type Proposed = {
  id: string;
  type: string;
  contentType: string;
  data: Uint8Array;
  metadata: Uint8Array;
};
/** Bytes in JSON. */
type Packed = ['utf8' | 'base64', string];
type Content = { contentType: string; data: Packed; metadata: Packed };

const pack = (bytes: Uint8Array): Packed => {
  const encoding = isUtf8(bytes) ? 'utf8' : 'base64';
  return [encoding, Buffer.from(bytes).toString(encoding)];
};
const unpack = ([encoding, text]: Packed): Uint8Array => Buffer.from(text, encoding);

export const storedOf = ({ id, type, contentType, data, metadata }: Proposed): NewEvent => ({
  id,
  type,
  data: { contentType, data: pack(data), metadata: pack(metadata) } satisfies Content,
  metadata: { at: new Date().toISOString() },
});

/** In 100 ns since 1970, as EventStoreDB dates events. */
const ticksOf = (at: string): string => `${BigInt(Date.parse(at)) * 10_000n}`;

export function readEventOf({
  id,
  type,
  streamId,
  revision,
  position,
  data,
  metadata: { at },
}: RecordedEvent) {
  const content = data as unknown as Content;
  const event = new ReadResp.ReadEvent.RecordedEvent();
  event.setId(uuidOf(id));
  event.setStreamIdentifier(identifierOf(streamId));
  event.setStreamRevision(`${revision}`);
  event.setCommitPosition(commitOf(position));
  event.setPreparePosition(commitOf(position));
  event
    .getMetadataMap()
    .set('type', type)
    .set('content-type', content.contentType)
    .set('created', ticksOf(at));
  event.setData(unpack(content.data));
  event.setCustomMetadata(unpack(content.metadata));
  const read = new ReadResp.ReadEvent();
  read.setEvent(event);
  read.setCommitPosition(commitOf(position));
  const response = new ReadResp();
  response.setEvent(read);
  return response;
}

export function uuidOf(id: string) {
  const uuid = new UUID();
  uuid.setString(id);
  return uuid;
}

export function identifierOf(streamName: string) {
  const identifier = new StreamIdentifier();
  identifier.setStreamName(Buffer.from(streamName));
  return identifier;
}

/** Of the stream that a read, an append or a deletion names. */
export const nameOf = (named: {
  getStreamIdentifier(): { getStreamName_asU8(): Uint8Array } | undefined;
}): string => Buffer.from(named.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();

/** Clients may send an id as text or as two numbers of 64 bits. */
export function idOf(uuid: Uuid | undefined): string {
  const structured = uuid?.getStructured();
  if (!structured) return uuid?.getString() ?? '';
  const bits = [structured.getMostSignificantBits(), structured.getLeastSignificantBits()];
  const hex = bits
    .map((number) => BigInt.asUintN(64, BigInt(number)).toString(16).padStart(16, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

type Message = Pick<
  AppendReq.ProposedMessage,
  'getId' | 'getMetadataMap' | 'getData_asU8' | 'getCustomMetadata_asU8'
>;

export const proposedOf = (message: Message): Proposed => ({
  id: idOf(message.getId()),
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? 'application/octet-stream',
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
});
