import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import { invalidArgument } from './failure.ts';

export type Filter = {
  passes: (event: Pick<RecordedEvent, 'streamId' | 'type'>) => boolean;
  /** A checkpoint is told each time so many events were looked at. */
  checkpointEvery: number;
};

/** EventStoreDB's page, where a filter does not say how far to search. */
const WINDOW = 32;

/**
 * By prefixes or regular expression, on the stream's name or the event's type.
 * @throws Failure for an expression that is none
 */
export function filterOf(options: ReadReq.Options): Filter | null {
  const filter = options.getFilter();
  if (!filter) return null;
  const expression = filter.getStreamIdentifier() ?? filter.getEventType();
  const multiplier = filter.getCheckpointintervalmultiplier();
  if (!expression || multiplier < 1)
    throw invalidArgument('a filter needs an expression and a checkpoint interval');
  const subjectOf = filter.hasStreamIdentifier()
    ? ({ streamId }: { streamId: string }) => streamId
    : ({ type }: { type: string }) => type;
  const prefixes = expression.getPrefixList();
  const regex = prefixes.length === 0 ? regexOf(expression.getRegex()) : null;
  return {
    passes: (event) =>
      regex ? regex.test(subjectOf(event)) : prefixes.some((prefix) => subjectOf(event).startsWith(prefix)),
    checkpointEvery: (filter.hasMax() ? filter.getMax() : WINDOW) * multiplier,
  };
}

function regexOf(source: string): RegExp {
  try {
    return new RegExp(source);
  } catch {
    throw invalidArgument(`${source} is no regular expression`);
  }
}
