import fc from 'fast-check';
import { chunksOf } from './chunksOf.ts';
import { narrateChunk } from './narrateChunk.ts';
import { packChunk, unpackChunk } from './narratedChunk.ts';
import type { Narrator, Utterance } from './narrator.ts';
import { cast, line } from '../sampleStory.ts';

const sentences = (lengths: number[]) =>
  lengths.map((length, index) => line(`line${index}`, 'x'.repeat(length)));
const lengthOf = (lines: { text: string }[]): number => lines.reduce((sum, { text }) => sum + text.length, 0);

describe('chunks', () => {
  it('keep every line in order, are 250 characters or more and end as soon as they are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 }), (lengths) => {
        const lines = sentences(lengths);
        const chunks = chunksOf(lines);
        expect(chunks.flat()).toEqual(lines);
        if (lengthOf(lines) < 250) expect(chunks).toHaveLength(1);
        else for (const chunk of chunks) expect(lengthOf(chunk)).toBeGreaterThanOrEqual(250);
        for (const chunk of chunks.slice(0, -1)) expect(lengthOf(chunk.slice(0, -1))).toBeLessThan(250);
      }),
    );
    expect(chunksOf([])).toEqual([]);
  });

  it('let a short rest join the chunk before it', () => {
    expect(chunksOf(sentences([130, 130, 200, 60, 249])).map((chunk) => chunk.length)).toEqual([2, 3]);
  });
});

/** Speaks a hundredth of a second and remembers what it was asked. */
function recordingNarrator(): Narrator & { asked: Utterance[] } {
  const asked: Utterance[] = [];
  return {
    edition: 'recorded',
    asked,
    speak: (utterance) => {
      asked.push(utterance);
      return Promise.resolve({
        pcm: new Float32Array(240).fill(asked.length / 100),
        words: [[0.1234567, 0.9, 0, utterance.text.length]],
      });
    },
    close: () => Promise.resolve(),
  };
}
const telling = { language: 'english', voice: 'f1', cast } as const;

describe('narrating a chunk', () => {
  const chunks = chunksOf(sentences([150, 150, 150, 150, 150, 150]));

  it('asks for every line as it is marked, with the names of the cast as they are said', async () => {
    const narrator = recordingNarrator();
    const marked = line('a', 'Nora looked at Sioned.', { pace: 0.9, pitch: 9, range: -17, stress: [0, 4] });
    await narrateChunk(narrator, [marked, line('b', 'Then she slept.')], telling);
    expect(narrator.asked).toEqual([
      {
        text: 'Nora looked at Sioned.',
        say: "Nora looked at [[S'0nEd]].",
        stress: [0, 4],
        language: 'english',
        voice: 'f1',
        delivery: 'plain',
        pace: 0.9,
        pitch: 9,
        range: -17,
      },
      {
        text: 'Then she slept.',
        language: 'english',
        voice: 'f1',
        delivery: 'plain',
        pace: 1,
        pitch: 0,
        range: 0,
      },
    ]);
  });

  it('keeps nothing when one line fails', async () => {
    const narrator: Narrator = {
      edition: 'lost',
      speak: () => Promise.reject(new Error('lost')),
      close: () => Promise.resolve(),
    };
    await expect(narrateChunk(narrator, chunks[0]!, telling)).rejects.toThrow('lost');
  });

  it('comes back whole from storage, and says so when it does not', async () => {
    const chunk = await narrateChunk(recordingNarrator(), chunks[0]!, telling);
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
});
