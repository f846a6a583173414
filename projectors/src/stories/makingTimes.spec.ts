import type { MakingTimesDocument } from '@storylark/contracts/stories/documents';
import type { Projection } from '@storylark/platform/projection';
import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import { aLife } from '../testing/aLife.ts';
import { makingTimes as projection } from './makingTimes.ts';

const makingTimes = projection as unknown as Projection<MakingTimesDocument>;
type Type = keyof ReturnType<typeof aLife>;
const after = (...types: Type[]) => {
  const event = recordedEvents();
  return projected(makingTimes).from(types.map((type) => event(type, aLife()[type]))).documents['a/s'];
};

describe('how long a story took', () => {
  it('is known step by step, pictures together, and counts once it has finished', () => {
    expect(after('StoryRequested')).toMatchObject({
      length: 'normal',
      language: 'german',
      text: null,
      narration: null,
      mixing: null,
      pictures: null,
      finishedAt: null,
    });
    expect(
      after('StoryRequested', 'TextWritten', 'IllustrationDrawn', 'NarrationRecorded', 'IllustrationDrawn'),
    ).toMatchObject({ text: 3, narration: 20, pictures: 10, finishedAt: null });
    expect(after('StoryRequested', 'TextWritten', 'StoryFinished')?.finishedAt).toBe(
      aLife().StoryFinished.at,
    );
  });

  it('takes the longest of pictures that were painted, since they are asked for at once', () => {
    const event = recordedEvents();
    const life = aLife();
    const painted = (index: number, seconds: number) =>
      event('IllustrationDrawn', { ...life.IllustrationDrawn, index, seconds, madeBy: 'outside' });
    const told = [event('StoryRequested', life.StoryRequested), painted(0, 40), painted(1, 25)];
    expect(projected(makingTimes).from(told).documents['a/s']).toMatchObject({
      pictures: 40,
      picturesBy: 'outside',
    });
  });

  it('knows of the narration how long the mixing took after its last part, and never less than nothing', () => {
    const mixedAt = (at: string) => {
      const event = recordedEvents();
      const life = aLife();
      const part = (number: number, partAt: string) =>
        event('NarrationPartRecorded', { ...life.NarrationPartRecorded, part: number, at: partAt });
      return projected(makingTimes).from([
        event('StoryRequested', life.StoryRequested),
        part(0, '2026-11-01T08:00:00.000Z'),
        part(1, '2026-11-01T08:00:10.000Z'),
        event('NarrationRecorded', { ...life.NarrationRecorded, at }),
      ]).documents['a/s']?.mixing;
    };
    expect(mixedAt('2026-11-01T08:00:12.500Z')).toBe(2.5);
    expect(mixedAt('2026-11-01T07:59:00.000Z')).toBe(0);
    expect(after('StoryRequested', 'NarrationRecorded')?.mixing).toBeNull();
  });

  it('stays after the story: it says nothing of anybody', () => {
    const document = after(
      'StoryRequested',
      'TextWritten',
      'NarrationRecorded',
      'StoryFinished',
      'StoryDeleted',
    );
    expect(document?.text).toBe(3);
    expect(JSON.stringify(document)).not.toContain('box');
  });

  it('is not known of a story that nobody asked for', () => {
    expect(after('TextWritten', 'IllustrationDrawn', 'NarrationRecorded', 'StoryFinished')).toBeUndefined();
  });
});
