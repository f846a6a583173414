import type { StoryItem } from '@storylark/contracts/stories/views';

/** What a card asks its page for: a dialog about a story, or the one that tells the limit. */
export type CardAct = { act: 'share' | 'delete'; story: StoryItem } | { act: 'limit' };
