import type { RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import { feed, feedRowId } from './feed.ts';
import { createWakeUps } from './wakeUpOf.ts';

const at = '2026-11-20T19:00:00.000Z';
const changed = (position: number, accountId = 'a'): RecordedEvent => ({
  id: `e${position}`,
  type: 'ProfileChanged',
  data: { accountId, at },
  metadata: { at },
  streamId: `account-${accountId}`,
  revision: position,
  position,
});
/**
 * A step over these events, of which this copy saved the rows at `positions`; another one had saved the
 * others.
 */
function stepOf(events: readonly RecordedEvent[], positions: readonly number[]) {
  const documents = events
    .filter(({ position }) => positions.includes(position))
    .map((event) => {
      const [_id = ''] = feed.idsOf(event);
      return { ...feed.evolve(null, event, _id), _id, position: event.position };
    });
  const target = { projection: feed, collection: { name: feed.name, ...feed.collection } };
  return { position: events.at(-1)?.position ?? -1, events, saved: [{ target, documents }] };
}
const toldBy = ({ rows }: ReturnType<ReturnType<typeof createWakeUps>>) =>
  rows?.map(({ row, previous }) => [row._id, previous]);

describe('wake-ups of new rows', () => {
  it('name the row that goes before in the log, also when another copy has saved that one', () => {
    const wakeUpOf = createWakeUps();
    expect(toldBy(wakeUpOf(stepOf([changed(1)], [1])))).toEqual([[feedRowId('a', 1), null]]);
    expect(toldBy(wakeUpOf(stepOf([changed(2)], [])))).toEqual([]);
    expect(toldBy(wakeUpOf(stepOf([changed(3), changed(4, 'b'), changed(5)], [3, 5])))).toEqual([
      [feedRowId('a', 3), feedRowId('a', 2)],
      [feedRowId('a', 5), feedRowId('a', 3)],
    ]);
  });

  it('say nothing of rows that are gone again, or of other read models', () => {
    const step = stepOf([changed(1)], [1]);
    const [{ target, documents }] = step.saved as [(typeof step.saved)[number]];
    const gone = [{ _id: documents[0]?._id ?? '', position: 1, deleted: true as const }];
    expect(toldBy(createWakeUps()({ ...step, saved: [{ target, documents: gone }] }))).toEqual([]);
    const other = { ...target, projection: { ...feed, name: 'stories/v1' } };
    expect(toldBy(createWakeUps()({ ...step, saved: [{ target: other, documents }] }))).toEqual([]);
  });

  it('of a long step only say that there is news, and know afterwards what went before', () => {
    const wakeUpOf = createWakeUps();
    const positions = Array.from({ length: 201 }, (_, n) => n);
    const events = positions.map((n) => changed(n));
    expect(wakeUpOf(stepOf(events, positions)).rows).toBeNull();
    expect(toldBy(wakeUpOf(stepOf([changed(201)], [201])))).toEqual([
      [feedRowId('a', 201), feedRowId('a', 200)],
    ]);
  });

  it('remember so many accounts, and forget who was heard of longest ago', () => {
    const wakeUpOf = createWakeUps({ accountsRemembered: 2 });
    wakeUpOf(stepOf([changed(1, 'a'), changed(2, 'b'), changed(3, 'a'), changed(4, 'c')], [1, 2, 3, 4]));
    expect(toldBy(wakeUpOf(stepOf([changed(5, 'a'), changed(6, 'b')], [5, 6])))).toEqual([
      [feedRowId('a', 5), feedRowId('a', 3)],
      [feedRowId('b', 6), null],
    ]);
  });

  it('of a step that comes again never name an earlier row as the one before the next', () => {
    const wakeUpOf = createWakeUps();
    wakeUpOf(stepOf([changed(1), changed(2)], [1, 2]));
    wakeUpOf(stepOf([changed(1)], []));
    expect(toldBy(wakeUpOf(stepOf([changed(3)], [3])))).toEqual([[feedRowId('a', 3), feedRowId('a', 2)]]);
  });
});
