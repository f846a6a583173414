import type { StoryLanguage } from '@storylark/contracts/languages';
import { genderOfVoice, type VoiceId } from '@storylark/contracts/stories/vocabulary';

/** What sets one voice of the synthesiser apart from the others; percentages are of its plain voice. */
type Timbre = {
  /** Where the melody begins to fall and where it ends, in the synthesiser's hertz: a wide way moves much. */
  pitch: [low: number, high: number];
  /** Of the words a minute of the language. */
  pace: number;
  /** Frequency and strength of the formants 0 to 5, in percent: high ones for a small throat. */
  formants: readonly [frequency: number, strength: number][];
  /** Width of the formants in percent: wide is soft. */
  width: number;
  /** Trembling of the pitch, and roughness of the throat. */
  flutter: number;
  roughness: number;
  consonants: number;
};

/** Chosen by measurement: `voices.spec.ts` holds them apart in pitch, formants and pace. */
export const timbres: Record<VoiceId, Timbre> = {
  f1: {
    pitch: [112, 222],
    pace: 1,
    formants: [[105, 85], [112, 80], [112, 70], [112, 70], [115, 80], [115, 80]], // prettier-ignore
    width: 150,
    flutter: 4,
    roughness: 2,
    consonants: 110,
  },
  f2: {
    pitch: [130, 256],
    pace: 1.07,
    formants: [[110, 70], [121, 80], [123, 90], [122, 85], [124, 85], [122, 80]], // prettier-ignore
    width: 150,
    flutter: 3,
    roughness: 0,
    consonants: 118,
  },
  f3: {
    pitch: [94, 186],
    pace: 0.93,
    formants: [[102, 100], [104, 76], [102, 54], [104, 46], [106, 46], [106, 46]], // prettier-ignore
    width: 150,
    flutter: 8,
    roughness: 3,
    consonants: 95,
  },
  m1: {
    pitch: [63, 119],
    pace: 1,
    formants: [[100, 105], [97, 97], [97, 85], [97, 85], [96, 90], [96, 90]], // prettier-ignore
    width: 100,
    flutter: 4,
    roughness: 2,
    consonants: 100,
  },
  m2: {
    pitch: [75, 142],
    pace: 1.07,
    formants: [[102, 85], [104, 90], [107, 100], [106, 100], [106, 95], [106, 90]], // prettier-ignore
    width: 110,
    flutter: 3,
    roughness: 0,
    consonants: 108,
  },
  m3: {
    pitch: [53, 101],
    pace: 0.92,
    formants: [[98, 125], [91, 95], [90, 70], [91, 60], [92, 50], [92, 50]], // prettier-ignore
    width: 95,
    flutter: 6,
    roughness: 3,
    consonants: 90,
  },
};

/** The synthesiser's names of its languages. */
export const dialects: Record<StoryLanguage, string> = { english: 'en-us', german: 'de', french: 'fr' };

/**
 * The synthesiser's words a minute. Rate 120 gives 120 in English, 122 in German and 152 in French: hence the
 * lower French number.
 */
export const rates: Record<StoryLanguage, number> = { english: 116, german: 114, french: 96 };

/** How far the melody swings (0 to 99) within the way of the timbre. */
export const MELODY_RANGE = 80;

/** The synthesiser's name of a voice, as a file that `variantFiles` has. */
export const variantOf = (voice: VoiceId, whispers: boolean): string =>
  `storylark-${voice}${whispers ? '-whisper' : ''}`;

/** Breath in place of the vocal cords, by gender: a small throat needs less to be as loud. */
const breath = { female: '45 45 30 24 9 6', male: '75 75 50 40 15 10' };

/** Our voices in the synthesiser's own format, by the names of their files. */
export const variantFiles: ReadonlyMap<string, string> = new Map(
  (Object.keys(timbres) as VoiceId[]).flatMap((voice) =>
    [false, true].map((whispers) => [variantOf(voice, whispers), variantFile(voice, whispers)] as const),
  ),
);

function variantFile(voice: VoiceId, whispers: boolean): string {
  const { pitch, formants, width, flutter, roughness, consonants } = timbres[voice];
  const gender = genderOfVoice[voice];
  return [
    'language variant',
    `name ${variantOf(voice, whispers)}`,
    `gender ${gender}`,
    `pitch ${pitch.join(' ')}`,
    `flutter ${flutter}`,
    `roughness ${roughness}`,
    ...formants.map(
      ([frequency, strength], n) =>
        `formant ${n} ${frequency} ${n === 0 && whispers ? 0 : strength} ${width}`,
    ),
    `consonants ${consonants} ${consonants}`,
    ...(whispers
      ? ['voicing 18', `breath ${breath[gender]}`, 'breathw 150 150 200 200 400 400']
      : ['breath 0 2 3 3 3 3 3 2']),
    '',
  ].join('\n');
}
