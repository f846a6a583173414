import { endedBy } from './endedBy.ts';
import { eventTypes, makesKey, sealing } from './eventTypes.ts';
import type { SubjectKind } from './sealing.ts';

const sealed = Object.entries(sealing) as [string, Record<string, SubjectKind>][];
const kindsOf = (type: string) => Object.values(sealed.find(([one]) => one === type)?.[1] ?? {});
const kinds: SubjectKind[] = ['account', 'character', 'story'];
const ids = { accountId: 'a', characterId: 'c', storyId: 's' };
const idOf: Record<SubjectKind, string> = { account: 'a', character: 'a/character/c', story: 'a/story/s' };

describe('events', () => {
  it('have one stream each: a reader knows by the type alone whose it is', () => {
    const all = Object.values(eventTypes).flat();
    expect(new Set(all).size).toBe(all.length);
  });

  it('that have personal fields are events of ours, with one envelope for each subject', () => {
    const known = new Set<string>(Object.values(eventTypes).flat());
    for (const [type] of sealed) {
      expect(known).toContain(type);
      expect(new Set(kindsOf(type)).size).toBe(kindsOf(type).length);
    }
  });

  it('begin each key once, in the event that first seals with it', () => {
    const all = Object.values(eventTypes).flat();
    expect(makesKey).toEqual(kinds.map((kind) => all.find((type) => kindsOf(type).includes(kind))));
    expect(makesKey.map(kindsOf)).toEqual(kinds.map((kind) => [kind]));
  });

  it.each([
    ['account', ['AccountDeleted']],
    ['character', ['CharacterDeleted']],
    ['story', ['StoryStopped', 'StoryDeleted']],
  ] as const)('end the key of one %s', (kind, ends) => {
    const ending = Object.values(eventTypes)
      .flat()
      .filter((type) => endedBy(type, ids) === idOf[kind]);
    expect(ending).toEqual(ends);
  });

  it('that fail or abandon a story leave its key: its choices are shown beside the next try', () => {
    for (const type of ['StoryFailed', 'StoryAbandoned', 'StoryFinished', 'AccountErased'])
      expect(endedBy(type, ids)).toBeNull();
  });
});
