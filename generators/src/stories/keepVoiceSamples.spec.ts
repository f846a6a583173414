import { setImmediate as turn } from 'node:timers/promises';
import { genderOfVoice, voiceIds } from '@storylark/contracts/stories/vocabulary';
import { NarratorUnavailable, type Utterance } from '@storylark/studio/sound/voice/narrator';
import { keepVoiceSamples } from './keepVoiceSamples.ts';

/** A voice that hums: one tone for women, another for men. */
function opened(
  speak?: () => never,
  { edition = 'first', stored = new Map<string, Uint8Array>(), standsIn = false } = {},
) {
  const said: Utterance[] = [];
  const ended = new AbortController();
  const run = keepVoiceSamples({
    blobs: {
      info: async (key) => (stored.has(key) ? { key, size: 1, modifiedAt: 0 } : null),
      put: async (key, content) => !stored.has(key) && stored.set(key, content) !== undefined,
      deleteByPrefix: async (prefix) => {
        for (const key of stored.keys()) if (key.startsWith(prefix)) stored.delete(key);
      },
    },
    narrator: {
      edition,
      speak: async (utterance) => {
        speak?.();
        said.push(utterance);
        const hertz = genderOfVoice[utterance.voice] === 'female' ? 210 : 110;
        return {
          pcm: Float32Array.from(
            { length: 12_000 },
            (_, n) => 0.3 * Math.sin((2 * Math.PI * hertz * n) / 24_000),
          ),
          words: [],
          ...(standsIn && { standIn: true as const }),
        };
      },
    },
  });
  const samples = () => [...stored].filter(([key]) => key.endsWith('.mp3'));
  return { stored, samples, said, run: () => run(ended.signal), ended };
}
async function until(holds: () => boolean) {
  for (let tries = 0; !holds() && tries < 100_000; tries += 1) await turn();
  expect(holds()).toBe(true);
}

it('records every voice in every language once, as MP3 that says it was made with AI, and is quiet from then on', async () => {
  const { samples, said, run, ended } = opened();
  const first = run();
  await until(() => samples().length === 18);
  expect(
    samples()
      .map(([key]) => key)
      .sort(),
  ).toEqual(
    ['english', 'french', 'german'].flatMap((language) =>
      voiceIds.map((id) => `house/voices/${language}-${id}.mp3`),
    ),
  );
  for (const [key, bytes] of samples()) {
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
  expect(said).toHaveLength(18);
});

it('goes on after a crash with those that are missing', async () => {
  const { stored, samples, said, run, ended } = opened();
  stored.set('house/voices/edition-first', new Uint8Array());
  stored.set('house/voices/english-f1.mp3', new Uint8Array([1]));
  const running = run();
  await until(() => samples().length === 18);
  ended.abort();
  await running;
  expect(said).toHaveLength(17);
  expect(stored.get('house/voices/english-f1.mp3')).toEqual(new Uint8Array([1]));
});

it('records them anew once the voices are others', async () => {
  const before = opened();
  const [stored, kept] = [before.stored, new Uint8Array([1])];
  stored.set('house/voices/edition-first', new Uint8Array());
  stored.set('house/voices/english-f1.mp3', kept);
  const after = opened(undefined, { edition: 'second', stored });
  const running = after.run();
  await until(() => after.samples().length === 18);
  after.ended.abort();
  await running;
  expect(stored.get('house/voices/english-f1.mp3')).not.toEqual(kept);
  expect([...stored.keys()].filter((key) => key.includes('edition'))).toEqual([
    'house/voices/edition-second',
  ]);
});

it('keeps nothing that another voice spoke in its place, and is begun again', async () => {
  const away = opened(undefined, { standsIn: true });
  await expect(away.run()).rejects.toThrow('did not speak its sample itself');
  expect(away.samples()).toEqual([]);
});

it('does without where there is no voice, and is begun again where one word failed', async () => {
  const none = opened(() => {
    throw new NarratorUnavailable('not installed');
  });
  const running = none.run();
  none.ended.abort();
  await running;
  expect(none.samples()).toEqual([]);
  await expect(
    opened(() => {
      throw new Error('stumbled');
    }).run(),
  ).rejects.toThrow('stumbled');
});
