import type { StoryLanguage } from '../languages.ts';
import type { Maker } from './outside.ts';
import type { StoryFailure } from './events.ts';
import type {
  LessonId,
  NarratorVoice,
  SettingId,
  StoryLength,
  StoryState,
  VoiceId,
  storyTypesOnTheWire,
} from './vocabulary.ts';

/**
 * Times in seconds into the narration; `words`: [start, end, first character, character after the last]
 * within the paragraph.
 */
export type SentenceTimes = {
  paragraph: number;
  from: number;
  to: number;
  words: readonly (readonly [number, number, number, number])[];
};
export type IllustrationView = { url: string; smallUrl: string; tiny: string; alt: string; beat: string };
export type ShareView = {
  url: string;
  shareId: string;
  endsAt: string | null;
  indexable: boolean;
  openings: number;
};

/** What a list shows of a story; no text. */
export type StoryItem = {
  uuid: string;
  characterUuid: string;
  heroName: string | null;
  title: string | null;
  storyType: (typeof storyTypesOnTheWire)[number];
  setting: SettingId;
  lesson: LessonId;
  language: StoryLanguage;
  length: StoryLength;
  state: StoryState;
  failureCode: StoryFailure | null;
  slotReturned: boolean;
  /** Whether its slot comes back when it is deleted now. */
  slotReturnsIfDeleted: boolean;
  durationSeconds: number | null;
  cover: IllustrationView | null;
  shared: boolean;
  heard: { positionSeconds: number; finished: boolean; at: string } | null;
  createdAt: string;
  finishedAt: string | null;
};

/** Who made what; null: not made (yet). Pictures count as made outside where one of them was. */
export type MadeBy = { text: Maker | null; narration: Maker | null; pictures: Maker | null };

/** GET /api/stories/{uuid}. */
export type StoryView = StoryItem & {
  /** Told so far, while the text is pending; else empty. */
  paragraphsSoFar: readonly string[];
  madeBy: MadeBy;
  paragraphs: readonly string[];
  text: string;
  narratorVoice: NarratorVoice;
  voiceId: VoiceId;
  aiGenerated: true;
  audioUrl: string | null;
  downloadUrl: string | null;
  sentences: readonly SentenceTimes[];
  illustrations: readonly IllustrationView[];
  progress: { narrationDone: number; narrationTotal: number; picturesDone: number; picturesTotal: number };
  narrationRetrying: boolean;
  expectedSeconds: { text: number; narration: number; mixing: number; pictures: number } | null;
  share: ShareView | null;
};

/** GET /api/shared/stories/{shareId}: nothing of the parent. */
export type SharedStoryView = Pick<
  StoryView,
  | 'title'
  | 'paragraphs'
  | 'text'
  | 'language'
  | 'aiGenerated'
  | 'madeBy'
  | 'audioUrl'
  | 'downloadUrl'
  | 'durationSeconds'
  | 'sentences'
  | 'illustrations'
> & { indexable: boolean };
export type VoiceView = { id: VoiceId; gender: NarratorVoice; sampleUrl: string | null; inPlan: boolean };
