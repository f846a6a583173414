import { recordedEvents } from '@storylark/platform/testing/projected';
import { jobsOf } from './jobsOf.ts';

const event = recordedEvents();
const at = '2026-11-20T19:00:00.000Z';
const idsOf = (type: string, data: object) =>
  jobsOf(event(type, { accountId: 'a', at, ...data }, { id: 'e1' })).map(({ id }) => id);
const story = { storyId: 's' };

describe('what an event asks for', () => {
  it('a story begins with its text; narration and pictures follow it side by side', () => {
    expect(idsOf('StoryRequested', story)).toEqual(['a/story/s/text']);
    expect(idsOf('TextWritten', { ...story, pictures: 3 })).toEqual([
      'a/story/s/narration',
      'a/story/s/picture-0',
      'a/story/s/picture-1',
      'a/story/s/picture-2',
    ]);
  });
  it('a new face is painted, a new name alone is not', () => {
    expect(idsOf('CharacterCreated', { characterId: 'c', sheetVersion: 1 })).toEqual([
      'a/character/c/portrait-1',
    ]);
    expect(idsOf('CharacterChanged', { characterId: 'c', sheetVersion: 2, looksChanged: true })).toEqual([
      'a/character/c/portrait-2',
    ]);
    expect(idsOf('CharacterChanged', { characterId: 'c', sheetVersion: 3, looksChanged: false })).toEqual([]);
  });
  it('a story that failed or was stopped gives its slot back; one deleted late does not', () => {
    expect(idsOf('StoryFailed', story)).toEqual(['a/story/s/return-slot', 'a/story/s/drop-blobs']);
    expect(idsOf('StoryStopped', story)).toEqual(['a/story/s/return-slot', 'a/story/s/shred']);
    expect(idsOf('StoryDeleted', { ...story, slotReturned: true })).toEqual([
      'a/story/s/return-slot',
      'a/story/s/shred',
    ]);
    expect(idsOf('StoryDeleted', { ...story, slotReturned: false })).toEqual(['a/story/s/shred']);
  });
  it('a change of address is told to both addresses', () => {
    expect(idsOf('EmailChangeRequested', {})).toEqual(['a/account/mail-e1', 'a/account/mail-e1-old']);
  });
  it('a deleted character goes with its stories, or its unwritten ones fail', () => {
    expect(idsOf('CharacterDeleted', { characterId: 'c', withStories: true })).toEqual([
      'a/character/c/shred',
      'a/character/c/delete-stories',
    ]);
    expect(idsOf('CharacterDeleted', { characterId: 'c', withStories: false })).toEqual([
      'a/character/c/shred',
      'a/character/c/fail-stories',
    ]);
  });
  it('a deleted account is erased', () =>
    expect(idsOf('AccountDeleted', { reason: 'other' })).toEqual(['a/account/erase']));
  it('a job goes back to its event, under the event’s correlation; an older event has none', () => {
    const [asked, older] = [{ at, $correlationId: 'c1', $causationId: 'e0' }, { at }].map((metadata) =>
      jobsOf({ ...event('AccountDeleted', { accountId: 'a', reason: 'other', at }, { id: 'e1' }), metadata }),
    );
    expect(asked).toMatchObject([{ correlationId: 'c1', causationId: 'e1' }]);
    expect(older).toMatchObject([{ causationId: 'e1' }]);
    expect(older?.[0]).not.toHaveProperty('correlationId');
  });
  it('nothing that a job carries is personal: ids only', () => {
    const [job] = jobsOf(
      event('CharacterCreated', {
        accountId: 'a',
        characterId: 'c',
        sheetVersion: 1,
        sheet: { subject: 'x', bound: 'y', box: 'secret' },
        at,
      }),
    );
    expect(JSON.stringify(job)).not.toContain('secret');
  });
});
