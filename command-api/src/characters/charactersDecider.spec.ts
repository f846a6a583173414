import type { CharacterEvent, StoredSheet } from '@storylark/contracts/characters/events';
import type { FamilyLink } from '@storylark/contracts/characters/vocabulary';
import { given as givenPast } from '@storylark/platform/testing/given';
import {
  charactersDecider,
  portraitIsKept,
  type CharactersCommand,
  type CharactersContext,
} from './charactersDecider.ts';
import { characterView } from './sheets.ts';

const accountId = 'family';
const at = '2026-11-01T08:00:00.000Z';
const on = (plan: CharactersContext['plan']): CharactersContext => ({ accountId, at, plan });
const [basic, standard] = [on('basic'), on('standard')];

const sheet = (name: string, change: Partial<StoredSheet> = {}): StoredSheet => ({
  name,
  age: 6,
  gender: 'girl',
  hairColor: 'red',
  eyeColor: 'green',
  hairStyle: 'curly',
  skinColor: 'light',
  characterType: 'human',
  characterRole: 'main',
  storyRole: 'hero',
  personalityTrait: 'brave',
  physicalAttribute: 'freckled',
  ...change,
});
const created = (characterId: string, change: Partial<StoredSheet> = {}): CharacterEvent => ({
  type: 'CharacterCreated',
  data: { accountId, characterId, sheetVersion: 1, sheet: sheet(characterId, change), at },
});
const linked = (characterId: string, ...links: FamilyLink[]): CharacterEvent => ({
  type: 'RelationshipsUpdated',
  data: { accountId, characterId, links, at },
});
const deleted = (characterId: string): CharacterEvent => ({
  type: 'CharacterDeleted',
  data: { accountId, characterId, withStories: false, at },
});
const changed = (
  characterId: string,
  sheetVersion: number,
  looksChanged: boolean,
  change: Partial<StoredSheet>,
): CharacterEvent => ({
  type: 'CharacterChanged',
  data: { accountId, characterId, sheetVersion, looksChanged, sheet: sheet(characterId, change), at },
});
const manifestOf = (characterId: string, sheetVersion: number) =>
  `${characterId}/portrait-${sheetVersion}/manifest.json`;
const drawn = (characterId: string, sheetVersion: number): CharacterEvent => ({
  type: 'PortraitDrawn',
  data: { accountId, characterId, sheetVersion, manifest: manifestOf(characterId, sheetVersion), at },
});
const link = (characterUuid: string, relationshipType: FamilyLink['relationshipType']): FamilyLink => ({
  characterUuid,
  relationshipType,
});

const create = (characterId: string, ...links: FamilyLink[]): CharactersCommand => ({
  type: 'CreateCharacter',
  characterId,
  sheet: sheet(characterId),
  links,
});
const put = (
  characterId: string,
  links?: readonly FamilyLink[],
  change: Partial<StoredSheet> = {},
): CharactersCommand => ({
  type: 'ChangeCharacter',
  characterId,
  sheet: sheet(characterId, change),
  links,
});
const remove = (characterId: string): CharactersCommand => ({
  type: 'DeleteCharacter',
  characterId,
  withStories: false,
});
const painted = (
  characterId: string,
  sheetVersion: number,
  manifest = manifestOf(characterId, sheetVersion),
): CharactersCommand => ({
  type: 'ReportPortrait',
  characterId,
  sheetVersion,
  outcome: { manifest },
});
const notPainted = (characterId: string, sheetVersion: number): CharactersCommand => ({
  type: 'ReportPortrait',
  characterId,
  sheetVersion,
  outcome: { failed: 'no paint' },
});

const sheetPainted = (sheetVersion: number, manifest = 'reference'): CharactersCommand => ({
  type: 'ReportReferenceSheet',
  characterId: 'mia',
  sheetVersion,
  manifest,
});

const given = (...past: CharacterEvent[]) => givenPast(charactersDecider, past);
const linksOf = (past: readonly CharacterEvent[], id: string) =>
  characterView(given(...past).state, id, String).familyLinks;
/** The log after a command, for what is to be seen afterwards. */
const then = (past: readonly CharacterEvent[], command: CharactersCommand, context = standard) => [
  ...past,
  ...charactersDecider.decide(command, given(...past).state, context),
];

