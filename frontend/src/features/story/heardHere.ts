import type { StoryView } from '@storylark/contracts/stories/views';
import { readDraft, writeDraft } from '../../lib/storage.ts';
import type { Heard } from './storyApi.ts';

type HeardHere = Heard & { at: string };
const nameOf = (uuid: string) => `heard:${uuid}`;

/** Where somebody stopped while the house could not be told; null once it has been. */
export const keepHeard = (accountId: string, uuid: string, heard: HeardHere | null) => writeDraft(accountId, nameOf(uuid), heard);
export const heardHere = (accountId: string, uuid: string) => readDraft<HeardHere>(accountId, nameOf(uuid));

/** The story with the later of the two places: the house's, and the one that it does not know of yet. */
export function withHeard(story: StoryView, here: HeardHere | null): StoryView {
  return here !== null && here.at > (story.heard?.at ?? '') ? { ...story, heard: here } : story;
}
