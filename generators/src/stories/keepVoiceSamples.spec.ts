import { setImmediate as turn } from 'node:timers/promises';
import { NarratorUnavailable, type Utterance } from '@storylark/studio/sound/voice/narrator';
import { keepVoiceSamples } from './keepVoiceSamples.ts';

/** A voice that hums: one tone for women, another for men. */
function opened(speak?: () => never) {
  const stored = new Map<string, Uint8Array>();
  const said: Utterance[] = [];
  const ended = new AbortController();
  const run = keepVoiceSamples({
    blobs: {
      info: async (key) => (stored.has(key) ? { key, size: 1, modifiedAt: 0 } : null),
      put: async (key, content) => !stored.has(key) && stored.set(key, content) !== undefined,
    },
    narrator: {
      speak: async (utterance) => {
        speak?.();
        said.push(utterance);
        const hertz = utterance.voice === 'female' ? 210 : 110;
        return {
          pcm: Float32Array.from(
            { length: 12_000 },
            (_, n) => 0.3 * Math.sin((2 * Math.PI * hertz * n) / 24_000),
          ),
          words: [],
        };
      },
    },
  });
  return { stored, said, run: () => run(ended.signal), ended };
}
async function until(holds: () => boolean) {
  for (let tries = 0; !holds() && tries < 100_000; tries += 1) await turn();
  expect(holds()).toBe(true);
}

it('records every voice in every language once, as MP3 that says it was made with AI, and is quiet from then on', async () => {
  const { stored, said, run, ended } = opened();
  const first = run();
  await until(() => stored.size === 6);
  expect([...stored.keys()].sort()).toEqual(
    ['english', 'french', 'german'].flatMap((language) =>
      ['f1', 'm1'].map((id) => `house/voices/${language}-${id}.mp3`),
    ),
  );
  for (const [key, bytes] of stored) {
    expect(Buffer.from(bytes).subarray(0, 3).toString()).toBe('ID3');
    expect(Buffer.from(bytes).toString()).toContain(
      key.includes('german') ? 'Mit KI erstellt' : key.includes('french') ? 'Créé avec l’IA' : 'Made with AI',
    );
    expect(bytes.length).toBeGreaterThan(6_000);
  }
  const again = run();
  await turn();
  ended.abort();
  await Promise.all([first, again]);
  expect(said).toHaveLength(6);
});

it('goes on after a crash with those that are missing', async () => {
  const { stored, said, run, ended } = opened();
  stored.set('house/voices/english-f1.mp3', new Uint8Array([1]));
  const running = run();
  await until(() => stored.size === 6);
  ended.abort();
  await running;
  expect(said).toHaveLength(5);
  expect(stored.get('house/voices/english-f1.mp3')).toEqual(new Uint8Array([1]));
});

it('does without where there is no voice, and is begun again where one word failed', async () => {
  const none = opened(() => {
    throw new NarratorUnavailable('not installed');
  });
  const running = none.run();
  none.ended.abort();
  await running;
  expect(none.stored.size).toBe(0);
  await expect(
    opened(() => {
      throw new Error('stumbled');
    }).run(),
  ).rejects.toThrow('stumbled');
});
