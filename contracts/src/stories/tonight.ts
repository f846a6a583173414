import type { StoryLanguage } from '../languages.ts';
import type { LessonId, NarratorVoice, SettingId, StoryLength, StoryType, VoiceId } from './vocabulary.ts';

/** GET /api/tonight: what to tell, and to whom, for a parent who wants to decide nothing. */
export type TonightView = {
  /** The main character whose turn it is; null where there is none. */
  hero: { uuid: string; name: string } | null;
  /** Whose turn the last ones were, by name, and how many in a row; null where that is not known for sure. */
  turn: { before: string; times: number } | null;
  /** What fits and was not told lately; what is null goes by the hero's age and the account. Null: no story left. */
  story: {
    storyType: StoryType;
    setting: SettingId;
    lesson: LessonId;
    length: StoryLength | null;
    language: StoryLanguage | null;
    narratorVoice: NarratorVoice | null;
    voiceId: VoiceId | null;
  } | null;
  /** To hear once more where no story is left. */
  again: { storyUuid: string; title: string | null } | null;
};
