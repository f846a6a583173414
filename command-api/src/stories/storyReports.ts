import type { StoryEvent, StoryFailure } from '@storylark/contracts/stories/events';
import type { StoryReport } from '@storylark/contracts/stories/reports';
import { isReadable, type OrderedStory } from './story.ts';

type ReportOf<T extends StoryReport['step']> = Extract<StoryReport, { step: T }>;
type About = { accountId: string; storyId: string; at: string };

/**
 * In which state a story can fail for this reason: a report that comes late must not end what went on without
 * it.
 */
const failsIn: Record<StoryFailure, readonly OrderedStory['status'][]> = {
  textFailed: ['text_pending'],
  narrationFailed: ['narration_pending'],
  helperFailed: ['text_pending', 'narration_pending'],
  characterDeleted: ['text_pending'],
};

/**
 * What a report brings about: nothing when it is repeated, or when the story is over. Money was spent even
 * then.
 */
export function reported(report: StoryReport, story: OrderedStory, about: About): StoryEvent[] {
  switch (report.step) {
    case 'paragraph':
      return paragraphTold(report, story, about);
    case 'paragraphsDropped':
      if (story.status !== 'text_pending' || story.told === 0) return [];
      return [{ type: 'ParagraphsDropped', data: about }];
    case 'outsideUsed':
      return outsideUsed(report, story, about);
    case 'text':
      return textWritten(report, story, about);
    case 'narrationPart':
      if (story.status !== 'narration_pending' || story.partsDone.has(report.part)) return [];
      return [{ type: 'NarrationPartRecorded', data: { ...about, part: report.part } }];
    case 'narrationRetrying':
      return narrationRetrying(report, story, about);
    case 'narration':
      return narrated(report, story, about);
    case 'picture':
      return pictured(report, story, about);
    case 'pictureFailed':
      return pictureFailed(report, story, about);
    case 'failed':
      return failed(report.code, story, about);
  }
}

/** In order, so that a telling that was overtaken adds nothing to the one that began anew. */
function paragraphTold(
  { index, text }: ReportOf<'paragraph'>,
  { status, told }: OrderedStory,
  about: About,
): StoryEvent[] {
  if (status !== 'text_pending' || index !== told) return [];
  return [{ type: 'ParagraphTold', data: { ...about, index, told: { text } } }];
}

function outsideUsed(
  { step: _step, usedFor, ...use }: ReportOf<'outsideUsed'>,
  { uses }: OrderedStory,
  about: About,
): StoryEvent[] {
  return uses.has(use.useId) ? [] : [{ type: 'OutsideModelUsed', data: { ...about, step: usedFor, ...use } }];
}

function textWritten(report: ReportOf<'text'>, { status }: OrderedStory, about: About): StoryEvent[] {
  if (status !== 'text_pending') return [];
  const { manifest, words, parts, pictures, used, seconds, madeBy, title, paragraphs } = report;
  return [
    {
      type: 'TextWritten',
      data: {
        ...about,
        manifest,
        words,
        parts,
        pictures,
        used,
        seconds,
        ...(madeBy && { madeBy }),
        text: { title, paragraphs },
      },
    },
  ];
}

function narrationRetrying(
  { part, attempt }: ReportOf<'narrationRetrying'>,
  { status, retrying }: OrderedStory,
  about: About,
): StoryEvent[] {
  if (status !== 'narration_pending' || (retrying?.part === part && retrying.attempt >= attempt)) return [];
  return [{ type: 'NarrationFailed', data: { ...about, part, attempt } }];
}

/** Moves to `image_pending` also where all pictures are there: the state that is shown skips none. */
function narrated(
  report: ReportOf<'narration'>,
  { status, text, pictures }: OrderedStory,
  about: About,
): StoryEvent[] {
  if (status !== 'narration_pending' || !text) return [];
  const { step: _step, madeBy, ...recorded } = report;
  return [
    { type: 'NarrationRecorded', data: { ...about, ...recorded, ...(madeBy && { madeBy }) } },
    ...finishedWith(pictures.size, text.pictures, about),
  ];
}

