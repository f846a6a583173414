import type { SealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import { ERASED } from '@storylark/contracts/sealing';
import type { StoryDocument } from '@storylark/contracts/documents';
import { storySubject } from '@storylark/contracts/work';
import type {
  SentenceTimes,
  SharedStoryView,
  ShareView,
  StoryView,
} from '@storylark/contracts/stories/views';
import { path, paths } from '@storylark/contracts/paths';
import { Refusal } from '@storylark/platform/refusal';
import { downloadName } from '../downloadName.ts';
import { expectedSeconds, makersOf } from './expectedSeconds.ts';
import type { StoryDeps } from './listStories.ts';
import type { Helpers } from '../readHelpers.ts';
import { contentOf, toldSoFar } from '../storyContent.ts';
import type { OpenShare } from './openShare.ts';
import { madeByOf } from '../storyMaking.ts';
import { presentItem, presentPicture } from './presentStory.ts';
import { slotsThatReturn } from './slotsThatReturn.ts';
import { sharedFiles } from './sharedFiles.ts';

export type OneStoryDeps = StoryDeps & {
  sealedBlobs: SealedBlobs;
  helpers: Helpers;
  shareOf: (story: StoryDocument) => Promise<ShareView | null>;
};

/** GET /api/stories/{uuid}. @throws Refusal storyNotFound, also for another account's story */
export async function getStory(deps: OneStoryDeps, accountId: string, storyId: string): Promise<StoryView> {
  const story = await (await deps.readModels.of('stories')).get(`${accountId}/${storyId}`);
  if (!story) throw new Refusal('storyNotFound');
  const [heard] = await (await deps.readModels.of('listening')).getMany([story._id]);
  const content = await contentOf(deps.unseal, story);
  const returning = await slotsThatReturn(deps.readModels, accountId, [story]);
  const item = await presentItem(deps, story, heard, content, returning.has(storyId));
  return {
    ...item,
    ...(await tellingOf(deps, story, content.title, content.paragraphs)),
    paragraphsSoFar: await toldSoFar(deps.unseal, story),
    narratorVoice: story.narratorVoice,
    voiceId: story.voiceId,
    progress: {
      narrationDone: story.partsDone.length,
      narrationTotal: story.parts,
      picturesDone: story.drawn.length + story.picturesFailed.length,
      picturesTotal: story.pictures,
    },
    narrationRetrying: story.narrationRetrying,
    expectedSeconds: await expectedSeconds(deps.readModels, story, await makersOf(deps, story)),
    share: await deps.shareOf(story),
  };
}

/**
 * GET /api/shared/stories/{shareId}: nothing of the parent; sound and pictures under the share.
 * @throws Refusal storyNotFound
 */
export async function getSharedStory(
  deps: OneStoryDeps & { openShare: OpenShare },
  shareId: string,
): Promise<SharedStoryView> {
  const { share, story } = await deps.openShare(shareId);
  const { title, paragraphs } = await contentOf(deps.unseal, story);
  if (title === null) throw new Refusal('storyNotFound'); // erased a moment ago
  const files = new Map([...sharedFiles(story)].map(([file, key]) => [key, file]));
  const mediaUrl = (key: string, downloadAs?: string) =>
    path(paths.sharedMedia, { shareId, file: files.get(key) ?? '' }) + (downloadAs ? '?download=1' : '');
  const telling = await tellingOf({ ...deps, mediaUrl }, story, title, paragraphs);
  return {
    title,
    language: story.language,
    durationSeconds: story.durationSeconds,
    indexable: share.indexable,
    ...telling,
  };
}

async function tellingOf(
  deps: OneStoryDeps,
  story: StoryDocument,
  title: string | null,
  paragraphs: readonly string[],
) {
  const pictures = await Promise.all(story.drawn.map((drawn) => presentPicture(deps, drawn)));
  return {
    madeBy: madeByOf(story),
    paragraphs,
    text: paragraphs.join('\n\n'),
    aiGenerated: true as const,
    audioUrl: story.audio && deps.mediaUrl(story.audio),
    downloadUrl: story.audio && deps.mediaUrl(story.audio, downloadName(title)),
    sentences: await timesOf(deps, story),
    illustrations: pictures.filter((picture) => picture !== null),
  };
}

async function timesOf(
  { sealedBlobs }: OneStoryDeps,
  { accountId, storyId, times }: StoryDocument,
): Promise<readonly SentenceTimes[]> {
  const stored = times && (await sealedBlobs.get(`${accountId}/${storySubject(storyId)}`, times));
  if (!stored || stored === ERASED) return [];
  return JSON.parse(new TextDecoder().decode(stored)) as SentenceTimes[];
}
