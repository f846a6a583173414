/**
 * An event that this version of the program cannot read. A command on its stream is answered 503; a
 * projection that follows the stream stops before it.
 */
export class UnknownEventType extends Error {
  readonly eventType: string;
  readonly streamId: string;
  constructor(eventType: string, streamId: string) {
    super(`cannot read an event of type ${eventType}: start the version that wrote it`);
    this.eventType = eventType;
    this.streamId = streamId;
  }
}
