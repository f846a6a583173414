import type { ListeningDocument } from '@storylark/contracts/documents';
import type { Projection } from '@storylark/platform/projection';
import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import { aLife, at } from '../testing/aLife.ts';
import { listening as projection } from './listening.ts';

const listening = projection as unknown as Projection<ListeningDocument>;
const heard = (changes = {}) => ['StoryListened', { ...aLife().StoryListened, ...changes }] as const;
const after = (...told: (readonly [string, object])[]) => {
  const event = recordedEvents();
  return projected(listening).from(told.map(([type, data]) => event(type, data))).documents['a/s'];
};

describe('where a story was left', () => {
  it('is where it was heard last, also when that is further back', () => {
    expect(after(heard())).toMatchObject({ positionSeconds: 12, finished: false, at });
    expect(
      after(heard({ positionSeconds: 200, finished: true }), heard({ positionSeconds: 3 })),
    ).toMatchObject({
      positionSeconds: 3,
      finished: false,
    });
  });

  it('is nowhere once the story is deleted', () => {
    expect(after(heard(), ['StoryDeleted', aLife().StoryDeleted])).toBeUndefined();
  });
});
