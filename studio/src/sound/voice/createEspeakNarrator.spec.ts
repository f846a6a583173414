import { storyLanguages } from '@storylark/contracts/languages';
import { createEspeakNarrator } from './createEspeakNarrator.ts';
import { narratorContract } from './narrator.contract.ts';
import { NarratorUnavailable, type Utterance } from './narrator.ts';
import { pronunciations } from './pronunciations.ts';
import { medianPitch, pitchSwing } from '../measure.ts';

narratorContract('espeak-ng', createEspeakNarrator);

const line = (text: string, changes: Partial<Utterance> = {}): Utterance => ({
  text,
  language: 'english',
  voice: 'f1',
  delivery: 'plain',
  pace: 1,
  pitch: 0,
  range: 0,
  ...changes,
});
const sentence = {
  english: 'All along the moorings the little boats were already asleep.',
  german: 'Unten am Wasser lagen die kleinen Boote und schliefen schon lange.',
  french: 'Le long du quai, les petits bateaux dormaient déjà depuis longtemps.',
};

describe('the offline voice', () => {
  const narrator = createEspeakNarrator();
  afterAll(() => narrator.close());

  it.each(storyLanguages)('has a woman and a man to tell in %s', async (language) => {
    const woman = await narrator.speak(line(sentence[language], { language, voice: 'f1' }));
    const man = await narrator.speak(line(sentence[language], { language, voice: 'm1' }));
    expect(medianPitch(woman.pcm)).toBeGreaterThan(190);
    expect(medianPitch(woman.pcm)).toBeLessThan(240);
    expect(medianPitch(man.pcm)).toBeGreaterThan(85);
    expect(medianPitch(man.pcm)).toBeLessThan(120);
  });

  it('speaks higher, lower and flatter when asked to', async () => {
    const pitchOf = async (pitch: number) =>
      medianPitch((await narrator.speak(line(sentence.english, { pitch }))).pcm);
    const narrated = await pitchOf(0);
    expect(await pitchOf(9)).toBeGreaterThan(narrated * 1.05);
    expect(await pitchOf(-10)).toBeLessThan(narrated * 0.95);
    const swing = async (range: number) =>
      pitchSwing((await narrator.speak(line(sentence.english, { range }))).pcm);
    expect(await swing(-47)).toBeLessThan(0.7 * (await swing(0)));
  });

  it('says a name by its phonemes and still tells the times of the written words', async () => {
    const text = 'Joaquin put his ear to the wall.';
    const { words } = await narrator.speak(line(text, { say: "[[wA:k'i:n]] put his ear to the wall." }));
    expect(words.map(([, , from, to]) => text.slice(from, to))).toEqual([
      'Joaquin',
      'put',
      'his',
      'ear',
      'to',
      'the',
      'wall',
    ]);
    expect(words[1]![0]).toBeGreaterThan(0.3);
    expect(words[1]![0]).toBeLessThan(1);
  });

  it.each(storyLanguages)(
    'has a pronunciation for every listed name in %s that it can say',
    async (language) => {
      for (const [name, say] of Object.entries(pronunciations[language])) {
        const { pcm } = await narrator.speak(line(name, { language, say: `[[${say}]]` }));
        expect(pcm.length).toBeGreaterThan(24_000 * 0.2);
      }
    },
  );

  it('refuses phonemes it does not know rather than leaving the name out', async () => {
    await expect(narrator.speak(line('Joel went home.', { say: '[[ü]] went home.' }))).rejects.toThrow(
      'cannot say the phonemes at character 0',
    );
  });

  it('gives a stressed word more weight', async () => {
    const text = 'She put her ear there.';
    const heldFor = async (stress?: [number, number]): Promise<number> => {
      const { words } = await narrator.speak(line(text, stress ? { stress } : {}));
      return words[2]![1] - words[2]![0];
    };
    expect(await heldFor([8, 11])).toBeGreaterThan(1.3 * (await heldFor()));
  });

  it('comes back after its process was killed in the middle of a line', async () => {
    const mortal = createEspeakNarrator();
    const lost = mortal.speak(line(sentence.english));
    process.kill(mortal.processId()!, 'SIGKILL');
    await expect(lost).rejects.toThrow('stopped in the middle of a line (SIGKILL)');
    expect((await mortal.speak(line('Good night.'))).words).toHaveLength(2);
    await mortal.close();
    expect(mortal.processId()).toBeUndefined();
  });

  it('gives up a line that takes too long, and the process with it', async () => {
    const hurried = createEspeakNarrator({ timeoutMs: 1 });
    await expect(hurried.speak(line(sentence.english))).rejects.toThrow('SIGKILL');
    await hurried.close();
  });

  it('lets lines wait for those before them, as long as the voice goes on', async () => {
    const steady = `export default async () => ({ eSpeakNGWorker: class {
      set_voice() { return 0; }
      get_samplerate() { return 22050; }
      synthesize() { for (const until = Date.now() + 30; Date.now() < until; ); }
    }, FS: { readdir: () => [], writeFile() {} } });`;
    const packageName = `data:text/javascript,${encodeURIComponent(steady)}`;
    const slow = createEspeakNarrator({ packageName, timeoutMs: 4_000 });
    const lines = Array.from({ length: 200 }, () => slow.speak(line('Good night.')));
    const said = (await Promise.allSettled(lines)).map((one) =>
      one.status === 'rejected' ? String(one.reason) : '',
    );
    expect(said.filter((reason) => reason.includes('stopped'))).toEqual([]);
    await slow.close();
  });

  it('says what to install when the voice is missing', async () => {
    const mute = createEspeakNarrator({ packageName: 'a-voice-that-is-not-installed' });
    for (const attempt of [1, 2]) {
      const refusal = mute.speak(line(`Attempt ${attempt}.`));
      await expect(refusal).rejects.toThrow(NarratorUnavailable);
      await expect(refusal).rejects.toThrow('npm install --include=optional');
    }
    await mute.close();
  });
});