describe('creating a character', () => {
  it('adds it with the first version of its sheet', () =>
    given().when(create('mia'), on('free')).thenEvents(created('mia')));
  it('stays quiet when the same request comes twice, also at the limit', () =>
    given(created('mia')).when(create('mia'), on('free')).thenNothing());
  it('does not bring a deleted character back', () =>
    given(created('mia'), deleted('mia')).when(create('mia'), standard).thenRefused('idAlreadyUsed'));

  it.each([
    ['free', 1],
    ['basic', 2],
    ['standard', 5],
    ['premium', 10],
  ] as const)('on %s ends at %i, main and side counted alike', (plan, limit) => {
    const past = Array.from({ length: limit }, (_, i) =>
      created(`c${i}`, { characterRole: i % 2 ? 'side' : 'main' }),
    );
    given(...past.slice(1))
      .when(create('next'), on(plan))
      .thenTypes('CharacterCreated');
    given(...past)
      .when(create('next'), on(plan))
      .thenRefused('characterLimitReached', { limit, plan });
  });
  it('is possible again once one is deleted', () =>
    given(created('mia'), deleted('mia')).when(create('ben'), on('free')).thenTypes('CharacterCreated'));

  it('links it at once', () =>
    given(created('mia'))
      .when(create('ben', link('mia', 'sibling')), standard)
      .thenEvents(created('ben'), linked('ben', link('mia', 'sibling'))));
  it('does not link it without the plan for it', () =>
    given(created('mia'))
      .when(create('ben', link('mia', 'sibling')), basic)
      .thenRefused('premiumFeature'));
});

describe('changing a character', () => {
  it('writes down a new version', () =>
    given(created('mia'))
      .when(put('mia', undefined, { name: 'Mila' }), basic)
      .thenEvents(changed('mia', 2, false, { name: 'Mila' })));
  it.each([
    { age: 7 },
    { gender: 'boy' },
    { hairColor: 'black' },
    { eyeColor: 'blue' },
    { hairStyle: 'bun' },
    { skinColor: 'tan' },
    { characterType: 'robot' },
    { personalityTrait: 'wise' },
    { physicalAttribute: 'tall' },
  ] satisfies Partial<StoredSheet>[])('asks for a new portrait when it looks different: %j', (change) =>
    given(created('mia'))
      .when(put('mia', undefined, change), basic)
      .thenEvents(changed('mia', 2, true, change)),
  );
  it('keeps its portrait when its part in stories changes', () =>
    given(created('mia'))
      .when(put('mia', undefined, { storyRole: 'guide', characterRole: 'side' }), basic)
      .thenEvents(changed('mia', 2, false, { storyRole: 'guide', characterRole: 'side' })));
  it('writes down other fields too', () =>
    given(created('mia'))
      .when(put('mia', undefined, { extras: { pet: 'Bo' } }), basic)
      .thenEvents(changed('mia', 2, false, { extras: { pet: 'Bo' } })));
  it('appends nothing when nothing changes', () => {
    given(created('mia')).when(put('mia'), basic).thenNothing();
    given(created('mia')).when(put('mia', []), basic).thenNothing();
  });
  it('changes sheet and links in one go', () =>
    given(created('mia'), created('ben'))
      .when(put('mia', [link('ben', 'friend')], { age: 7 }), standard)
      .thenEvents(changed('mia', 2, true, { age: 7 }), linked('mia', link('ben', 'friend'))));
  it('is refused for one that is not there', () => {
    given().when(put('mia'), basic).thenRefused('characterNotFound');
    given(created('mia'), deleted('mia')).when(put('mia'), basic).thenRefused('characterNotFound');
  });
  it('is refused for one whose sheet is gone with its key', () => {
    const erased: CharacterEvent = {
      type: 'CharacterCreated',
      data: { accountId, characterId: 'mia', sheetVersion: 1, sheet: 'erased', at },
    };
    given(erased).when(put('mia'), basic).thenRefused('characterNotFound');
  });
});

