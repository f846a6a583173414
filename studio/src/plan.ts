import type {
  CharacterType,
  Gender,
  PersonalityTrait,
  PhysicalAttribute,
  RelationshipType,
} from '@storylark/contracts/characters/vocabulary';
import type { BeatId } from '@storylark/contracts/stories/beats';
import type { StoryLanguage } from '@storylark/contracts/languages';
import type {
  AgeBand,
  LessonId,
  NarratorVoice,
  SettingId,
  StoryLength,
  StoryType,
  VoiceId,
} from '@storylark/contracts/stories/vocabulary';
import type { Likeness } from './catalogues/facts/likenesses.ts';
import type { Manner } from './catalogues/facts/planWords.ts';
import type { PictureSpec } from '@storylark/illustration/pictureSpec';

/**
 * What a parent ordered, with the characters as they were when the story was asked for. Personal data: lives
 * sealed, travels only inside the house.
 */
export type StoryOrder = {
  storyId: string;
  storyType: StoryType;
  setting: SettingId;
  lesson: LessonId;
  language: StoryLanguage;
  length: StoryLength;
  narratorVoice: NarratorVoice;
  voiceId: VoiceId;
  hero: Person;
  /** Those who come along through the hero's family links, at most 3. */
  companions: (Person & { relationshipType: RelationshipType })[];
};
export type Person = {
  characterUuid: string;
  name: string;
  age: number;
  gender: Gender;
  characterType: CharacterType;
  personalityTrait: PersonalityTrait;
  physicalAttribute: PhysicalAttribute;
};

export const moods = [
  'wonder',
  'adventure',
  'calm',
  'playful',
  'mystery',
  'festive',
  'homely',
  'curious',
  'seafaring',
  'starlit',
  'lullaby',
] as const;
export type CastMember = {
  /** `hero`, `companion`, `other1`…: stable in text, script and pictures. */
  id: string;
  name: string;
  gender: Gender;
  characterType: CharacterType;
  age: number | null;
  /** Set for characters of the account, absent for figures the plan made up. */
  characterUuid?: string;
  relationshipType?: RelationshipType;
};

/**
 * One thing told: `id` names it (`setting.treasureIsland.meet`), `slot` the place it fills (`setting.meet`),
 * `link` the cast member whom a message about a family link means; 1 to 4 sentences in each language. `rank` 0 is always told, the others join in that order until the story
 * is as long as asked.
 */
export type Move = { id: string; slot: string; rank: number; link?: string };

export type EffectCue = { effect: string; at: 'start' | 'end' | number; lufs: number };

/**
 * The plan knows no language: text, sound, pictures, prompts and retelling read it (studio.md 2). Same seed
 * and avoid, same plan.
 */
export type Plan = {
  version: 2;
  seed: string;
  band: AgeBand;
  type: StoryType;
  setting: SettingId;
  lesson: LessonId;
  length: StoryLength;
  /**
   * `companion` is the one with whom something is at stake; `helper` is the figure of the setting, often the
   * same one.
   */
  cast: { hero: CastMember; companion: CastMember; helper: CastMember; others: CastMember[] };
  /** What is wanted, what it is like that keeps it, and how the hero goes about it: ids of the facts. */
  thread: { errand: string; likeness: Likeness; way: string; manner: Manner };
  limit?: 'tide' | 'dusk' | 'train' | 'rain' | 'bell';
  motif: { family: string; id: string };
  beats: {
    beat: BeatId;
    tension: number;
    place: 'home' | 'way' | 'setting';
    light: 'day' | 'dusk' | 'night';
    moves: Move[];
    mood: string;
    effects: EffectCue[];
    picture?: PictureSpec;
  }[];
};

/**
 * One spoken line: a sentence, or one speech with its tag (studio.md 5). `say` is `text` with [[phonemes]]
 * where a name needs them.
 */
export type Line = {
  id: string;
  paragraph: number;
  beat: BeatId;
  speaker: string;
  text: string;
  say?: string;
  /**
   * Multipliers or offsets on the voice: pace 1 = the voice's rate; pitch and range in espeak units added to
   * the voice's.
   */
  pace: number;
  pitch: number;
  range: number;
  stress?: [number, number];
  /** How the words around a speech are told, where the line is somebody's. */
  teller?: { pace: number; pitch: number; range: number };
  /** The last line of its paragraph. */
  closes?: boolean;
  pauseMs: number;
  cues: EffectCue[];
};

/**
 * What the text step makes. `lines` joined by paragraph give the text the parent reads: `paragraphs[n]` is
 * the text of paragraph n. `plan` holds only what was told; `used` are the ids to avoid in the family's next
 * stories (oldest first, as they were told).
 */
export type WrittenStory = {
  title: string;
  paragraphs: string[];
  lines: Line[];
  plan: Plan;
  altTexts: Record<string, string>;
  used: string[];
};
