import type { WrittenStory } from '@storylark/studio/plan';
import { createOfflineWriter } from '@storylark/studio/offline/createOfflineWriter';
import type { Studio, TextWriter } from '@storylark/studio/studio';

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
  const studio: Studio = {
    writer: { write: (order, avoid) => act('write', () => writeOnce(order, avoid)) },
    narrator: {
      edition: 'quiet',
      speak: ({ text }) =>
        act('speak', () => {
          spoken.push(text);
          return { pcm: new Float32Array(8), words: [] };
        }),
      close: async () => {},
    },
    mixer: {
      mix: ({ lines, chunks }) =>
        act('mix', () => ({
          mp3: Buffer.from(`sound of ${chunks.length}`),
          durationSeconds: lines.length,
          sentences: lines.map(({ id, paragraph }, at) => ({
            line: id,
            paragraph,
            from: at,
            to: at + 1,
            words: [],
          })),
          effects: [],
        })),
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
  return { studio, spoken };
}
