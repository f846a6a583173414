import type { SlotDocument } from '@storylark/contracts/documents';
import type { Projection } from '@storylark/platform/projection';
import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import { aLife, at } from '../testing/aLife.ts';
import { slots as projection } from './slots.ts';

const slots = projection as unknown as Projection<SlotDocument>;
const taken = (window = '2026-11-01') => ['StorySlotTaken', { ...aLife().StorySlotTaken, window }] as const;
const returned = (changes = {}) =>
  ['StorySlotReturned', { ...aLife().StorySlotReturned, ...changes }] as const;
const credited = ['StorySlotCredited', aLife().StorySlotCredited] as const;
const after = (...told: (readonly [string, object])[]) => {
  const event = recordedEvents();
  return Object.values(projected(slots).from(told.map(([type, data]) => event(type, data))).documents);
};

describe('a story slot', () => {
  it('is taken', () => {
    expect(after(taken())).toMatchObject([
      { accountId: 'a', storyId: 's', window: '2026-11-01', takenAt: at, returnedAt: null, creditedTo: null },
    ]);
  });

  it('is given back with its reason', () => {
    expect(after(taken(), returned({ reason: 'stopped' }))).toMatchObject([
      { window: '2026-11-01', takenAt: at, returnedAt: at, reason: 'stopped', creditedTo: null },
    ]);
  });

  it('that came back too late tells which window has one story more for it', () => {
    const late = after(taken(), returned({ creditTo: '2026-12-01' }), credited);
    expect(late).toMatchObject([{ window: '2026-11-01', returnedAt: at, creditedTo: '2026-12-01' }]);
  });

  it('of an order that broke off is given back without touching the one its story was made from', () => {
    const rows = after(taken('2026-11-01'), taken('2026-12-01'), returned({ reason: 'notRequested' }));
    expect(rows.filter(({ returnedAt }) => returnedAt === null)).toMatchObject([
      { window: '2026-12-01', takenAt: at },
    ]);
    expect(rows.filter(({ returnedAt }) => returnedAt !== null)).toMatchObject([
      { window: '2026-11-01', reason: 'notRequested' },
    ]);
  });
});