/**
 * The pictures of a story are of one hand. Once the house has drawn one, nothing painted is taken any more, and what
 * was painted is awaited again; a finished story stays as it is.
 */
function pictured(report: ReportOf<'picture'>, story: OrderedStory, about: About): StoryEvent[] {
  const { index, beat, large, small, seconds, madeBy, alt, tiny } = report;
  if (!isAwaited(story, index) && !wasGivenUp(story, index)) return [];
  const isPainted = madeBy === 'outside';
  if (isPainted && isDrawnByHouse(story)) return [];
  const painted = [...story.pictures].flatMap(([of, one]) => (one?.madeBy === 'outside' ? [of] : []));
  const isMixed = !isPainted && painted.length > 0 && story.status !== 'finished';
  const settled = new Map([...story.pictures].filter(([of]) => !isMixed || !painted.includes(of)));
  return [
    ...(isMixed ? [{ type: 'PaintingGivenUp', data: { ...about, painted } } as const] : []),
    {
      type: 'IllustrationDrawn',
      data: {
        ...about,
        index,
        beat,
        large,
        small,
        seconds,
        ...(madeBy && { madeBy }),
        about: { alt, tiny },
      },
    },
    ...finishedAfterPicture({ ...story, pictures: settled }, index, about),
  ];
}

const isDrawnByHouse = ({ pictures }: OrderedStory): boolean =>
  [...pictures.values()].some((one) => one && one.madeBy !== 'outside');

function pictureFailed(
  { index }: ReportOf<'pictureFailed'>,
  story: OrderedStory,
  about: About,
): StoryEvent[] {
  if (!isAwaited(story, index)) return [];
  return [
    { type: 'IllustrationFailed', data: { ...about, index } },
    ...finishedAfterPicture(story, index, about),
  ];
}

const finishedAfterPicture = (story: OrderedStory, index: number, about: About) =>
  story.status === 'image_pending' && story.text
    ? finishedWith(new Set(story.pictures.keys()).add(index).size, story.text.pictures, about)
    : [];

const finishedWith = (settled: number, pictures: number, about: About): StoryEvent[] =>
  settled === pictures ? [{ type: 'StoryFinished', data: about }] : [];

export function failed(code: StoryFailure, { status }: OrderedStory, about: About): StoryEvent[] {
  return failsIn[code].includes(status) ? [{ type: 'StoryFailed', data: { ...about, code } }] : [];
}

const isAwaited = (story: OrderedStory, index: number) =>
  isReadable(story) && story.text !== null && index < story.text.pictures && !story.pictures.has(index);
const wasGivenUp = (story: OrderedStory, index: number) =>
  isReadable(story) && story.pictures.get(index) === null;

/** Whether what was made is part of the story now; otherwise its files are not wanted. */
export function reportIsAccepted(report: StoryReport, story: OrderedStory): boolean {
  const { status } = story;
  switch (report.step) {
    case 'failed':
      return story.failure === report.code;
    case 'outsideUsed':
      return story.uses.has(report.useId);
    case 'paragraph':
      return status === 'text_pending' && report.index < story.told;
    case 'paragraphsDropped':
      return status === 'text_pending';
    case 'text':
      return isReadable(story) && story.text?.manifest === report.manifest;
    case 'narrationPart':
      return isReadable(story) && story.partsDone.has(report.part);
    case 'narrationRetrying':
      return status === 'narration_pending';
    case 'narration':
      return isReadable(story) && story.narration?.audio === report.audio;
    case 'picture':
      return isReadable(story) && story.pictures.get(report.index)?.large === report.large;
    case 'pictureFailed':
      return isReadable(story) && story.pictures.get(report.index) === null;
  }
}
