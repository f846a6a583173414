import type { StoryLanguage } from '@storylark/contracts/languages';
import type { NarratorVoice } from '@storylark/contracts/stories/vocabulary';

/**
 * espeak-ng voice and variant with its own pitch (0 to 99); chosen by measured pitch: women 190 to 240 Hz,
 * men 85 to 120 Hz.
 */
export const voices: Record<StoryLanguage, Record<NarratorVoice, { name: string; pitch: number }>> = {
  english: { female: { name: 'en-us+f2', pitch: 58 }, male: { name: 'en-us+m3', pitch: 42 } },
  german: { female: { name: 'de+f2', pitch: 58 }, male: { name: 'de+m3', pitch: 42 } },
  french: { female: { name: 'fr+f2', pitch: 58 }, male: { name: 'fr+m3', pitch: 42 } },
};

/**
 * The synthesiser's words a minute. Rate 120 gives 120 in English, 122 in German and 152 in French: hence the
 * lower French number.
 */
export const rates: Record<StoryLanguage, number> = { english: 116, german: 114, french: 96 };

/** How far the melody swings (0 to 99): F0 runs over some 65 Hz. */
export const MELODY_RANGE = 62;

/**
 * Variants the synthesiser's package holds. It takes an unknown one without complaint and speaks with the
 * plain voice.
 */
export const variants: ReadonlySet<string> = new Set([
  'f1',
  'f2',
  'f3',
  'f4',
  'f5',
  'm1',
  'm2',
  'm3',
  'm4',
  'm5',
  'm6',
  'm7',
  'm8',
]);
