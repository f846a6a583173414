import type { CharacterDocument } from '@storylark/contracts/documents';
import type { Projection } from '@storylark/platform/projection';
import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import { aLife, at, sealed } from '../testing/aLife.ts';
import { characters as projection } from './characters.ts';

const characters = projection as unknown as Projection<CharacterDocument>;
type Told = keyof ReturnType<typeof aLife> | [keyof ReturnType<typeof aLife>, object];
const documentsAfter = (...told: Told[]) => {
  const event = recordedEvents();
  return projected(characters).from(
    told.map((one) => {
      const [type, changes] = typeof one === 'string' ? [one, {}] : one;
      return event(type, { ...aLife()[type], ...changes });
    }),
  ).documents;
};
const after = (...told: Told[]) => documentsAfter(...told)['a/c'];
const later = '2026-11-21T19:00:00.000Z';

describe('a character as its account sees it', () => {
  it('begins with its sheet under seal, without links, its portrait on the way', () => {
    expect(after('CharacterCreated')).toEqual({
      _id: 'a/c',
      accountId: 'a',
      characterId: 'c',
      sheetVersion: 1,
      sheet: sealed('sheet', 'a/character/c'),
      links: [],
      state: 'image_pending',
      portrait: null,
      referenceSheet: null,
      createdAt: at,
      updatedAt: at,
      position: 0,
    });
  });

  it('is drawn', () => {
    expect(after('CharacterCreated', 'PortraitDrawn')).toMatchObject({
      state: 'finished',
      portrait: 'a/character/c/portrait-1/1/manifest.json',
    });
  });

  it('with another face waits for another portrait, and keeps the old one until then', () => {
    const changed: Told = ['CharacterChanged', { at: later }];
    expect(after('CharacterCreated', 'PortraitDrawn', changed)).toMatchObject({
      sheetVersion: 2,
      sheet: sealed('sheet 2', 'a/character/c'),
      state: 'image_pending',
      portrait: 'a/character/c/portrait-1/1/manifest.json',
      createdAt: at,
      updatedAt: later,
    });
  });

  it('has a sheet that outside models go by, until it has another face', () => {
    const sheet = { referenceSheet: 'a/character/c/reference-1/1/manifest.json' };
    const renamed: Told = ['CharacterChanged', { looksChanged: false }];
    expect(after('CharacterCreated', 'ReferenceSheetPainted', renamed)).toMatchObject(sheet);
    expect(after('CharacterCreated', 'ReferenceSheetPainted', 'CharacterChanged')).toMatchObject({
      referenceSheet: null,
    });
  });

  it('with another name alone stays as it was drawn, or as it failed', () => {
    const renamed: Told = ['CharacterChanged', { looksChanged: false }];
    expect(after('CharacterCreated', 'PortraitDrawn', renamed)?.state).toBe('finished');
    expect(after('CharacterCreated', 'PortraitFailed', renamed)?.state).toBe('image_failed');
  });

  it('whose portrait failed keeps the one it had', () => {
    expect(after('CharacterCreated', 'PortraitDrawn', 'CharacterChanged', 'PortraitFailed')).toMatchObject({
      state: 'image_failed',
      portrait: 'a/character/c/portrait-1/1/manifest.json',
    });
  });

  it('holds the links it was left with, none added up', () => {
    const cut: Told = ['RelationshipsUpdated', { links: [], at: later }];
    expect(after('CharacterCreated', 'RelationshipsUpdated')?.links).toEqual([
      { characterUuid: 'd', relationshipType: 'friend' },
    ]);
    expect(after('CharacterCreated', 'RelationshipsUpdated', cut)).toMatchObject({
      links: [],
      updatedAt: later,
    });
  });

  it('is gone when deleted, and a portrait that comes late does not bring it back', () => {
    expect(
      after('CharacterCreated', 'CharacterDeleted', 'PortraitDrawn', 'RelationshipsUpdated'),
    ).toBeUndefined();
  });

  it('is not made of what happened to one that nobody knows', () => {
    expect(
      documentsAfter(
        'CharacterChanged',
        'PortraitDrawn',
        'PortraitFailed',
        'RelationshipsUpdated',
        'CharacterDeleted',
      ),
    ).toEqual({});
  });

  it('is one of its account alone: the same id elsewhere is another character', () => {
    const others: Told = ['CharacterCreated', { accountId: 'b' }];
    const theirs: Told = ['CharacterDeleted', { accountId: 'b' }];
    expect(Object.keys(documentsAfter('CharacterCreated', others))).toEqual(['a/c', 'b/c']);
    expect(Object.keys(documentsAfter('CharacterCreated', others, theirs))).toEqual(['a/c']);
  });
});
