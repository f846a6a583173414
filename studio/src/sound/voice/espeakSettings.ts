import type { EspeakRequest } from './espeakProtocol.ts';
import type { Delivery, Utterance } from './narrator.ts';
import { dialects, MELODY_RANGE, rates, timbres, variantOf } from './voices.ts';

/** The synthesiser's own: the pitch that a voice's file gives it. */
const MIDDLE_PITCH = 50;

/** What a delivery adds to a voice; level in decibels. */
type Turn = { pace: number; pitch: number; range: number; decibels: number };
const asItIs: Turn = { pace: 1, pitch: 0, range: 0, decibels: 0 };
export const turns: Record<Delivery, Turn> = {
  plain: asItIs,
  question: { ...asItIs, pitch: 3, range: 8 },
  shout: { pace: 1.04, pitch: 9, range: 19, decibels: 3 },
  whisper: { ...asItIs, pace: 0.94, decibels: -4 },
  list: { ...asItIs, pace: 0.95, range: 10 },
  close: { ...asItIs, pace: 0.97, pitch: -4 },
};

const within = (value: number, low: number, high: number): number =>
  Math.round(Math.min(high, Math.max(low, value)));

/** The synthesiser's numbers for an utterance. */
export function espeakSettings({
  language,
  voice,
  delivery,
  pace,
  pitch,
  range,
}: Utterance): Omit<EspeakRequest, 'id' | 'spoken'> {
  const turn = turns[delivery];
  return {
    voice: `${dialects[language]}+${variantOf(voice, delivery === 'whisper')}`,
    rate: within(rates[language] * timbres[voice].pace * pace * turn.pace, 80, 300),
    pitch: within(MIDDLE_PITCH + pitch + turn.pitch, 0, 99),
    range: within(MELODY_RANGE + range + turn.range, 0, 99),
  };
}
