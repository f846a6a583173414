import type { LessonId, SettingId } from './stories/vocabulary.ts';

/** GET /api/dashboard. */
export type DashboardView = {
  firstName: string;
  totalStories: number;
  totalCharacters: number;
  storiesUsed: number;
  storyLimit: number;
  charactersUsed: number;
  characterLimit: number;
  /** Whole percent of the plan's stories taken in this window. */
  quotaUsedPercent: number;
  periodEndsAt: string;
  favouriteSetting: SettingId | null;
  favouriteLesson: LessonId | null;
  /** Hours of finished narration, one decimal. */
  audioHours: number;
  lastListened: { storyUuid: string; title: string | null; at: string } | null;
  givenBack: readonly { at: string; reason: string }[];
  continueReading: {
    storyUuid: string;
    title: string | null;
    positionSeconds: number;
    durationSeconds: number;
  } | null;
};
