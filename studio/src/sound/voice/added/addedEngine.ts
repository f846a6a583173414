import type { StoryLanguage } from '@storylark/contracts/languages';
import type { VoiceId } from '@storylark/contracts/stories/vocabulary';
import type { Sound } from './readWav.ts';

/** A voice in a language, as settings name it: `english.f1`. */
export type VoiceName = `${StoryLanguage}.${VoiceId}`;
/** What an engine calls our voices. */
export type VoiceNames = Partial<Record<VoiceName, string>>;

/** An engine that an operator adds. Plain data: it travels to the thread that speaks. */
export type AddedEngine = {
  /** What the engine calls each voice that it has; the built-in one speaks the others. */
  voices: VoiceNames;
  /** Seconds that one sentence may take. */
  seconds: number;
} & (
  ({ kind: 'command' } & Command) | { kind: 'server'; address: string; model: string; key: string | null }
);

/** `environment`: all that the program sees of ours. */
export type Command = {
  program: string;
  args: readonly string[];
  environment: Readonly<Record<string, string>>;
};

/** What an engine is asked for: `voice` in its own name. */
export type Asked = { text: string; voice: string };

/**
 * Speaks one sentence. The signal ends it; what it says of a failure never holds the text.
 * @throws EngineFailed when nothing usable came back
 */
export type SpeakWith = (asked: Asked, signal: AbortSignal) => Promise<Sound>;

/** A minute of stereo at 48 kHz is half of this: no sentence is as long. */
export const MOST_BYTES = 24_000_000;