describe('relationships', () => {
  const family = [created('mia'), created('ben', { gender: 'boy' }), created('ada')];
  const benIsFather = [...family, linked('mia', link('ben', 'parent'))];

  it('are shown on both characters, stored on one', () => {
    const past = then(family, put('mia', [link('ben', 'parent'), link('ada', 'sibling')]));
    expect(past.slice(family.length)).toEqual([linked('mia', link('ben', 'parent'), link('ada', 'sibling'))]);
    expect(linksOf(past, 'mia')).toEqual([link('ben', 'parent'), link('ada', 'sibling')]);
    expect(linksOf(past, 'ben')).toEqual([{ ...link('mia', 'daughter'), derived: true }]);
    expect(linksOf(past, 'ada')).toEqual([{ ...link('mia', 'sibling'), derived: true }]);
  });
  it('drop links to the character itself and merge repeated pairs', () =>
    given(...family)
      .when(
        put('mia', [
          link('mia', 'friend'),
          link('ada', 'friend'),
          link('ada', 'friend'),
          link('ada', 'sibling'),
        ]),
        standard,
      )
      .thenEvents(linked('mia', link('ada', 'friend'), link('ada', 'sibling'))));
  it('stay untouched when a change does not name them', () =>
    given(...benIsFather)
      .when(put('mia'), standard)
      .thenNothing());
  it('sent back as shown change nothing, in whatever word', () => {
    for (const word of ['daughter', 'child', 'son'] as const)
      given(...benIsFather)
        .when(put('ben', [link('mia', word)], { gender: 'boy' }), standard)
        .thenNothing();
  });
  it('vanish on both when taken away where they are stored', () => {
    const past = then(benIsFather, put('mia', []));
    expect([linksOf(past, 'mia'), linksOf(past, 'ben')]).toEqual([[], []]);
  });
  it('vanish on both when taken away on the other character', () => {
    given(...benIsFather)
      .when(put('ben', [], { gender: 'boy' }), standard)
      .thenEvents(linked('mia'));
  });
  it('vanish when the other character says none, and nothing else does', () => {
    const past = [...family, linked('mia', link('ben', 'parent'), link('ada', 'sibling'))];
    given(...past)
      .when(put('ben', [link('mia', 'none')], { gender: 'boy' }), standard)
      .thenEvents(linked('mia', link('ada', 'sibling')));
    given(...past)
      .when(put('mia', [link('ada', 'sibling'), link('ben', 'parent'), link('ben', 'none')]), standard)
      .thenEvents(linked('mia', link('ada', 'sibling')));
  });
  it('changed on the other character move there', () => {
    const past = then(benIsFather, put('ben', [link('mia', 'friend')], { gender: 'boy' }));
    expect(linksOf(past, 'mia')).toEqual([{ ...link('ben', 'friend'), derived: true }]);
    expect(linksOf(past, 'ben')).toEqual([link('mia', 'friend')]);
  });
  it('do not link to a character that never was', () =>
    given(...family)
      .when(put('mia', [link('ada', 'friend'), link('nobody', 'friend')]), standard)
      .thenRefused('characterNotFound', { loc: ['body', 'familyLinks', 1, 'characterUuid'] }));
  it('forget one deleted meanwhile, so that a screen opened earlier can still be saved', () => {
    const past = [...benIsFather, deleted('ben')];
    expect(linksOf(past, 'mia')).toEqual([]);
    given(...past)
      .when(put('mia', []), standard)
      .thenNothing();
    given(...past)
      .when(put('mia', [link('ada', 'friend'), link('ben', 'parent')]), standard)
      .thenEvents(linked('mia', link('ada', 'friend')));
  });

  it('are refused without the plan for them', () =>
    given(...family)
      .when(put('mia', [link('ben', 'parent')]), basic)
      .thenRefused('premiumFeature'));
  it('made earlier stay and may be sent back after a downgrade, from either side', () => {
    given(...benIsFather)
      .when(put('mia', [link('ben', 'parent')]), basic)
      .thenNothing();
    given(...benIsFather)
      .when(put('ben', [link('mia', 'daughter')], { gender: 'boy' }), basic)
      .thenNothing();
    given(...benIsFather)
      .when(put('mia', [link('ben', 'parent')], { age: 7 }), basic)
      .thenTypes('CharacterChanged');
    given(...benIsFather)
      .when(put('mia', [link('ben', 'parent'), link('ada', 'friend')]), basic)
      .thenRefused('premiumFeature');
    given(...benIsFather)
      .when(put('mia', [link('ben', 'grandparent')]), basic)
      .thenRefused('premiumFeature');
    given(...benIsFather)
      .when(put('mia', []), basic)
      .thenEvents(linked('mia'));
  });
});

describe('deleting a character', () => {
  it('happens once', () => {
    given(created('mia')).when(remove('mia'), basic).thenEvents(deleted('mia'));
    given(created('mia'), deleted('mia')).when(remove('mia'), basic).thenNothing();
  });
  it('says whether its stories go too', () =>
    given(created('mia'))
      .when({ type: 'DeleteCharacter', characterId: 'mia', withStories: true }, basic)
      .thenEvents({
        type: 'CharacterDeleted',
        data: { accountId, characterId: 'mia', withStories: true, at },
      }));
  it('is refused for one that never was', () =>
    given().when(remove('mia'), basic).thenRefused('characterNotFound'));
});

