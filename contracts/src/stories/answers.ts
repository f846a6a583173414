import { looks } from '../characters/answers.ts';
import { relationshipTypes } from '../characters/vocabulary.ts';
import {
  closed,
  count,
  describing,
  nullable,
  oneOf,
  page,
  seconds,
  time,
  Type,
  uuid,
} from '../http/answerSchema.ts';
import { storyLanguages } from '../languages.ts';
import { makers } from './outside.ts';
import { spokenNameAnswer } from './spokenNameAnswer.ts';
import { storyFailures } from './events.ts';
import type { StoryWork } from './reports.ts';
import type { SentenceTimes, ShareView, SharedStoryView, StoryItem, StoryView, VoiceView } from './views.ts';
import {
  lessons,
  narratorVoices,
  settings,
  storyLengths,
  storyStates,
  storyTypes,
  storyTypesOnTheWire,
  voiceIds,
} from './vocabulary.ts';

const illustration = closed({
  url: Type.String(),
  smallUrl: Type.String(),
  tiny: Type.String(),
  alt: Type.String(),
  beat: Type.String(),
});
const sentence = closed({
  paragraph: count(),
  from: seconds(),
  to: seconds(),
  words: Type.Array(
    Type.Unsafe<SentenceTimes['words'][number]>({
      type: 'array',
      items: { type: 'number' },
      minItems: 4,
      maxItems: 4,
    }),
  ),
});
const share = {
  url: Type.String(),
  shareId: uuid(),
  endsAt: nullable(time()),
  indexable: Type.Boolean(),
  openings: count(),
};
export const shareAnswer = describing<ShareView>()(closed(share));

const item = {
  uuid: uuid(),
  characterUuid: uuid(),
  heroName: nullable(Type.String()),
  title: nullable(Type.String()),
  storyType: oneOf(storyTypesOnTheWire),
  setting: oneOf(settings),
  lesson: oneOf(lessons),
  language: oneOf(storyLanguages),
  length: oneOf(storyLengths),
  state: oneOf(storyStates),
  failureCode: nullable(oneOf(storyFailures)),
  slotReturned: Type.Boolean(),
  slotReturnsIfDeleted: Type.Boolean(),
  durationSeconds: nullable(seconds()),
  cover: nullable(illustration),
  shared: Type.Boolean(),
  heard: nullable(closed({ positionSeconds: seconds(), finished: Type.Boolean(), at: time() })),
  createdAt: time(),
  finishedAt: nullable(time()),
};
export const storiesAnswer = page(describing<StoryItem>()(closed(item)));

const maker = () => nullable(oneOf(makers));
const telling = {
  madeBy: closed({ text: maker(), narration: maker(), pictures: maker() }),
  paragraphs: Type.Array(Type.String()),
  text: Type.String(),
  aiGenerated: Type.Literal(true),
  audioUrl: nullable(Type.String()),
  downloadUrl: nullable(Type.String()),
  sentences: Type.Array(sentence),
  illustrations: Type.Array(illustration),
};
const story = {
  ...item,
  ...telling,
  paragraphsSoFar: Type.Array(Type.String()),
  narratorVoice: oneOf(narratorVoices),
  voiceId: oneOf(voiceIds),
  progress: closed({
    narrationDone: count(),
    narrationTotal: count(),
    picturesDone: count(),
    picturesTotal: count(),
  }),
  narrationRetrying: Type.Boolean(),
  expectedSeconds: nullable(
    closed({ text: seconds(), narration: seconds(), mixing: seconds(), pictures: seconds() }),
  ),
  share: nullable(closed(share)),
};
export const orderedAnswer = describing<StoryView>()(closed(story));
/** `message`: the state in words, in the account's language. */
export const storyAnswer = describing<StoryView & { message: string }>()(
  closed({ ...story, message: Type.String() }),
);
export const sharedStoryAnswer = describing<SharedStoryView>()(
  closed({
    ...telling,
    title: item.title,
    language: item.language,
    durationSeconds: item.durationSeconds,
    indexable: Type.Boolean(),
  }),
);
export const voicesAnswer = Type.Array(
  describing<VoiceView>()(
    closed({
      id: oneOf(voiceIds),
      gender: oneOf(narratorVoices),
      sampleUrl: nullable(Type.String()),
      inPlan: Type.Boolean(),
    }),
  ),
);

const cast = { ...looks, characterUuid: uuid() };
export const storyWorkAnswer = describing<StoryWork>()(
  Type.Union([
    closed({ over: Type.Literal(true) }),
    closed({
      over: Type.Literal(false),
      storyId: uuid(),
      choices: closed({
        storyTypeAsSent: oneOf(storyTypesOnTheWire),
        storyType: oneOf(storyTypes),
        setting: oneOf(settings),
        lesson: oneOf(lessons),
        language: oneOf(storyLanguages),
        length: oneOf(storyLengths),
        narratorVoice: oneOf(narratorVoices),
        voiceId: oneOf(voiceIds),
      }),
      order: closed({
        hero: closed(cast),
        companions: Type.Array(closed({ ...cast, relationshipType: oneOf(relationshipTypes) })),
        avoid: Type.Array(Type.String()),
      }),
      manifest: nullable(Type.String()),
      title: nullable(Type.String()),
      premiumEffects: Type.Boolean(),
      requestedAt: time(),
      pictures: Type.Array(closed({ index: count(), madeBy: maker() })),
      outside: nullable(closed({ offlineFallback: Type.Boolean(), spokenName: nullable(spokenNameAnswer) })),
    }),
  ]),
);
/** `accepted` false: the files of this step are not wanted. */
export const acceptedAnswer = closed({ accepted: Type.Boolean() });
/** `returned` false: the story keeps its slot. */
export const returnedAnswer = closed({ returned: Type.Boolean() });
export const mediaLinkAnswer = closed({ url: Type.String() });
/** `reserved`: false when it was a story's already. */
export const shareIdReservedAnswer = closed({ reserved: Type.Boolean() });
