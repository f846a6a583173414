import { levelOf, medianPitch } from '../../measure.ts';
import { createEspeakNarrator } from '../createEspeakNarrator.ts';
import { NarratorUnavailable, type Narrator, type Spoken, type Utterance } from '../narrator.ts';
import type { SpeakWith } from './addedEngine.ts';
import { createAddedNarrator } from './createAddedNarrator.ts';
import { createStandInNarrator } from './createStandInNarrator.ts';
import { EngineFailed } from './engineFailed.ts';
import { hum } from './testing/hum.ts';

const engine = {
  kind: 'server',
  address: 'http://tts',
  model: 'm',
  key: null,
  voices: { 'english.f1': 'amy' },
  seconds: 60,
} as const;
const line = (changes: Partial<Utterance> = {}): Utterance => ({
  text: 'All along the moorings the little boats were asleep, and the lamp went on.',
  language: 'english',
  voice: 'f1',
  delivery: 'plain',
  pace: 1,
  pitch: 0,
  range: 0,
  ...changes,
});
const humming: SpeakWith = async ({ text }) => ({ samples: hum(text), sampleRate: 16_000 });

describe('an engine that was added', () => {
  const builtIn = createEspeakNarrator();
  const narrator = createAddedNarrator({ engine, speakWith: humming, builtIn });
  afterAll(() => builtIn.close());

  it('speaks as loud as the built-in voice would, softer in a whisper', async () => {
    for (const delivery of ['plain', 'whisper'] as const) {
      const [own, added] = [
        await builtIn.speak(line({ delivery })),
        await narrator.speak(line({ delivery })),
      ];
      expect(Math.abs(levelOf(added.pcm) - levelOf(own.pcm))).toBeLessThan(2);
    }
  });

  it('sets off who speaks by pitch and pace', async () => {
    const heard = async (changes: Partial<Utterance>) => (await narrator.speak(line(changes))).pcm;
    const told = await heard({});
    expect(medianPitch(told)).toBeCloseTo(180, -1);
    const hero = await heard({ pitch: 14, pace: 1.03 });
    expect(12 * Math.log2(medianPitch(hero) / medianPitch(told))).toBeGreaterThan(1.7);
    expect(told.length / hero.length).toBeCloseTo(1.03, 1);
    const old = await heard({ pitch: -16, pace: 0.93 });
    expect(12 * Math.log2(medianPitch(old) / medianPitch(told))).toBeLessThan(-2);
    expect(old.length / told.length).toBeCloseTo(1 / 0.93, 1);
  });

  it('leaves to the built-in voice what it has no voice for', async () => {
    const asked: string[] = [];
    const listening = createAddedNarrator({
      engine,
      speakWith: (one, signal) => (asked.push(one.voice), humming(one, signal)),
      builtIn,
    });
    await listening.speak(line({ voice: 'm1' }));
    await listening.speak(line({ language: 'german', text: 'Gute Nacht.' }));
    expect(asked).toEqual([]);
    expect((await listening.speak(line())).words).toHaveLength(14);
    expect(asked).toEqual(['amy']);
  });

  it('tells when words are heard where the built-in voice is not installed', async () => {
    const alone = createAddedNarrator({ engine, speakWith: humming, builtIn: away });
    const { pcm, words } = await alone.speak(line());
    expect(words).toHaveLength(14);
    expect(words.at(-1)![1]).toBeCloseTo(pcm.length / 24_000, 2);
  });

  it('asks for two sentences at a time', async () => {
    const waiting: (() => void)[] = [];
    const slow = createAddedNarrator({
      engine,
      speakWith: async (one, signal) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return humming(one, signal);
      },
      builtIn: away,
    });
    const lines = Promise.all([1, 2, 3].map(() => slow.speak(line())));
    await until(() => waiting.length === 2);
    await new Promise(setImmediate);
    expect(waiting).toHaveLength(2);
    waiting.shift()!();
    await until(() => waiting.length === 2);
    for (const goOn of waiting) goOn();
    expect(await lines).toHaveLength(3);
  });

  it('says so when all that came was silence', async () => {
    const speakWith: SpeakWith = async () => ({ samples: new Float32Array(16_000), sampleRate: 16_000 });
    const silent = createAddedNarrator({ engine, speakWith, builtIn });
    await expect(silent.speak(line())).rejects.toThrow('gave silence');
  });

  it('is another edition with other voices, and the same with another key', () => {
    const edition = (changes: object) =>
      createAddedNarrator({ engine: { ...engine, ...changes }, speakWith: humming, builtIn }).edition;
    expect(edition({ key: 'new' })).toBe(narrator.edition);
    expect(edition({ voices: { 'english.f1': 'joe' } })).not.toBe(narrator.edition);
    expect(narrator.edition).not.toBe(builtIn.edition);
  });
});

const away: Narrator = {
  edition: 'none',
  speak: () => Promise.reject(new NarratorUnavailable('not installed')),
  close: async () => {},
};
async function until(holds: () => boolean) {
  for (let tries = 0; !holds() && tries < 100_000; tries += 1) await new Promise(setImmediate);
  expect(holds()).toBe(true);
}

describe('a sentence that the engine failed in', () => {
  const said = (by: string): Spoken => ({ pcm: new Float32Array(8), words: [[0, 1, 0, by.length]] });
  const house: Narrator = { edition: 'house', speak: async () => said('house'), close: async () => {} };

  function opened({ standIn = house } = {}) {
    const state = { works: true, asked: 0, time: 0, told: [] as string[] };
    const narrator: Narrator = {
      edition: 'added',
      speak: async () => {
        state.asked += 1;
        if (!state.works) throw new EngineFailed('It answered 500.');
        return said('engine');
      },
      close: async () => {},
    };
    const onStandIn = ({ message }: Error) => state.told.push(message);
    const { speak } = createStandInNarrator({ narrator, standIn, onStandIn, now: () => state.time });
    return Object.assign(state, { speak: () => speak(line()) });
  }

  it('is spoken by the built-in voice, and only that one', async () => {
    const house = opened();
    expect(await house.speak()).not.toHaveProperty('standIn');
    house.works = false;
    expect(await house.speak()).toMatchObject({ words: [[0, 1, 0, 5]], standIn: true });
    expect(house.told).toEqual(['It answered 500.']);
    house.works = true;
    expect(await house.speak()).not.toHaveProperty('standIn');
  });

  it('lets the engine rest for a minute when it is the third in a row', async () => {
    const house = opened();
    house.works = false;
    for (let n = 0; n < 5; n += 1) expect(await house.speak()).toMatchObject({ standIn: true });
    expect(house.asked).toBe(3);
    house.works = true;
    house.time = 59_999;
    expect(await house.speak()).toMatchObject({ standIn: true });
    house.time = 60_000;
    expect(await house.speak()).not.toHaveProperty('standIn');
    expect(house.told).toHaveLength(3);
  });

  it('can be tried again where there is no built-in voice', async () => {
    const house = opened({ standIn: away });
    house.works = false;
    const lost = house.speak();
    await expect(lost).rejects.toThrow('It answered 500.');
    await expect(lost).rejects.not.toBeInstanceOf(NarratorUnavailable);
  });
});
