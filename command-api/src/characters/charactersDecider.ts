import type { CharacterEvent, StoredSheet } from '@storylark/contracts/characters/events';
import type { CharacterSheet, FamilyLink } from '@storylark/contracts/characters/vocabulary';
import { ERASED } from '@storylark/contracts/sealing';
import { planTable, type Plan } from '@storylark/contracts/subscriptions/plans';
import type { Decider } from '@storylark/platform/decider';
import { Refusal } from '@storylark/platform/refusal';
import { evolveCharacters, presentCharacter, storedLinks, type Characters } from './characters.ts';
import { updateRelationships, type Links } from './relationships.ts';

export type CharactersCommand =
  | { type: 'CreateCharacter'; characterId: string; sheet: StoredSheet; links: readonly FamilyLink[] }
  /** `links` undefined leaves the relationships as they are. */
  | {
      type: 'ChangeCharacter';
      characterId: string;
      sheet: StoredSheet;
      links: readonly FamilyLink[] | undefined;
    }
  | { type: 'DeleteCharacter'; characterId: string; withStories: boolean }
  /** `sheetVersion`: of the sheet that was painted, as the painter was told it. */
  | {
      type: 'ReportPortrait';
      characterId: string;
      sheetVersion: number;
      outcome: { manifest: string } | { failed: string };
    }
  /** `sheetVersion`: of the looks that were painted, as the painter was told it. */
  | { type: 'ReportReferenceSheet'; characterId: string; sheetVersion: number; manifest: string };
type CommandOf<T extends CharactersCommand['type']> = Extract<CharactersCommand, { type: T }>;

/** `plan`: the one held now. `at`: ISO time of the command. */
export type CharactersContext = { accountId: string; at: string; plan: Plan };

function decide(command: CharactersCommand, all: Characters, context: CharactersContext): CharacterEvent[] {
  switch (command.type) {
    case 'CreateCharacter':
      return create(command, all, context);
    case 'ChangeCharacter':
      return change(command, all, context);
    case 'DeleteCharacter':
      return remove(command, all, context);
    case 'ReportPortrait':
      return reportPortrait(command, all, context);
    case 'ReportReferenceSheet':
      return reportReferenceSheet(command, all, context);
  }
}

function create(
  { characterId, sheet, links }: CommandOf<'CreateCharacter'>,
  all: Characters,
  context: CharactersContext,
): CharacterEvent[] {
  const { accountId, at, plan } = context;
  if (presentCharacter(all, characterId)) return [];
  if (all.has(characterId)) throw new Refusal('idAlreadyUsed');
  if (limitIsReached(all, plan))
    throw new Refusal('characterLimitReached', { limit: planTable[plan].characters, plan });
  return [
    { type: 'CharacterCreated', data: { accountId, characterId, sheetVersion: 1, sheet, at } },
    ...linksUpdated(characterId, links, new Map(storedLinks(all)).set(characterId, []), all, context),
  ];
}

function change(
  { characterId, sheet, links }: CommandOf<'ChangeCharacter'>,
  all: Characters,
  context: CharactersContext,
): CharacterEvent[] {
  const { accountId, at } = context;
  const before = presentCharacter(all, characterId);
  if (!before || before.sheet === ERASED) throw new Refusal('characterNotFound');
  const sheetVersion = before.sheetVersion + 1;
  const looksChanged = looksDiffer(before.sheet, sheet);
  return [
    ...(sameSheet(before.sheet, sheet)
      ? []
      : [
          {
            type: 'CharacterChanged',
            data: { accountId, characterId, sheetVersion, looksChanged, sheet, at },
          } as const,
        ]),
    ...(links ? linksUpdated(characterId, links, storedLinks(all), all, context) : []),
  ];
}

function linksUpdated(
  characterId: string,
  sent: readonly FamilyLink[],
  stored: Links,
  all: Characters,
  context: CharactersContext,
) {
  const { accountId, at, plan } = context;
  const isDeleted = (id: string) => all.get(id)?.status === 'deleted';
  const changed = updateRelationships({
    characterId,
    sent,
    stored,
    isDeleted,
    allowed: planTable[plan].relationships,
  });
  return [...changed].map(
    ([id, links]) =>
      ({ type: 'RelationshipsUpdated', data: { accountId, characterId: id, links, at } }) as const,
  );
}

function remove(
  { characterId, withStories }: CommandOf<'DeleteCharacter'>,
  all: Characters,
  { accountId, at }: CharactersContext,
): CharacterEvent[] {
  if (!all.has(characterId)) throw new Refusal('characterNotFound');
  if (!presentCharacter(all, characterId)) return [];
  return [{ type: 'CharacterDeleted', data: { accountId, characterId, withStories, at } }];
}

function reportPortrait(
  command: CommandOf<'ReportPortrait'>,
  all: Characters,
  { accountId, at }: CharactersContext,
): CharacterEvent[] {
  const { characterId, sheetVersion, outcome } = command;
  const before = presentCharacter(all, characterId);
  if (before?.looksVersion !== sheetVersion || before.portrait.state === 'finished') return [];
  if ('manifest' in outcome)
    return [
      {
        type: 'PortraitDrawn',
        data: { accountId, characterId, sheetVersion, manifest: outcome.manifest, at },
      },
    ];
  if (before.portrait.state === 'image_failed') return [];
  return [
    { type: 'PortraitFailed', data: { accountId, characterId, sheetVersion, reason: outcome.failed, at } },
  ];
}

/** The first of the looks that hold now: who goes by it has to go by the same in all stories. */
function reportReferenceSheet(
  { characterId, sheetVersion, manifest }: CommandOf<'ReportReferenceSheet'>,
  all: Characters,
  { accountId, at }: CharactersContext,
): CharacterEvent[] {
  const before = presentCharacter(all, characterId);
  if (before?.looksVersion !== sheetVersion || before.referenceSheet !== null) return [];
  return [{ type: 'ReferenceSheetPainted', data: { accountId, characterId, sheetVersion, manifest, at } }];
}

/** Whether what was painted is the portrait that is shown; otherwise its files are not wanted. */
export const portraitIsKept = (
  all: Characters,
  { characterId, outcome }: Pick<CommandOf<'ReportPortrait'>, 'characterId' | 'outcome'>,
) => 'manifest' in outcome && presentCharacter(all, characterId)?.portrait.manifest === outcome.manifest;

const limitIsReached = (all: Characters, plan: Plan) => storedLinks(all).size >= planTable[plan].characters;

/** What a portrait shows. */
const visible = [
  'age',
  'gender',
  'hairColor',
  'eyeColor',
  'hairStyle',
  'skinColor',
  'characterType',
  'personalityTrait',
  'physicalAttribute',
] as const satisfies readonly (keyof CharacterSheet)[];
const looksDiffer = (a: StoredSheet, b: StoredSheet) => visible.some((trait) => a[trait] !== b[trait]);

/**
 * Sheets come from one function, so that their fields stand in one order; other fields stand in the order in
 * which they were sent.
 */
const sameSheet = (a: StoredSheet, b: StoredSheet) => JSON.stringify(a) === JSON.stringify(b);

export const charactersDecider: Decider<Characters, CharactersCommand, CharacterEvent, CharactersContext> = {
  initialState: new Map(),
  evolve: evolveCharacters,
  decide,
};
