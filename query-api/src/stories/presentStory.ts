import type { ListeningDocument, StoryDocument } from '@storylark/contracts/documents';
import { coverOf } from '@storylark/contracts/stories/coverOf';
import type { IllustrationView, StoryItem } from '@storylark/contracts/stories/views';
import type { StoryContent } from '../storyContent.ts';
import { openAs, type Unseal } from '../unseal.ts';

type Present = { unseal: Unseal; mediaUrl: (key: string, downloadAs?: string) => string };
type Drawn = StoryDocument['drawn'][number];

export async function presentPicture(
  { unseal, mediaUrl }: Present,
  { large, small, about, beat }: Drawn,
): Promise<IllustrationView | null> {
  const opened = await openAs<{ alt: string; tiny: string }>(unseal, about);
  return (
    opened && { url: mediaUrl(large), smallUrl: mediaUrl(small), tiny: opened.tiny, alt: opened.alt, beat }
  );
}

/** What a list shows. `content` is handed in where it was opened already. */
export async function presentItem(
  present: Present,
  story: StoryDocument,
  heard: ListeningDocument | undefined,
  content: StoryContent,
  slotReturnsIfDeleted: boolean,
): Promise<StoryItem> {
  const cover = coverOf(story.drawn.toSorted((a, b) => a.index - b.index));
  return {
    uuid: story.storyId,
    characterUuid: story.characterId,
    heroName: content.heroName,
    title: content.title,
    storyType: story.storyTypeAsSent,
    setting: story.setting,
    lesson: story.lesson,
    language: story.language,
    length: story.length,
    state: story.state,
    failureCode: story.failureCode,
    slotReturned: story.slotReturned,
    slotReturnsIfDeleted,
    durationSeconds: story.durationSeconds,
    cover: cover ? await presentPicture(present, cover) : null,
    shared: story.share !== null,
    heard: heard ? { positionSeconds: heard.positionSeconds, finished: heard.finished, at: heard.at } : null,
    createdAt: story.createdAt,
    finishedAt: story.finishedAt,
  };
}
