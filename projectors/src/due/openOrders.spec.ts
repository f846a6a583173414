import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import { openOrders } from './openOrders.ts';

const at = '2026-11-01T08:00:00.000Z';
const slot = (storyId: string, window = '2026-11-01', accountId = 'a') => ({
  accountId,
  storyId,
  window,
  at,
});

it('holds an order from its slot to its request or its return, by account, story and window', () => {
  const event = recordedEvents();
  const taken = projected(openOrders).from([
    event('StorySlotTaken', slot('requested')),
    event('StorySlotTaken', slot('returned')),
    event('StorySlotTaken', slot('open')),
    event('StorySlotTaken', slot('open', '2026-12-01')),
    event('StorySlotTaken', slot('requested', '2026-11-01', 'b')),
  ]);
  expect(Object.keys(taken.documents)).toHaveLength(5);
  const settled = taken.from([
    event('StoryRequested', slot('requested')),
    event('StorySlotReturned', { ...slot('returned'), reason: 'notRequested' }),
  ]);
  expect(Object.values(settled.documents)).toMatchObject([
    { _id: 'a/open/2026-11-01', storyId: 'open', window: '2026-11-01', takenAt: at },
    { _id: 'a/open/2026-12-01', window: '2026-12-01' },
    { _id: 'b/requested/2026-11-01', accountId: 'b' },
  ]);
});

it('a request that names another window leaves the slot of this one open: nobody else gives it back', () => {
  const event = recordedEvents();
  const { documents } = projected(openOrders).from([
    event('StorySlotTaken', slot('s', '2026-11-01')),
    event('StorySlotTaken', slot('s', '2026-12-01')),
    event('StoryRequested', slot('s', '2026-12-01')),
  ]);
  expect(Object.keys(documents)).toEqual(['a/s/2026-11-01']);
});

it('keeps no time of a settled order: its row lies outside what the sweep reads', () => {
  const event = recordedEvents();
  const row = openOrders.evolve(
    { _id: 'a/s/2026-11-01', ...slot('s'), takenAt: at },
    event('StoryRequested', slot('s')),
    'a/s/2026-11-01',
  );
  expect(row).toBeNull();
});
