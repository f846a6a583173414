import {
  isOurs,
  type Mark,
  messagesAfter,
  NAME_STREAM,
  numberOf,
  placeOf,
  recordedOf,
  type Resolved,
} from './eventStoreDbEvents.ts';

const resolved = (commit: bigint, streamId = 'note-1', type = 'NoteTaken'): Resolved => ({
  event: {
    streamId,
    id: `id ${commit}`,
    type,
    revision: 0n,
    data: {},
    metadata: { at: '' },
    position: { commit, prepare: commit },
  },
});
const checkpoint = (commit: bigint): Mark => ({ kind: 'checkpoint', commit });
/** What was told, as a line: positions of events in brackets, checkpoints as numbers. */
const told = (after: number, ...batches: (Resolved | Mark)[][]): string => {
  const messagesOf = messagesAfter(after);
  return batches
    .flatMap((batch) => messagesOf(batch))
    .map((message) =>
      message.kind === 'events'
        ? `[${message.events.map(({ position }) => position).join(' ')}]`
        : message.kind === 'checkpoint'
          ? `${message.position}`
          : 'caught up',
    )
    .join(', ');
};

describe('messages of a subscription', () => {
  it('keep the order in which things came, with what came together in one message', () => {
    expect(
      told(
        -1,
        [resolved(10n), resolved(20n), checkpoint(25n), resolved(30n), { kind: 'caughtUp' }, resolved(40n)],
        [resolved(50n)],
      ),
    ).toBe('[10 20], 25, [30], caught up, [40], [50]');
  });

  it('tell only of positions that rise: EventStoreDB gives checkpoints that lie before or at what was seen', () => {
    expect(
      told(
        15,
        [resolved(15n), checkpoint(15n), resolved(20n), checkpoint(20n), checkpoint(18n)],
        [checkpoint(20n), checkpoint(21n)],
      ),
    ).toBe('[20], 21');
  });

  it("leave out EventStoreDB's own events, the log's name, and links that point to nothing", () => {
    const foreign = [
      resolved(1n, '$stats-0'),
      resolved(2n, 'note-1', '$metadata'),
      resolved(3n, NAME_STREAM),
      {},
    ];
    expect(foreign.filter(isOurs)).toEqual([]);
    expect(told(-1, [...foreign, resolved(4n)])).toBe('[4]');
  });
});

describe('a position', () => {
  it('is the commit position, and stands for both where it is sent back', () => {
    expect(placeOf(64)).toEqual({ commit: 64n, prepare: 64n });
    expect(placeOf(-1)).toBe('start');
  });

  it('beyond the safe integers, or missing, is refused', () => {
    expect(numberOf(BigInt(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => numberOf(2n ** 64n - 1n)).toThrow(RangeError);
    const { position: _, ...event } = resolved(1n).event!;
    expect(() => recordedOf({ event })).toThrow(/23.10/);
  });
});
