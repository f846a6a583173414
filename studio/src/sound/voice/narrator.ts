import type { StoryLanguage } from '@storylark/contracts/languages';
import type { NarratorVoice } from '@storylark/contracts/stories/vocabulary';

/**
 * One line as it is to be spoken: `pace` 1, `pitch` 0 and `range` 0 leave the voice as it is; +10 pitch is
 * about a third higher.
 */
export type Utterance = {
  text: string;
  /** `text` with `[[phonemes]]` in place of what the voice would read wrongly. */
  say?: string;
  /** The characters [from, to) of `text` that carry the stress. */
  stress?: [from: number, to: number];
  language: StoryLanguage;
  voice: NarratorVoice;
  pace: number;
  pitch: number;
  range: number;
};

/**
 * Seconds from the beginning of the sound, characters [charFrom, charTo) of the line's text. Starts rise;
 * every word of the text has one.
 */
export type WordTime = [from: number, to: number, charFrom: number, charTo: number];

/** Mono samples at 24 kHz without silence at either end. */
export type Spoken = { pcm: Float32Array; words: WordTime[] };

/** Turns a line into sound. Two calls with the same line need not give the same samples. */
export interface Narrator {
  /**
   * @throws NarratorUnavailable when this installation cannot speak at all: trying again is of no use.
   * @throws Error when this line was not spoken; the next try may be.
   */
  speak(utterance: Utterance): Promise<Spoken>;
  close(): Promise<void>;
}

export class NarratorUnavailable extends Error {}
