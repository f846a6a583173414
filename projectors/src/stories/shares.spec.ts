import type { ShareDocument } from '@storylark/contracts/documents';
import type { Projection } from '@storylark/platform/projection';
import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import { aLife } from '../testing/aLife.ts';
import { shares as projection } from './shares.ts';

const shares = projection as unknown as Projection<ShareDocument>;
const shared = (changes = {}) => ['StoryShared', { ...aLife().StoryShared, ...changes }] as const;
const { StoryUnshared, StoryDeleted } = aLife();
const after = (...told: (readonly [string, object])[]) => {
  const event = recordedEvents();
  return projected(shares).from(told.map(([type, data]) => event(type, data))).documents['a/s'];
};

describe('what is shared', () => {
  it('is found by its share and by its story', () => {
    expect(after(shared({ endsAt: '2026-12-01T00:00:00.000Z', indexable: true }))).toMatchObject({
      accountId: 'a',
      storyId: 's',
      shareId: 'h',
      endsAt: '2026-12-01T00:00:00.000Z',
      indexable: true,
    });
    expect(shares.collection.indexes.map(({ fields: [first] }) => first?.[0])).toEqual(
      expect.arrayContaining(['shareId', 'storyId']),
    );
  });

  it('has one link: sharing on other terms replaces the terms', () => {
    expect(after(shared(), shared({ endsAt: '2026-12-01T00:00:00.000Z' }))).toMatchObject({
      shareId: 'h',
      endsAt: '2026-12-01T00:00:00.000Z',
    });
  });

  it('is withdrawn with all of its link; shared once more it has another', () => {
    expect(after(shared(), ['StoryUnshared', StoryUnshared])).toBeUndefined();
    expect(after(shared(), ['StoryUnshared', StoryUnshared], shared({ shareId: 'h2' }))?.shareId).toBe('h2');
  });

  it('ends with the story', () => {
    expect(after(shared(), ['StoryDeleted', StoryDeleted])).toBeUndefined();
    expect(after(['StoryUnshared', StoryUnshared])).toBeUndefined();
  });
});
