import type { SlotDocument } from '@storylark/contracts/documents';
import type { AllowanceEvent } from '@storylark/contracts/subscriptions/events';
import { projectionOf } from '../projectionOf.ts';

type SlotEvent = Extract<AllowanceEvent, { type: 'StorySlotTaken' | 'StorySlotReturned' }>;

/**
 * One row per slot of a window: the quota card counts them, `/api/subscriptions/slots` lists them with their
 * reasons. An order that broke off may leave a story with a slot in two windows, one of which comes back.
 */
export const slots = projectionOf<SlotDocument, SlotEvent>({
  name: 'slots/v2',
  handles: ['StorySlotTaken', 'StorySlotReturned'],
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
  idsOf: ({ data }) => [`${data.accountId}/${data.storyId}/${data.window}`],
  evolve(document, { type, data }, _id) {
    if (type === 'StorySlotTaken') {
      const { accountId, storyId, window, at } = data;
      return {
        _id,
        accountId,
        storyId,
        window,
        takenAt: at,
        returnedAt: null,
        reason: null,
        creditedTo: null,
      };
    }
    const { reason, creditTo = null, at } = data;
    return document && { ...document, returnedAt: at, reason, creditedTo: creditTo };
  },
});
