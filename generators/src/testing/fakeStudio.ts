import type { WrittenStory } from '@storylark/studio/plan';
import type { MixOrder } from '@storylark/studio/sound/mix/mixer';
import { createOfflineWriter } from '@storylark/studio/offline/createOfflineWriter';
import type { Studio, TextWriter } from '@storylark/studio/studio';
import { fakeMix } from './fakeMix.ts';
import { hum } from './hum.ts';

/** Samples of each sentence in the voice of the house. */
export const OWN_SAMPLES = 960;
const own = hum(OWN_SAMPLES);

const known = new Map<string, Promise<WrittenStory>>();
/** The same order gives the same story: it is written once for all houses. */
const writeOnce: TextWriter['write'] = (order, avoid) => {
  const key = JSON.stringify([order, avoid]);
  const made = known.get(key) ?? createOfflineWriter().write(order, avoid);
  known.set(key, made);
  return made;
};

/** A studio that writes and makes everything else up. `act`: each of its acts is told there, by its name. */
export function fakeStudio(act: <T>(name: string, work: () => T | Promise<T>) => Promise<T>) {
  const spoken: string[] = [];
  const mixed: MixOrder[] = [];
  const studio: Studio = {
    writer: { write: (order, avoid) => act('write', () => writeOnce(order, avoid)) },
    narrator: {
      edition: 'quiet',
      speak: ({ text }) =>
        act('speak', () => {
          spoken.push(text);
          return { pcm: own, words: [] };
        }),
      close: async () => {},
    },
    mixer: {
      mix: (order) =>
        act('mix', () => {
          mixed.push(order);
          return fakeMix(order);
        }),
    },
    illustrator: {
      drawScene: () =>
        act('draw', () => ({ large: Buffer.from('large'), small: Buffer.from('small'), tiny: 'data:,' })),
      framePainting: () =>
        act('frame', () => ({ large: Buffer.from('painted'), small: Buffer.from('small'), tiny: 'data:,p' })),
      drawPortrait: () => act('draw', () => Buffer.from('portrait')),
    },
    close: async () => {},
  };
  return { studio, spoken, mixed };
}
