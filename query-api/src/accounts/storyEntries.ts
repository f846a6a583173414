import type { StoryDocument } from '@storylark/contracts/documents';
import type { ShareView } from '@storylark/contracts/stories/views';
import type { MediaStore } from '../createMediaStore.ts';
import { downloadName, plainName } from '../downloadName.ts';
import { contentOf, toldSoFar } from '../storyContent.ts';
import { madeByOf, type MakingDeps, makingOf } from '../storyMaking.ts';
import { openAs, type Unseal } from '../unseal.ts';
import type { ZipEntry } from './zip/createZipper.ts';
import { jsonEntry } from './zip/jsonEntry.ts';

type Deps = MakingDeps & {
  unseal: Unseal;
  media: MediaStore;
  shareOf: (story: StoryDocument) => Promise<ShareView | null>;
};

/** Two of the same name stay apart, and the first comes first in every list of files. */
export const numbered = (index: number, digits: number, name: string | null) =>
  `${String(index + 1).padStart(digits, '0')} ${plainName(name)}`;

/** One story's texts, how it came to be, sound and pictures; `place` from 0. */
export async function* storyEntries(
  deps: Deps,
  story: StoryDocument,
  place: number,
): AsyncGenerator<ZipEntry> {
  const { unseal, media, shareOf } = deps;
  const { title, paragraphs, heroName } = await contentOf(unseal, story);
  const folder = `stories/${numbered(place, 3, title)}`;
  const share = await shareOf(story);
  const {
    storyTypeAsSent: storyType,
    setting,
    lesson,
    language,
    length,
    narratorVoice,
    voiceId,
    state,
    durationSeconds,
    createdAt,
    finishedAt,
  } = story;
  const pictures = await Promise.all(
    story.drawn.map(async ({ index, large, about }) => ({
      file: pictureName(index, large),
      alt: (await openAs<{ alt: string }>(unseal, about))?.alt ?? null,
    })),
  );
  yield jsonEntry(`${folder}/story.json`, {
    uuid: story.storyId,
    characterUuid: story.characterId,
    heroName,
    title,
    paragraphs,
    paragraphsSoFar: await toldSoFar(unseal, story),
    madeBy: madeByOf(story),
    storyType,
    setting,
    lesson,
    language,
    length,
    narratorVoice,
    voiceId,
    state,
    durationSeconds,
    createdAt,
    finishedAt,
    pictures,
    share: share && {
      url: share.url,
      endsAt: share.endsAt,
      indexable: share.indexable,
      openings: share.openings,
    },
    aiGenerated: true,
  });
  const making = await makingOf(deps, story);
  if (making.some(({ uses }) => uses.length > 0)) yield jsonEntry(`${folder}/making.json`, making);
  yield* fileEntry(media, story.audio, `${folder}/${downloadName(title)}`);
  for (const { index, large } of story.drawn)
    yield* fileEntry(media, large, `${folder}/${pictureName(index, large)}`);
}

const pictureName = (index: number, key: string) => `picture-${index + 1}${key.slice(key.lastIndexOf('.'))}`;

/** Nothing where there is none (any more). */
export async function* fileEntry(
  media: MediaStore,
  key: string | null,
  name: string,
): AsyncGenerator<ZipEntry> {
  const pieces = key === null ? null : await media.read(key);
  if (pieces) yield { name, pieces, isPacked: true };
}
