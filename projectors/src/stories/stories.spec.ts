import type { StoryDocument } from '@storylark/contracts/documents';
import type { Projection } from '@storylark/platform/projection';
import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import { aLife } from '../testing/aLife.ts';
import { stories as projection } from './stories.ts';

const stories = projection as unknown as Projection<StoryDocument>;
const sealed = (field: string) => ({ subject: 'a/story/s', bound: `story-s e X ${field}`, box: 'AAAA' });
const at = '2026-11-20T19:00:00.000Z';
const ids = { accountId: 'a', storyId: 's' };
const choices = {
  storyTypeAsSent: 'everyday-life',
  storyType: 'everyday',
  setting: 'atHome',
  lesson: 'patience',
  language: 'german',
  length: 'normal',
  narratorVoice: 'female',
  voiceId: 'f1',
};
const told = () => {
  const event = recordedEvents();
  return {
    requested: event('StoryRequested', {
      ...ids,
      ...choices,
      window: '2026-11-01',
      characterId: 'c',
      companionIds: [],
      order: sealed('order'),
      at,
    }),
    written: event('TextWritten', {
      ...ids,
      manifest: 'a/story/s/text/1/manifest.json',
      words: 400,
      parts: 2,
      pictures: 2,
      used: [],
      seconds: 1,
      text: sealed('text'),
      at,
    }),
    secondPicture: event('IllustrationDrawn', {
      ...ids,
      index: 1,
      beat: 'echo',
      large: 'l1',
      small: 's1',
      seconds: 1,
      about: sealed('about'),
      at,
    }),
    part: event('NarrationPartRecorded', { ...ids, part: 0, at }),
    retrying: event('NarrationFailed', { ...ids, part: 1, attempt: 1, at }),
    narrated: event('NarrationRecorded', {
      ...ids,
      audio: 'audio',
      times: 'times',
      durationSeconds: 241,
      seconds: 3,
      at,
    }),
    firstPicture: event('IllustrationDrawn', {
      ...ids,
      index: 0,
      beat: 'cover',
      large: 'l0',
      small: 's0',
      seconds: 1,
      about: sealed('about'),
      at,
    }),
    finished: event('StoryFinished', { ...ids, at }),
    deleted: event('StoryDeleted', { ...ids, slotReturned: false, at }),
    late: event('NarrationPartRecorded', { ...ids, part: 1, at }),
  };
};
const after = (...events: ReturnType<ReturnType<typeof recordedEvents>>[]) =>
  projected(stories).from(events).documents['a/s'];

describe('a story as its account sees it', () => {
  it('begins with its choices, the word for its type as it was sent, and nothing made', () => {
    expect(after(told().requested)).toMatchObject({
      state: 'text_pending',
      storyTypeAsSent: 'everyday-life',
      storyType: 'everyday',
      text: null,
      audio: null,
      drawn: [],
      partsDone: [],
      narrationRetrying: false,
      slotReturned: false,
    });
  });
  it('moves on with the text, the narration and the end, and skips nothing when a picture comes early', () => {
    const { requested, written, secondPicture, narrated, firstPicture, finished } = told();
    expect(after(requested, written)?.state).toBe('narration_pending');
    expect(after(requested, written, secondPicture)?.state).toBe('narration_pending');
    expect(after(requested, written, secondPicture, narrated)).toMatchObject({
      state: 'image_pending',
      durationSeconds: 241,
      audio: 'audio',
    });
    expect(after(requested, written, secondPicture, narrated, firstPicture, finished)?.state).toBe(
      'finished',
    );
  });
  it('keeps the pictures in the order of the story', () => {
    const { requested, written, secondPicture, narrated, firstPicture } = told();
    expect(
      after(requested, written, secondPicture, narrated, firstPicture)?.drawn.map(({ beat }) => beat),
    ).toEqual(['cover', 'echo']);
  });
  it('says that a part is recorded again until the next part is there', () => {
    const { requested, written, part, retrying, narrated, late } = told();
    expect(after(requested, written, part, retrying)?.narrationRetrying).toBe(true);
    expect(after(requested, written, part, retrying, late)).toMatchObject({
      narrationRetrying: false,
      partsDone: [0, 1],
    });
    expect(after(requested, written, part, retrying, narrated)?.narrationRetrying).toBe(false);
  });
  it('is gone when deleted, and a late report does not bring it back', () => {
    const { requested, written, deleted, late } = told();
    expect(after(requested, written, deleted, late)).toBeUndefined();
  });
  it('passes its envelopes on as they were stored', () => {
    const { requested, written } = told();
    expect(after(requested, written)).toMatchObject({ order: sealed('order'), text: sealed('text') });
  });

  const lived = (...types: (keyof ReturnType<typeof aLife>)[]) => {
    const event = recordedEvents();
    return after(...types.map((type) => event(type, aLife()[type])));
  };
  it('that failed says why, gave its slot back, and records nothing anew', () => {
    expect(lived('StoryRequested', 'TextWritten', 'NarrationFailed', 'StoryFailed')).toMatchObject({
      state: 'failed',
      failureCode: 'narrationFailed',
      slotReturned: true,
      narrationRetrying: false,
      finishedAt: null,
    });
  });
  it('goes on without a picture that was given up', () => {
    const document = lived(
      'StoryRequested',
      'TextWritten',
      'IllustrationDrawn',
      'IllustrationFailed',
      'NarrationRecorded',
      'StoryFinished',
    );
    expect(document).toMatchObject({ state: 'finished', pictures: 2, picturesFailed: [1], finishedAt: at });
    expect(document?.drawn).toHaveLength(1);
  });
  it('shows on what terms it is shared, until it is not', () => {
    expect(lived('StoryRequested', 'StoryShared')?.share).toEqual({
      shareId: 'h',
      endsAt: null,
      indexable: false,
    });
    expect(lived('StoryRequested', 'StoryShared', 'StoryUnshared')?.share).toBeNull();
  });
  it('that was stopped is gone, as one deleted', () => {
    expect(lived('StoryRequested', 'StoryStopped', 'TextWritten')).toBeUndefined();
  });
  it('is not made of reports on one that nobody asked for', () => {
    const { requested: _none, ...reports } = told();
    expect(after(...Object.values(reports))).toBeUndefined();
  });
});
