import type { ListeningDocument } from '@storylark/contracts/documents';
import type { ListeningEvent, StoredStoryEvent } from '@storylark/contracts/stories/events';
import { projectionOf } from '../projectionOf.ts';

/** Where each story was left, last heard first. */
export const listening = projectionOf<
  ListeningDocument,
  ListeningEvent | Extract<StoredStoryEvent, { type: 'StoryDeleted' }>
>({
  name: 'listening/v1',
  handles: ['StoryListened', 'StoryDeleted'],
  indexes: [
    {
      fields: [
        ['accountId', 1],
        ['at', -1],
      ],
    },
  ],
  idsOf: ({ data }) => [`${data.accountId}/${data.storyId}`],
  evolve(_document, { type, data }, _id) {
    if (type === 'StoryDeleted') return null;
    const { accountId, storyId, positionSeconds, finished, at } = data;
    return { _id, accountId, storyId, positionSeconds, finished, at };
  },
});
