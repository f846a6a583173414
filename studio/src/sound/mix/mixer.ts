import type { StoryLanguage } from '@storylark/contracts/languages';
import type { Maker } from '@storylark/contracts/stories/outside';
import type { Line, Plan } from '../../plan.ts';
import type { NarratedChunk } from '../voice/narratedChunk.ts';
import type { WordTime } from '../voice/narrator.ts';

/**
 * How much sound a subscription brings: at least `secondsBetween` two events; layered beds last for their
 * whole scene.
 */
export type EffectsDepth = { secondsBetween: number; layeredAmbience: boolean };

export type MixOrder = {
  title: string;
  language: StoryLanguage;
  plan: Pick<Plan, 'seed' | 'type' | 'beats'>;
  lines: readonly Line[];
  /** All chunks of the story, in order. */
  chunks: readonly NarratedChunk[];
  /** Who spoke them: it is marked in the file. */
  voiceBy: Maker;
  effects: EffectsDepth | 'none';
};

/** When one line is heard, in seconds of the finished story; word times too. */
export type SentenceTime = { line: string; paragraph: number; from: number; to: number; words: WordTime[] };

export type StoryAudio = {
  mp3: Uint8Array;
  durationSeconds: number;
  sentences: SentenceTime[];
  /** Where the effects that were kept begin, in seconds. */
  effects: { effect: string; from: number }[];
};

/** Makes the finished audio of a story from its narrated chunks. The same order gives the same bytes. */
export interface Mixer {
  /** @throws Error when chunks and lines do not belong together, or for an unknown mood or effect. */
  mix(order: MixOrder): Promise<StoryAudio>;
}
