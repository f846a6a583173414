import type { CharacterSheet, RelationshipType } from '../characters/vocabulary.ts';
import type { StoryLanguage } from '../languages.ts';
import type { Maker, OutsideUse } from './outside.ts';
import type { Personal, SealingOf, StoredOf } from '../sealing.ts';
import type {
  LessonId,
  NarratorVoice,
  SettingId,
  StoryLength,
  StoryType,
  VoiceId,
  storyTypesOnTheWire,
} from './vocabulary.ts';

// Stored for ever. A type or a field may be added here; none is renamed or removed. `at` is ISO time.

/** A character as it was when the story was asked for. */
export type CastSheet = Omit<CharacterSheet, 'characterRole' | 'storyRole'> & { characterUuid: string };
/**
 * What the studio needs, under the story's own key; `avoid`: variants lately used for this family (studio).
 */
export type StoryOrderData = {
  hero: CastSheet;
  companions: readonly (CastSheet & { relationshipType: RelationshipType })[];
  avoid: readonly string[];
};

export type StoryChoices = {
  /** As sent, so that it is given back as it came; plan with `storyType`. */
  storyTypeAsSent: (typeof storyTypesOnTheWire)[number];
  storyType: StoryType;
  setting: SettingId;
  lesson: LessonId;
  language: StoryLanguage;
  length: StoryLength;
  narratorVoice: NarratorVoice;
  voiceId: VoiceId;
};

/** Why a story could not be made. `helperFailed`: an outside model did not deliver, and the house may not. */
export const storyFailures = ['textFailed', 'narrationFailed', 'helperFailed', 'characterDeleted'] as const;
export type StoryFailure = (typeof storyFailures)[number];

/**
 * Stream `story-{storyId}`: the order of a story's making. Blob keys lie under
 * `{accountId}/story/{storyId}/`; `seconds`: how long the step took; `madeBy` is absent where the house made it.
 */
export type StoryEvent =
  | {
      type: 'StoryRequested';
      data: StoryChoices & {
        accountId: string;
        storyId: string;
        window: string;
        characterId: string;
        companionIds: readonly string[];
        order: Personal<StoryOrderData>;
        at: string;
      };
    }
  /** A paragraph to read while the text is pending; indexes from 0, in their order. */
  | {
      type: 'ParagraphTold';
      data: {
        accountId: string;
        storyId: string;
        index: number;
        told: Personal<{ text: string }>;
        at: string;
      };
    }
  /** What was told so far does not count: the telling begins anew. */
  | { type: 'ParagraphsDropped'; data: { accountId: string; storyId: string; at: string } }
  /** Also after the story is over: money was spent. */
  | { type: 'OutsideModelUsed'; data: OutsideUse & { accountId: string; storyId: string; at: string } }
  /**
   * `parts` and `pictures`: how many narration chunks and pictures will follow. `manifest` names the sealed
   * script and plan.
   */
  | {
      type: 'TextWritten';
      data: {
        accountId: string;
        storyId: string;
        manifest: string;
        words: number;
        parts: number;
        pictures: number;
        used: readonly string[];
        seconds: number;
        madeBy?: Maker;
        text: Personal<{ title: string; paragraphs: readonly string[] }>;
        at: string;
      };
    }
  | { type: 'NarrationPartRecorded'; data: { accountId: string; storyId: string; part: number; at: string } }
  /** A part or the mix failed and is tried again. */
  | {
      type: 'NarrationFailed';
      data: { accountId: string; storyId: string; part: number; attempt: number; at: string };
    }
  /** `audio`: the sealed MP3; `times`: sealed sentences and words. */
  | {
      type: 'NarrationRecorded';
      data: {
        accountId: string;
        storyId: string;
        audio: string;
        times: string;
        durationSeconds: number;
        seconds: number;
        madeBy?: Maker;
        at: string;
      };
    }
  /**
   * `large`, `small`: sealed pictures; `about.tiny`: a data address of a few hundred bytes; index from 0, in
   * the order of the story.
   */
  | {
      type: 'IllustrationDrawn';
      data: {
        accountId: string;
        storyId: string;
        index: number;
        beat: string;
        large: string;
        small: string;
        seconds: number;
        madeBy?: Maker;
        about: Personal<{ alt: string; tiny: string }>;
        at: string;
      };
    }
  /**
   * The house draws after all: these were painted and are drawn again, since the pictures of a story are of one hand.
   */
  | {
      type: 'PaintingGivenUp';
      data: { accountId: string; storyId: string; painted: readonly number[]; at: string };
    }
  /** This picture was given up; the story goes on without it. */
  | { type: 'IllustrationFailed'; data: { accountId: string; storyId: string; index: number; at: string } }
  | { type: 'StoryFinished'; data: { accountId: string; storyId: string; at: string } }
  | { type: 'StoryFailed'; data: { accountId: string; storyId: string; code: StoryFailure; at: string } }
  /** `afterText`: some of it had been there to read; then its slot comes back as after `StoryDeleted`. */
  | { type: 'StoryStopped'; data: { accountId: string; storyId: string; afterText?: true; at: string } }
  /** Written by the sweeper where a slot was taken and no request followed: a late request meets it. */
  | { type: 'StoryAbandoned'; data: { accountId: string; storyId: string; at: string } }
  /**
   * The first and only event of `story-{shareId}`: an id that was ever a share's is never a story's. `storyId`
   * is the story that is shared by it.
   */
  | { type: 'ShareIdReserved'; data: { accountId: string; storyId: string; at: string } }
  | {
      type: 'StoryShared';
      data: {
        accountId: string;
        storyId: string;
        shareId: string;
        endsAt: string | null;
        indexable: boolean;
        at: string;
      };
    }
  | { type: 'StoryUnshared'; data: { accountId: string; storyId: string; at: string } }
  /**
   * `slotReturned`: deleted before its narration. With `afterText` some of it was there to read: then the slot
   * comes back only while its window has such a return left, which the allowance decides; without, always.
   */
  | {
      type: 'StoryDeleted';
      data: { accountId: string; storyId: string; slotReturned: boolean; afterText?: true; at: string };
    };

export const storySealing = {
  StoryRequested: { order: 'story' },
  ParagraphTold: { told: 'story' },
  TextWritten: { text: 'story' },
  IllustrationDrawn: { about: 'story' },
} as const satisfies SealingOf<StoryEvent>;
export type StoredStoryEvent = StoredOf<StoryEvent, typeof storySealing>;

/** Stream `listening-{accountId}-{YYYY-MM}`: keeps use out of the streams above. */
export type ListeningEvent = {
  type: 'StoryListened';
  data: { accountId: string; storyId: string; positionSeconds: number; finished: boolean; at: string };
};

export const storyStream = (storyId: string) => `story-${storyId}`;
export const listeningStream = (accountId: string, at: string) => `listening-${accountId}-${at.slice(0, 7)}`;
