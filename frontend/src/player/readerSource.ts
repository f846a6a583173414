import type { Rate } from './playerMachine.ts';
import type { PlayerSource } from './playerSource.ts';

/** A voice of this device, as its list names it. */
export type DeviceVoice = Pick<SpeechSynthesisVoice, 'voiceURI' | 'name'>;

/**
 * A sentence as it is spoken. `sentence`: its index among the story's; `from`: its first character within the
 * paragraph.
 */
export type SpokenSentence = { sentence: number; paragraph: number; from: number; text: string };

/** What is to be read aloud; its sentences may be cut otherwise when the recording has come. */
export type ReaderSource = Pick<PlayerSource, 'title' | 'heroName' | 'artworkUrl'> & {
  sentences: readonly SpokenSentence[];
};
/** `at`: index in the source's sentences. */
export type ReaderWish = { voice: DeviceVoice; at: number; rate: Rate };
/** At every stop, every 30 s of reading and when the page goes away. */
export type TellRead = (at: SpokenSentence, finished: boolean) => void;
