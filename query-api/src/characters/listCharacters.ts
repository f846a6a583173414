import { besideManifest, PORTRAIT_FILE } from '@storylark/contracts/blobs';
import type { StoredSheet } from '@storylark/contracts/characters/events';
import { linksSeenFrom } from '@storylark/contracts/characters/familyLinks';
import type { CharacterView } from '@storylark/contracts/characters/views';
import type { CharacterDocument } from '@storylark/contracts/documents';
import type { ReadModels } from '../readModels.ts';
import { openAs, type Unseal } from '../unseal.ts';

export type CharacterDeps = { readModels: ReadModels; unseal: Unseal; mediaUrl: (key: string) => string };

/**
 * All characters of an account, oldest first. Links are worked out across all of them, so a page is cut at
 * the end; a plan holds ten.
 */
export async function charactersOf(
  { readModels, unseal, mediaUrl }: CharacterDeps,
  accountId: string,
): Promise<CharacterView[]> {
  const documents = await (
    await readModels.of('characters')
  ).find({ filter: { accountId }, sort: [['createdAt', 1]] });
  const sheets = new Map<string, StoredSheet>();
  for (const { characterId, sheet } of documents) {
    const opened = await openAs<StoredSheet>(unseal, sheet);
    if (opened) sheets.set(characterId, opened);
  }
  // Whose key is gone is nobody's family either.
  const present = documents.filter(({ characterId }) => sheets.has(characterId));
  const links = new Map(present.map(({ characterId, links: stored }) => [characterId, stored]));
  return documents.flatMap((document) => {
    const sheet = sheets.get(document.characterId);
    if (!sheet) return [];
    const familyLinks = linksSeenFrom(document.characterId, links, (id) => sheets.get(id)?.gender);
    return [presentCharacter(document, sheet, familyLinks, mediaUrl)];
  });
}

/** GET /api/characters/?skip&limit. */
export async function listCharacters(
  deps: CharacterDeps,
  accountId: string,
  { skip, limit }: { skip: number; limit: number },
) {
  const all = await charactersOf(deps, accountId);
  return { items: all.slice(skip, skip + limit), total: all.length };
}

function presentCharacter(
  { characterId, state, portrait, createdAt, updatedAt }: CharacterDocument,
  { extras = {}, ...sheet }: StoredSheet,
  familyLinks: CharacterView['familyLinks'],
  mediaUrl: (key: string) => string,
): CharacterView {
  const portraitUrl = portrait && mediaUrl(besideManifest(portrait, PORTRAIT_FILE));
  return { ...extras, ...sheet, uuid: characterId, familyLinks, state, portraitUrl, createdAt, updatedAt };
}
