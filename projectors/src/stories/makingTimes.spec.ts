import type { MakingTimesDocument } from '@storylark/contracts/documents';
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
