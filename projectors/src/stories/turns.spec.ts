import type { TurnsDocument } from '@storylark/contracts/stories/documents';
import type { Projection } from '@storylark/platform/projection';
import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import { aLife } from '../testing/aLife.ts';
import { turns as projection } from './turns.ts';

const turns = projection as unknown as Projection<TurnsDocument>;
type Told = readonly [type: string, data: object];
const requested = (storyId: string, characterId: string): Told => [
  'StoryRequested',
  { ...aLife().StoryRequested, storyId, characterId },
];
const happened = (type: 'TextWritten' | 'StoryFailed' | 'StoryStopped' | 'StoryDeleted', storyId: string) =>
  [type, { ...aLife()[type], storyId }] as const;
const after = (...told: Told[]) => {
  const event = recordedEvents();
  return projected(turns).from(told.map(([type, data]) => event(type, data))).documents['a'];
};
const had = (...told: Told[]) => after(...told)?.turns.map(({ characterId }) => characterId);

describe('turns', () => {
  it('are had from the order on, one after the other', () => {
    expect(had(requested('1', 'mia'), requested('2', 'mia'), requested('3', 'emil'))).toEqual([
      'mia',
      'mia',
      'emil',
    ]);
    expect(after(requested('1', 'mia'))?.turns[0]?.choices).toMatchObject({
      setting: 'atHome',
      lesson: 'patience',
      length: 'normal',
      voiceId: 'f1',
    });
  });

  it.each(['StoryFailed', 'StoryStopped'] as const)('are not had by a story that ended with %s', (type) => {
    const told = [requested('1', 'mia'), happened('TextWritten', '1'), requested('2', 'emil')];
    expect(had(...told, happened(type, '2'))).toEqual(['mia']);
    expect(had(...told, happened(type, '1'))).toEqual(['emil']);
  });

  it('stay had when their story is deleted, without what it was about; not if there was no text yet', () => {
    const ordered = requested('1', 'mia');
    expect(had(ordered, happened('StoryDeleted', '1'))).toEqual([]);
    const deleted = after(ordered, happened('TextWritten', '1'), happened('StoryDeleted', '1'));
    expect(deleted?.turns).toEqual([expect.objectContaining({ characterId: 'mia', choices: null })]);
  });

  it('go with their hero', () => {
    const gone = ['CharacterDeleted', { ...aLife().CharacterDeleted, characterId: 'mia' }] as const;
    expect(had(requested('1', 'mia'), requested('2', 'emil'), gone)).toEqual(['emil']);
    expect(after(gone)).toBeUndefined();
  });

  it('do not grow for ever', () => {
    const many = Array.from({ length: 100 }, (_, n) => requested(`${n}`, n < 99 ? 'mia' : 'emil'));
    const kept = had(...many);
    expect(kept).toHaveLength(40);
    expect(kept?.at(-1)).toBe('emil');
  });
});
