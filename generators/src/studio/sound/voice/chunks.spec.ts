import fc from 'fast-check';
import { chunksOf } from './chunksOf.ts';
import { narrateChunk } from './narrateChunk.ts';
import { packChunk, unpackChunk } from './narratedChunk.ts';
import type { Narrator, Utterance } from './narrator.ts';
import { roleOf, type Telling } from './utteranceOf.ts';
import { cast, line } from '../sampleStory.ts';

const sentences = (lengths: number[]) => lengths.map((length, index) => line(`line${index}`, 'x'.repeat(length)));
const lengthOf = ({ lines }: { lines: { text: string }[] }): number => lines.reduce((sum, { text }) => sum + text.length, 0);

describe('chunks', () => {
  it('keep every line in order, are 250 characters or more and end as soon as they are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 }), (lengths) => {
        const lines = sentences(lengths);
        const chunks = chunksOf(lines);
        expect(chunks.flatMap((chunk) => chunk.lines)).toEqual(lines);
        const inAll = lengths.reduce((sum, length) => sum + length, 0);
        if (inAll < 250) expect(chunks).toHaveLength(1);
        else for (const chunk of chunks) expect(lengthOf(chunk)).toBeGreaterThanOrEqual(250);
        for (const chunk of chunks.slice(0, -1)) expect(lengthOf({ lines: chunk.lines.slice(0, -1) })).toBeLessThan(250);
        let told = 0;
        for (const chunk of chunks) {
          expect([chunk.toldBefore, chunk.toldInAll]).toEqual([told, inAll]);
          told += lengthOf(chunk);
        }
      }),
    );
    expect(chunksOf([])).toEqual([]);
  });

  it('let a short rest join the chunk before it', () => {
    expect(chunksOf(sentences([130, 130, 200, 60, 249])).map(({ lines }) => lines.length)).toEqual([2, 3]);
  });
});

/** Speaks a tone of one second and remembers what it was asked. */
function recordingNarrator(): Narrator & { asked: Utterance[] } {
  const asked: Utterance[] = [];
  return {
    asked,
    speak: (utterance) => {
      asked.push(utterance);
      return Promise.resolve({
        pcm: new Float32Array(24_000).fill(asked.length / 100),
        words: [[0.1234567, 0.9, 0, utterance.text.length]],
      });
    },
    close: () => Promise.resolve(),
  };
}
const telling = (changes: Partial<Telling> = {}): Telling => ({
  seed: 's',
  type: 'bedtime',
  language: 'english',
  voice: 'female',
  cast,
  ...changes,
});

describe('narrating a chunk', () => {
  const lines = sentences([150, 150, 150, 150, 150, 150]);
  const chunks = chunksOf(lines);

  it('slows and flattens the last third of a bedtime story and of no other', async () => {
    const narrator = recordingNarrator();
    const narrated = [];
    for (const chunk of chunks) narrated.push(...(await narrateChunk(narrator, chunk, telling())).lines);
    expect(narrated.map(({ rest }) => rest)).toEqual([0.5, 0.5, 0.5, 0.5, 0.625, 0.625]);
    expect(narrator.asked.map(({ range }) => range)).toEqual([0, 0, 0, 0, -17, -17]);
    for (const { pace } of narrator.asked.slice(4)) expect(pace).toBeLessThan(0.97);

    const awake = recordingNarrator();
    for (const chunk of chunks) await narrateChunk(awake, chunk, telling({ type: 'adventure' }));
    expect(awake.asked.every(({ range, pace }) => range === 0 && pace > 0.97 && pace < 1.03)).toBe(true);
  });

  it('asks for the same delivery when the last chunk alone is made again', async () => {
    const [all, again] = [recordingNarrator(), recordingNarrator()];
    for (const chunk of chunks) await narrateChunk(all, chunk, telling());
    await narrateChunk(again, chunks.at(-1)!, telling());
    expect(all.asked.slice(-again.asked.length)).toEqual(again.asked);
    expect(new Set(all.asked.map(({ pitch }) => pitch)).size).toBe(6);
  });

  it('keeps nothing when one line fails', async () => {
    const narrator: Narrator = { speak: () => Promise.reject(new Error('lost')), close: () => Promise.resolve() };
    await expect(narrateChunk(narrator, chunks[0]!, telling())).rejects.toThrow('lost');
  });

  it('comes back whole from storage, and says so when it does not', async () => {
    const chunk = await narrateChunk(recordingNarrator(), chunks[0]!, telling());
    const packed = packChunk(chunk);
    expect(packed.length).toBeLessThan(chunk.pcm.length * 2 + 400);
    expect(unpackChunk(packed)).toEqual(chunk);
    expect(chunk.lines[0]!.words).toEqual([[0.123, 0.9, 0, 150]]);
    // A blob store may hand out a window into a larger buffer, at an odd address.
    const shifted = new Uint8Array(packed.length + 1);
    shifted.set(packed, 1);
    expect(unpackChunk(shifted.subarray(1))).toEqual(chunk);
    expect(() => unpackChunk(packed.subarray(0, packed.length - 1))).toThrow('narrate it again');
    expect(() => unpackChunk(packed.subarray(0, 20))).toThrow('narrate it again');
    expect(() => unpackChunk(new Uint8Array([1, 2, 3]))).toThrow('no narrated chunk');
  });

  it('gives each figure its way of speaking and knows the whole cast', () => {
    const roles = ['narrator', 'hero', 'companion', 'helper', 'other1', 'other2'].map((speaker) => roleOf(speaker, cast));
    expect(roles).toEqual(['narrator', 'hero', 'other', 'small', 'old', 'robot']);
    expect(() => roleOf('stranger', cast)).toThrow('"stranger" is not in the cast');
  });
});
