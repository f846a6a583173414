import { voiceIds } from '@storylark/contracts/stories/vocabulary';
import type { Narrator, Utterance } from './narrator.ts';

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

/** What every narrator owes the studio, whatever speaks behind it. */
export function narratorContract(name: string, create: () => Narrator): void {
  describe(`${name} as a narrator`, () => {
    let narrator: Narrator;
    beforeAll(() => {
      narrator = create();
    });
    afterAll(() => narrator.close());

    it.each([
      ['english', 'First the kettle, then the stairs; at last the street outside.', 11],
      ['german', '„Der ist kaputt“, sagte sein Bruder Anton.', 7],
      ['french', '« Tu fais quoi ? » a demandé Rose, avec une goutte de soleil.', 11],
    ] as const)('speaks %s and tells when each word is heard', async (language, text, count) => {
      for (const voice of voiceIds) {
        const { pcm, words } = await narrator.speak(line(text, { language, voice }));
        const seconds = pcm.length / 24_000;
        expect(pcm.every((sample) => Number.isFinite(sample) && Math.abs(sample) <= 1)).toBe(true);
        expect(words.map(([, , from, to]) => text.slice(from, to))).toEqual(text.match(/[\p{L}\p{N}’]+/gu));
        expect(words).toHaveLength(count);
        for (const [index, [from, to]] of words.entries()) {
          expect(from).toBeGreaterThanOrEqual(words[index - 1]?.[1] ?? 0);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(seconds);
        }
      }
    });

    it('tells the time at which a word is really heard', async () => {
      const text = 'Nora sat down on the floor. Then she waited for the lamp.';
      const { pcm, words } = await narrator.speak(line(text));
      const then = words.find(([, , from]) => from === text.indexOf('Then'))!;
      const before = words[words.indexOf(then) - 1]!;
      const loudest = (from: number, to: number): number =>
        Math.max(...pcm.subarray(from * 24_000, to * 24_000).map(Math.abs));
      expect(then[0] - before[1]).toBeGreaterThan(0.2);
      expect(loudest(before[1] + 0.1, then[0] - 0.05)).toBeLessThan(0.02);
      expect(loudest(then[0], then[0] + 0.15)).toBeGreaterThan(0.05);
      expect(loudest(before[1] - 0.15, before[1])).toBeGreaterThan(0.05);
    });

    it('begins and ends without silence', async () => {
      const { pcm } = await narrator.speak(line('Go.'));
      const loud = (sample: number): boolean => Math.abs(sample) > 0.004;
      expect(pcm.findIndex(loud)).toBeLessThan(480);
      expect(pcm.length - pcm.findLastIndex(loud)).toBeLessThan(720);
    });

    it('takes its time when asked to', async () => {
      const plain = await narrator.speak(line('Nora put her ear to the wall.'));
      const slow = await narrator.speak(line('Nora put her ear to the wall.', { pace: 0.8 }));
      expect(slow.pcm.length / plain.pcm.length).toBeGreaterThan(1.1);
    });

    it('answers lines asked for at the same time, each with its own words', async () => {
      const texts = ['One lamp.', 'Two lamps and a boat.', 'A very long row of lamps along the quiet quay.'];
      const spoken = await Promise.all(texts.map((text) => narrator.speak(line(text))));
      expect(spoken.map(({ words }) => words.length)).toEqual([2, 5, 10]);
      expect(spoken[2]!.pcm.length).toBeGreaterThan(spoken[1]!.pcm.length);
    });

    it('says which line it cannot speak instead of handing back silence', async () => {
      await expect(narrator.speak(line('…'))).rejects.toThrow(/no word/);
    });

    it('can be closed twice', async () => {
      const closing = create();
      await closing.speak(line('Good night.'));
      await closing.close();
      await expect(closing.close()).resolves.toBeUndefined();
    });
  });
}
