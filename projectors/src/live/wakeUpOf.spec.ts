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

  it('say to which correlation a row belongs; a row of an older event does not', () => {
    const older = changed(1);
    const event = { ...changed(2), metadata: { at, $correlationId: 'c1', $causationId: 'c1' } };
    const { rows } = createWakeUps()(stepOf([older, event], [1, 2]));
    expect(rows?.map(({ correlationId }) => correlationId)).toEqual([undefined, 'c1']);
  });
});