describe('a portrait', () => {
  const stateOf = (...past: CharacterEvent[]) => {
    const { state, portraitUrl } = characterView(given(...past).state, 'mia', (key) => `/media/${key}`);
    return [state, portraitUrl];
  };

  it('is awaited, then there', () => {
    expect(stateOf(created('mia'))).toEqual(['image_pending', null]);
    given(created('mia')).when(painted('mia', 1), basic).thenEvents(drawn('mia', 1));
    expect(stateOf(created('mia'), drawn('mia', 1))).toEqual([
      'finished',
      '/media/mia/portrait-1/portrait.png',
    ]);
  });
  it('is given up, and taken all the same when a later attempt brings it', () => {
    const failed: CharacterEvent = {
      type: 'PortraitFailed',
      data: { accountId, characterId: 'mia', sheetVersion: 1, reason: 'no paint', at },
    };
    given(created('mia')).when(notPainted('mia', 1), basic).thenEvents(failed);
    expect(stateOf(created('mia'), failed)).toEqual(['image_failed', null]);
    given(created('mia'), failed).when(notPainted('mia', 1), basic).thenNothing();
    given(created('mia'), failed).when(painted('mia', 1), basic).thenEvents(drawn('mia', 1));
  });
  it('is awaited anew once the looks change, the old one shown until then and not taken any more', () => {
    const past = [created('mia'), drawn('mia', 1), changed('mia', 2, true, { age: 7 })];
    expect(stateOf(...past)).toEqual(['image_pending', '/media/mia/portrait-1/portrait.png']);
    given(...past)
      .when(painted('mia', 1), basic)
      .thenNothing();
    given(...past)
      .when(painted('mia', 2), basic)
      .thenEvents(drawn('mia', 2));
  });
  it('of the first version is still the right one after a change of name', () => {
    const past = [created('mia'), changed('mia', 2, false, { name: 'Mila' })];
    given(...past)
      .when(painted('mia', 1), basic)
      .thenEvents(drawn('mia', 1));
  });
  it('is kept once: a repeated report is welcome, another attempt and one of a deleted character are not', () => {
    const kept = (past: CharacterEvent[], command: CharactersCommand) => {
      if (command.type !== 'ReportPortrait') throw new Error('not a report');
      given(...past)
        .when(command, basic)
        .thenNothing();
      return portraitIsKept(given(...past).state, command);
    };
    expect(kept([created('mia'), drawn('mia', 1)], painted('mia', 1))).toBe(true);
    expect(kept([created('mia'), drawn('mia', 1)], painted('mia', 1, 'second attempt'))).toBe(false);
    expect(kept([created('mia'), drawn('mia', 1)], notPainted('mia', 1))).toBe(false);
    expect(kept([created('mia'), deleted('mia')], painted('mia', 1))).toBe(false);
    expect(kept([], painted('mia', 1))).toBe(false);
  });
});

describe('the sheet that outside models go by', () => {
  const reference = (sheetVersion: number): CharacterEvent => ({
    type: 'ReferenceSheetPainted',
    data: { accountId, characterId: 'mia', sheetVersion, manifest: 'reference', at },
  });
  it('is the first that was painted of the looks, whatever the portrait and the name', () => {
    given(created('mia')).when(sheetPainted(1), basic).thenEvents(reference(1));
    given(created('mia'), drawn('mia', 1), changed('mia', 2, false, { name: 'Mila' }))
      .when(sheetPainted(1), basic)
      .thenEvents(reference(1));
    given(created('mia'), reference(1)).when(sheetPainted(1, 'another'), basic).thenNothing();
    given(created('mia'), reference(1)).when(sheetPainted(1), basic).thenNothing();
  });
  it('is painted anew once the looks changed, and the older one is not taken then', () => {
    const past = [created('mia'), reference(1), changed('mia', 2, true, { age: 7 })];
    given(...past)
      .when(sheetPainted(1), basic)
      .thenNothing();
    given(...past)
      .when(sheetPainted(2), basic)
      .thenEvents(reference(2));
  });
  it('is nobody’s where the character is gone', () => {
    given(created('mia'), deleted('mia')).when(sheetPainted(1), basic).thenNothing();
  });
});
