import type { CharacterEvent, StoredSheet } from '@storylark/contracts/characters/events';
import type { CharacterState } from '@storylark/contracts/characters/views';
import type { FamilyLink } from '@storylark/contracts/characters/vocabulary';
import type { Personal } from '@storylark/contracts/sealing';
import type { Links } from './relationships.ts';

export type Character = {
  status: 'present';
  sheetVersion: number;
  /** Version of the newest sheet that looks different from the one before: the portrait is of this one. */
  looksVersion: number;
  sheet: Personal<StoredSheet>;
  links: readonly FamilyLink[];
  /** `manifest`: of the newest one that was drawn, also while the next is awaited. */
  portrait: { state: CharacterState; manifest: string | null };
  /** Manifest of what outside models go by, as long as the looks are those that it shows. */
  referenceSheet: string | null;
  createdAt: string;
  updatedAt: string;
};
/**
 * The folded `characters-{accountId}`. A deleted character keeps its place, so that its id is never used
 * again.
 */
export type Characters = ReadonlyMap<string, Character | { status: 'deleted' }>;

/** The character, unless it never was or is deleted. */
export function presentCharacter(all: Characters, id: string): Character | undefined {
  const found = all.get(id);
  return found?.status === 'present' ? found : undefined;
}

/** The links stored on each character that exists, as far as they lead to one that exists. */
export const storedLinks = (all: Characters): Links =>
  new Map(
    [...all].flatMap(([id, character]) =>
      character.status === 'present'
        ? [[id, character.links.filter((link) => presentCharacter(all, link.characterUuid))] as const]
        : [],
    ),
  );

const undrawn = { state: 'image_pending', manifest: null } as const;

export function evolveCharacters(all: Characters, { type, data }: CharacterEvent): Characters {
  const id = data.characterId;
  const before = presentCharacter(all, id);
  const set = (character: Character | { status: 'deleted' }) => new Map(all).set(id, character);
  if (type === 'CharacterCreated') {
    const { sheetVersion, sheet, at } = data;
    return set({
      status: 'present',
      sheetVersion,
      looksVersion: sheetVersion,
      sheet,
      links: [],
      portrait: undrawn,
      referenceSheet: null,
      createdAt: at,
      updatedAt: at,
    });
  }
  if (!before) return all;
  switch (type) {
    case 'CharacterChanged': {
      const { sheetVersion, sheet, at } = data;
      const changed = { ...before, sheetVersion, sheet, updatedAt: at };
      if (!data.looksChanged) return set(changed);
      return set({
        ...changed,
        looksVersion: sheetVersion,
        portrait: { ...before.portrait, state: 'image_pending' },
        referenceSheet: null,
      });
    }
    case 'RelationshipsUpdated':
      return set({ ...before, links: data.links, updatedAt: data.at });
    case 'PortraitDrawn':
      return set({ ...before, portrait: { state: 'finished', manifest: data.manifest } });
    case 'PortraitFailed':
      return set({ ...before, portrait: { ...before.portrait, state: 'image_failed' } });
    case 'ReferenceSheetPainted':
      return set({ ...before, referenceSheet: data.manifest });
    case 'CharacterDeleted':
      return set({ status: 'deleted' });
  }
}
