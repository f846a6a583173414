import type { CostSumDocument, StoryCostsDocument } from '@storylark/contracts/admin/documents';
import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import { aLife } from '../testing/aLife.ts';
import { costs } from './costs.ts';

type Life = ReturnType<typeof aLife>;
type Happened =
  | readonly [type: 'use', day: string, changes?: Partial<Life['OutsideModelUsed']>]
  | readonly [type: 'StoryRequested' | 'StoryDeleted', day: string, changes?: { storyId: string }];

const after = (...happened: Happened[]) => {
  const event = recordedEvents();
  const { documents, sums } = projected(costs).from(
    happened.map(([what, day, changes = {}]) => {
      const type = what === 'use' ? 'OutsideModelUsed' : what;
      return event(type, { ...aLife()[type], at: `${day}T12:00:00.000Z`, ...changes });
    }),
  );
  return {
    stories: documents as unknown as Record<string, StoryCostsDocument>,
    sums: sums as unknown as Record<string, CostSumDocument>,
  };
};
const day = '2026-11-20';
const requested = ['StoryRequested', day] as const;

describe('what outside models cost', () => {
  it('is summed up by day, purpose and model, a model’s dots and slashes and all', () => {
    const { sums } = after(
      requested,
      ['use', day],
      ['use', day, { useId: '2', outcome: 'houseTookOver', reason: 'slow', retries: 2 }],
      [
        'use',
        day,
        { useId: '3', role: 'speech', step: 'narration', model: 'lab/voice-2.0', microDollars: 5 },
      ],
      ['use', '2026-11-21', { useId: '4' }],
    );
    expect(sums['day/2026-11-20/text/m-1.5']).toMatchObject({
      kind: 'day',
      day,
      role: 'text',
      model: 'm-1.5',
      sums: { costs: { calls: 30, retries: 3, microDollars: 42_000, kept: 1, houseTookOver: 1 } },
    });
    expect(sums['day/2026-11-20/speech/lab/voice-2.0']?.sums.costs?.microDollars).toBe(5);
    expect(sums['day/2026-11-21/text/m-1.5']?.sums.costs?.calls).toBe(15);
  });

  it('counts a story on the day on which it first asks one', () => {
    const second = { storyId: 't' };
    const { sums } = after(
      requested,
      ['StoryRequested', day, second],
      ['use', day],
      ['use', '2026-11-21', { useId: '2' }],
      ['use', '2026-11-21', { useId: '3', ...second }],
    );
    expect(sums['day/2026-11-20']).toMatchObject({
      role: null,
      model: null,
      sums: { costs: { stories: 1 } },
    });
    expect(sums['day/2026-11-21']?.sums).toEqual({ costs: { stories: 1 } });
  });

  it('is known of each story, also of one that is deleted before it is told', () => {
    const { stories } = after(
      requested,
      ['use', day],
      ['StoryDeleted', day],
      ['use', '2026-11-21', { useId: '2', microDollars: 7 }],
    );
    expect(stories['a/s']).toMatchObject({ microDollars: 21_007, lastDay: '2026-11-21' });
    expect(stories['a/s']?.uses.map(({ useId }) => useId)).toEqual(['1/text', '2']);
  });

  it('says nothing of a story that asked nobody, and makes no row of one that nobody knows', () => {
    expect(after(requested)).toMatchObject({ stories: { 'a/s': { uses: [], lastDay: null } }, sums: {} });
    expect(after(['use', day])).toEqual({ stories: {}, sums: {} });
  });
});
