import type { StoredCharacterEvent } from '@storylark/contracts/characters/events';
import type { CharacterDocument } from '@storylark/contracts/documents';
import { projectionOf } from '../projectionOf.ts';

/** One document per character; links derived from others are worked out when the list is answered. */
export const characters = projectionOf<CharacterDocument, StoredCharacterEvent>({
  name: 'characters/v2',
  handles: [
    'CharacterCreated',
    'CharacterChanged',
    'RelationshipsUpdated',
    'PortraitDrawn',
    'PortraitFailed',
    'ReferenceSheetPainted',
    'CharacterDeleted',
  ],
  indexes: [
    {
      fields: [
        ['accountId', 1],
        ['createdAt', 1],
      ],
    },
  ],
  idsOf: ({ data }) => [`${data.accountId}/${data.characterId}`],
  evolve(document, { type, data }, _id) {
    if (type === 'CharacterCreated') {
      const { accountId, characterId, sheetVersion, sheet, at } = data;
      return {
        _id,
        accountId,
        characterId,
        sheetVersion,
        sheet,
        links: [],
        state: 'image_pending',
        portrait: null,
        referenceSheet: null,
        createdAt: at,
        updatedAt: at,
      };
    }
    if (!document) return null;
    switch (type) {
      case 'CharacterChanged': {
        const { sheetVersion, sheet, looksChanged, at } = data;
        return {
          ...document,
          sheetVersion,
          sheet,
          updatedAt: at,
          ...(looksChanged && { state: 'image_pending' as const, referenceSheet: null }),
        };
      }
      case 'RelationshipsUpdated':
        return { ...document, links: data.links, updatedAt: data.at };
      case 'PortraitDrawn':
        return { ...document, portrait: data.manifest, state: 'finished' };
      case 'PortraitFailed':
        return { ...document, state: 'image_failed' };
      case 'ReferenceSheetPainted':
        return { ...document, referenceSheet: data.manifest };
      case 'CharacterDeleted':
        return null;
    }
  },
});
