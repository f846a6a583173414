import type { StoryDocument } from '@storylark/contracts/documents';
import type { MakingTimesDocument } from '@storylark/contracts/stories/documents';
import type { Projection } from '@storylark/platform/projection';
import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import { aLife, sealed } from '../testing/aLife.ts';
import { makingTimes as timesProjection } from './makingTimes.ts';
import { stories as storiesProjection } from './stories.ts';

type Life = ReturnType<typeof aLife>;
type Happened = { [T in keyof Life]: readonly [type: T, changes?: Partial<Life[T]>] }[keyof Life];
const eventsOf = (happened: readonly Happened[]) => {
  const event = recordedEvents();
  return happened.map(([type, changes = {}]) => event(type, { ...aLife()[type], ...changes }));
};
const story = (...happened: Happened[]) =>
  projected(storiesProjection as unknown as Projection<StoryDocument>).from(eventsOf(happened)).documents[
    'a/s'
  ];
const times = (...happened: Happened[]) =>
  projected(timesProjection as unknown as Projection<MakingTimesDocument>).from(eventsOf(happened)).documents[
    'a/s'
  ];

const told = (index: number): Happened => ['ParagraphTold', { index, told: sealed(`told ${index}`) }];
const outside = { madeBy: 'outside' } as const;

describe('a story told paragraph by paragraph', () => {
  it('is kept sealed as it comes', () =>
    expect(story(['StoryRequested'], told(0), told(1))).toMatchObject({
      told: [sealed('told 0'), sealed('told 1')],
      text: null,
      state: 'text_pending',
    }));

  it('begins anew where it was dropped', () =>
    expect(story(['StoryRequested'], told(0), told(1), ['ParagraphsDropped'], told(0))?.told).toEqual([
      sealed('told 0'),
    ]));

  it('is the text once that is there, and nothing where it failed', () => {
    expect(story(['StoryRequested'], told(0), ['TextWritten'])).toMatchObject({
      told: [],
      text: sealed('text', 'a/story/s'),
    });
    expect(story(['StoryRequested'], told(0), ['StoryFailed', { code: 'helperFailed' }])).toMatchObject({
      told: [],
      failureCode: 'helperFailed',
      slotReturned: true,
    });
  });

  it('is gone when it is stopped or deleted', () => {
    expect(story(['StoryRequested'], told(0), ['StoryStopped'])).toBeUndefined();
    expect(story(['StoryRequested'], told(0), ['StoryDeleted'], told(1))).toBeUndefined();
  });
});

describe('who made a story', () => {
  it('is known of each step, and is the house where nobody is named', () => {
    expect(
      story(
        ['StoryRequested'],
        ['TextWritten', outside],
        ['NarrationRecorded'],
        ['IllustrationDrawn', { ...outside, index: 1 }],
        ['IllustrationDrawn'],
      ),
    ).toMatchObject({
      textMade: { by: 'outside', seconds: 3 },
      narrationMade: { by: 'house', seconds: 20 },
      drawn: [
        { index: 0, made: { by: 'house', seconds: 5 } },
        { index: 1, made: { by: 'outside', seconds: 5 } },
      ],
    });
    expect(story(['StoryRequested'])).toMatchObject({ textMade: null, narrationMade: null });
  });

  it('goes with the time it took, so that waiting is reckoned by the same hands', () => {
    const asked: Happened = ['OutsideModelUsed', { outcome: 'houseTookOver', reason: 'slow' }];
    const bothWays: Happened[][] = [
      [asked, ['TextWritten']],
      [['TextWritten'], asked],
    ];
    for (const happened of bothWays)
      expect(times(['StoryRequested'], ...happened)).toMatchObject({
        textBy: 'outside',
        narrationBy: null,
      });
    const full: Happened = ['OutsideModelUsed', { calls: 0, outcome: 'houseTookOver', reason: 'budget' }];
    expect(times(['StoryRequested'], full, ['TextWritten'])?.textBy).toBe('house');
    expect(times(['StoryRequested'])).toMatchObject({ textBy: null, narrationBy: null, picturesBy: null });
    expect(
      times(
        ['StoryRequested'],
        ['TextWritten', outside],
        ['NarrationRecorded'],
        ['IllustrationDrawn', outside],
        ['IllustrationDrawn', { index: 1 }],
      ),
    ).toMatchObject({ textBy: 'outside', narrationBy: 'house', picturesBy: 'outside', pictures: 10 });
  });
});
