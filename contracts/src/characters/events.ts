import type { Personal, SealingOf, StoredOf } from '../sealing.ts';
import type { CharacterSheet, FamilyLink } from './vocabulary.ts';

// Stored for ever. A type or a field may be added here; none is renamed or removed. `at` is ISO time.

/** A sheet with whatever other fields the client sent: they are kept and given back unchanged. */
export type StoredSheet = CharacterSheet & { extras?: Readonly<Record<string, unknown>> };

/**
 * Stream `characters-{accountId}`: the limit and the family links are rules across characters. `sheetVersion`
 * counts from 1; a portrait belongs to one.
 */
export type CharacterEvent =
  | {
      type: 'CharacterCreated';
      data: {
        accountId: string;
        characterId: string;
        sheetVersion: number;
        sheet: Personal<StoredSheet>;
        at: string;
      };
    }
  | {
      type: 'CharacterChanged';
      data: {
        accountId: string;
        characterId: string;
        sheetVersion: number;
        looksChanged: boolean;
        sheet: Personal<StoredSheet>;
        at: string;
      };
    }
  /** The links stored on this character afterwards; counterparts are derived from them. */
  | {
      type: 'RelationshipsUpdated';
      data: { accountId: string; characterId: string; links: readonly FamilyLink[]; at: string };
    }
  /** `manifest`: blob key of what was drawn. */
  | {
      type: 'PortraitDrawn';
      data: { accountId: string; characterId: string; sheetVersion: number; manifest: string; at: string };
    }
  | {
      type: 'PortraitFailed';
      data: { accountId: string; characterId: string; sheetVersion: number; reason: string; at: string };
    }
  /** What an outside model goes by when it paints this character; `manifest`: its blob key. */
  | {
      type: 'ReferenceSheetPainted';
      data: { accountId: string; characterId: string; sheetVersion: number; manifest: string; at: string };
    }
  /**
   * `withStories`: the stories made for it go with it. Its key is destroyed, and those of the stories that
   * go.
   */
  | {
      type: 'CharacterDeleted';
      data: { accountId: string; characterId: string; withStories: boolean; at: string };
    };

export const characterSealing = {
  CharacterCreated: { sheet: 'character' },
  CharacterChanged: { sheet: 'character' },
} as const satisfies SealingOf<CharacterEvent>;

export type StoredCharacterEvent = StoredOf<CharacterEvent, typeof characterSealing>;
export const charactersStream = (accountId: string) => `characters-${accountId}`;
