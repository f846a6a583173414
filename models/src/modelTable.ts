import type { OutsideRole } from '@storylark/contracts/stories/outside';

/** Tokens of one call, or of several; those that were read from a cache are not among `input`. */
export type Usage = {
  input: number;
  cachedInput: number;
  output: number;
  imageInput: number;
  imageOutput: number;
  audioOutput: number;
};
export const noUsage: Usage = {
  input: 0,
  cachedInput: 0,
  output: 0,
  imageInput: 0,
  imageOutput: 0,
  audioOutput: 0,
};

/** Micro-dollars a token, which is the same number as dollars a million tokens. */
export type Price = Usage;

const price = (known: Partial<Price>): Price => ({ ...noUsage, ...known });

/** Prices as of November 2026. */
const prices: Readonly<Record<string, Price>> = {
  'gpt-6-luna': price({ input: 0.1, cachedInput: 0.01, output: 0.5 }),
  'gpt-6-sol': price({ input: 2, cachedInput: 0.2, output: 10 }),
  'gpt-5.6-luna': price({ input: 0.2, cachedInput: 0.02, output: 1.2 }),
  'gpt-5.6-terra': price({ input: 2, cachedInput: 0.2, output: 12 }),
  'gpt-image-2.5-flare': price({ input: 5, cachedInput: 5, imageInput: 8, imageOutput: 30 }),
  'gpt-image-2.5-sunburst': price({ input: 5, cachedInput: 5, imageInput: 8, imageOutput: 30 }),
  'gpt-realtime-2.1-mini': price({ input: 0.6, cachedInput: 0.6, output: 2.4, audioOutput: 20 }),
  'gpt-4o-mini-tts': price({ input: 0.6, audioOutput: 12 }),
  'omni-moderation-latest': noUsage,
};

/** Of a model whose price nobody told us: what the dearest of them takes, so that no cap is passed unseen. */
const dearest: Price = Object.values(prices).reduce((most, one) => ({
  input: Math.max(most.input, one.input),
  cachedInput: Math.max(most.cachedInput, one.cachedInput),
  output: Math.max(most.output, one.output),
  imageInput: Math.max(most.imageInput, one.imageInput),
  imageOutput: Math.max(most.imageOutput, one.imageOutput),
  audioOutput: Math.max(most.audioOutput, one.audioOutput),
}));

/** Micro-dollars, whole, rounded up. */
export function costOf(model: string, usage: Usage): number {
  const each = prices[model] ?? dearest;
  const sum = (Object.keys(noUsage) as (keyof Usage)[]).reduce((all, of) => all + usage[of] * each[of], 0);
  // sums of decimals are a little over or under the whole number that is meant
  return Math.ceil(Number(sum.toFixed(3)));
}

/** By the first day (UTC) on which they answer no more. */
const shutdowns: Readonly<Record<string, readonly string[]>> = {
  '2026-05-12': ['dall-e-2', 'dall-e-3'],
  '2026-10-23': [
    'gpt-image-1',
    'gpt-4',
    'gpt-4-turbo',
    'gpt-3.5-turbo',
    'gpt-4.1-nano',
    'o1',
    'o3-mini',
    'o4-mini',
  ],
  '2026-12-01': ['gpt-image-1-mini', 'gpt-image-1.5', 'chatgpt-image-latest'],
  '2026-12-11': ['gpt-5', 'gpt-5-mini', 'gpt-5-nano', 'o3'],
  '2027-01-06': ['tts-1', 'tts-1-hd', 'gpt-4o-mini-tts', 'gpt-4o-mini-tts-2025-12-15'],
  '2027-01-14': ['gpt-4o', 'gpt-4o-mini', 'gpt-4.1', 'gpt-4.1-mini'],
  '2027-01-20': ['gpt-realtime', 'gpt-realtime-mini', 'gpt-audio-mini'],
  '2027-04-01': ['gpt-5.1', 'gpt-5.4-nano'],
};

/** The first day (UTC, ISO) on which a model answers no more; null where none is known. */
export const shutdownOf = (model: string): string | null =>
  Object.entries(shutdowns).find(([, models]) => models.includes(model))?.[0] ?? null;

/** From this day on OpenAI speaks by way of Realtime alone: its speech endpoint answers no more. */
const SPEECH_ENDPOINT_ENDS = Date.UTC(2027, 0, 6);

export type SpeechShape = 'speech' | 'realtime';
export const speechShapeAt = (now: number): SpeechShape =>
  now < SPEECH_ENDPOINT_ENDS ? 'speech' : 'realtime';

/** The model of each role at OpenAI, where none is set. */
export const defaultModels = {
  text: 'gpt-6-sol',
  check: 'gpt-6-luna',
  moderation: 'omni-moderation-latest',
  // slower than its sibling, and keeps whom it is shown: a hero is the same on each page
  image: 'gpt-image-2.5-sunburst',
} as const satisfies Partial<Record<OutsideRole, string>>;
export const defaultSpeechModels = {
  speech: 'gpt-4o-mini-tts',
  realtime: 'gpt-realtime-2.1-mini',
} as const satisfies Record<SpeechShape, string>;
