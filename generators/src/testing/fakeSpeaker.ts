import type { OutsideReason } from '@storylark/contracts/stories/outside';
import { ModelFailure } from '@storylark/models/calls/modelFailure';
import type { Speaker, SpeakOrder } from '@storylark/models/speech/createSpeaker';
import { createPlaces, type Outside } from '../outside/outside.ts';
import { hum } from './hum.ts';
import { nobody } from './nobodyOutside.ts';

/** Longer than the house says a sentence. */
const sound = { samples: hum(1_200), sampleRate: 24_000 };

/** A voice outside without a model; `before` comes before each sentence is spoken, from 0. */
export function fakeSpeaker(before: (at: number, order: SpeakOrder) => unknown = () => {}) {
  const asked: string[] = [];
  let at = 0;
  const speaker: Speaker = {
    service: {
      role: 'speech',
      address: 'https://voices.example/v1',
      key: null,
      model: 'v',
      inTheHouse: false,
      atOnce: 8,
    },
    voiceOf: (language, voice) => (language === 'english' && voice === 'f1' ? 'amy' : null),
    async speak({ text }, order) {
      const { ledger, signal, shown } = order;
      await before(at++, order);
      signal.throwIfAborted();
      asked.push(text);
      ledger.sent({ role: 'speech', model: 'v', at: '2026-11-20T19:00:01.000Z', sent: `say ${shown}` });
      ledger.tallyOf('speech', 'v').add({ microDollars: 10, seconds: 1 });
      return sound;
    },
  };
  const outside: Outside = {
    ...nobody,
    models: { ...nobody.models, speaker },
    places: createPlaces(8),
  };
  return { outside, asked };
}
/** Throws as a model that does not deliver, from this sentence on. */
export const mutesFrom = (from: number, reason: OutsideReason) => (at: number) => {
  if (at >= from) throw new ModelFailure(reason);
};
