import type { OpenOrderDocument } from '@storylark/contracts/documents';
import type { StoredStoryEvent } from '@storylark/contracts/stories/events';
import type { AllowanceEvent } from '@storylark/contracts/subscriptions/events';
import { projectionOf } from '../projectionOf.ts';

type OrderEvent = AllowanceEvent | Extract<StoredStoryEvent, { type: 'StoryRequested' }>;

/** Orders between their slot and their request: nearly always none, and nobody's but those that broke off for long. */
export const openOrders = projectionOf<OpenOrderDocument, OrderEvent>({
  name: 'openOrders/v1',
  handles: ['StorySlotTaken', 'StorySlotReturned', 'StoryRequested'],
  indexes: [{ fields: [['takenAt', 1]] }],
  idsOf: ({ data }) => [`${data.accountId}/${data.storyId}/${data.window}`],
  evolve(_document, { type, data }, _id) {
    if (type !== 'StorySlotTaken') return null;
    const { accountId, storyId, window, at } = data;
    return { _id, accountId, storyId, window, takenAt: at };
  },
});
