import type { StoryLanguage } from '@storylark/contracts/languages';
import type { VoiceId } from '@storylark/contracts/stories/vocabulary';

/** How a line is said: what the voice does beyond reading it out. `close` ends a paragraph. */
export type Delivery = 'plain' | 'question' | 'shout' | 'whisper' | 'list' | 'close';

/**
 * One line, or one part of a line with a speaker of its own, as it is to be spoken: `pace` 1, `pitch` 0 and
 * `range` 0 leave the voice as it is; +10 pitch is 1.6 semitones higher.
 */
export type Utterance = {
  text: string;
  /** `text` with `[[phonemes]]` in place of what the voice would read wrongly. */
  say?: string;
  /** The characters [from, to) of `text` that carry the stress. */
  stress?: [from: number, to: number];
  language: StoryLanguage;
  voice: VoiceId;
  delivery: Delivery;
  pace: number;
  pitch: number;
  range: number;
};

/**
 * Seconds from the beginning of the sound, characters [charFrom, charTo) of the line's text. Starts rise;
 * every word of the text has one.
 */
export type WordTime = [from: number, to: number, charFrom: number, charTo: number];

/**
 * Mono samples at 24 kHz without silence at either end. `standIn`: not by the voice that was asked, which
 * failed, but by the one that is always there.
 */
export type Spoken = { pcm: Float32Array; words: WordTime[]; standIn?: true };

/** Turns a line into sound. Two calls with the same line need not give the same samples. */
export interface Narrator {
  /** Of letters and digits; another one once any voice would sound otherwise. */
  edition: string;
  /**
   * @throws NarratorUnavailable when this installation cannot speak at all: trying again is of no use.
   * @throws Error when this line was not spoken; the next try may be.
   */
  speak(utterance: Utterance): Promise<Spoken>;
  close(): Promise<void>;
}

export class NarratorUnavailable extends Error {}
