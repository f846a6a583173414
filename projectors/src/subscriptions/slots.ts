import type { SlotDocument } from '@storylark/contracts/documents';
import type { AllowanceEvent } from '@storylark/contracts/subscriptions/events';
import { projectionOf } from '../projectionOf.ts';

/**
 * One row per story slot: the quota card counts them, `/api/subscriptions/slots` lists them with their
 * reasons.
 */
export const slots = projectionOf<SlotDocument, AllowanceEvent>({
  name: 'slots/v1',
  handles: ['StorySlotTaken', 'StorySlotReturned', 'StorySlotCredited'],
  indexes: [
    {
      fields: [
        ['accountId', 1],
        ['window', 1],
      ],
    },
    {
      fields: [
        ['accountId', 1],
        ['creditedTo', 1],
      ],
    },
  ],
  idsOf: ({ data }) => [`${data.accountId}/${data.storyId}`],
  evolve(document, { type, data }, _id) {
    const { accountId, storyId, window, at } = data;
    const row = document ?? {
      _id,
      accountId,
      storyId,
      window,
      takenAt: null,
      returnedAt: null,
      reason: null,
      creditedTo: null,
    };
    switch (type) {
      case 'StorySlotTaken':
        return { ...row, window, takenAt: at };
      case 'StorySlotReturned':
        return { ...row, returnedAt: at, reason: data.reason };
      case 'StorySlotCredited':
        return { ...row, creditedTo: window };
    }
  },
});
