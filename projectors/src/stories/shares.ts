import type { ShareDocument } from '@storylark/contracts/documents';
import type { StoredStoryEvent } from '@storylark/contracts/stories/events';
import { projectionOf } from '../projectionOf.ts';

/** What is shared, by story: a link names its share, and the story's own id works as long as it is shared. */
export const shares = projectionOf<ShareDocument, StoredStoryEvent>({
  name: 'shares/v1',
  handles: ['StoryShared', 'StoryUnshared', 'StoryDeleted'],
  indexes: [{ fields: [['shareId', 1]] }, { fields: [['storyId', 1]] }],
  idsOf: ({ data }) => [`${data.accountId}/${data.storyId}`],
  evolve(_document, { type, data }, _id) {
    if (type !== 'StoryShared') return null;
    const { accountId, storyId, shareId, endsAt, indexable } = data;
    return { _id, accountId, storyId, shareId, endsAt, indexable };
  },
});
