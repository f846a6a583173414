import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import { unnamedSteps } from './unnamedSteps.ts';

const at = '2026-11-01T08:00:00.000Z';
const dayLater = '2026-11-02T08:00:00.000Z';
const story = { accountId: 'a', storyId: 's', at };
const character = { accountId: 'a', characterId: 'c', at };
const from = (type: string, data: object) => {
  const event = recordedEvents()(type, data);
  return unnamedSteps.handles.includes(type)
    ? Object.values(projected(unnamedSteps).from([event]).documents)
    : [];
};

it.each(['StoryFinished', 'StoryFailed', 'StoryStopped', 'StoryDeleted', 'IllustrationDrawn'])(
  'a story is looked at a day after %s',
  (type) => {
    expect(from(type, story)).toMatchObject([
      { _id: 'a/story/s', accountId: 'a', subject: 'story/s', dueAt: dayLater },
    ]);
  },
);

it.each(['PortraitDrawn', 'ReferenceSheetPainted', 'CharacterDeleted'])(
  'a character is looked at a day after %s',
  (type) => {
    expect(from(type, character)).toMatchObject([
      { _id: 'a/character/c', accountId: 'a', subject: 'character/c', dueAt: dayLater },
    ]);
  },
);

it.each(['StoryRequested', 'TextWritten', 'IllustrationFailed', 'PortraitFailed'])(
  '%s asks for no look: more is to come, or may be',
  (type) => {
    expect(from(type, type === 'PortraitFailed' ? character : story)).toEqual([]);
  },
);

it('a later event puts the look off, and a row that was taken away comes again', () => {
  const event = recordedEvents();
  const later = { ...story, at: '2026-12-01T00:00:00.000Z' };
  const finished = projected(unnamedSteps).from([event('StoryFinished', story)]);
  const drawn = finished.from([event('IllustrationDrawn', later)]);
  expect(drawn.documents['a/story/s']?.dueAt).toBe('2026-12-02T00:00:00.000Z');
  const anew = projected(unnamedSteps).from([event('IllustrationDrawn', later)]);
  expect(anew.documents['a/story/s']?.dueAt).toBe('2026-12-02T00:00:00.000Z');
});
