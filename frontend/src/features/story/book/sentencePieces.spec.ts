import { describe, expect, it } from '@jest/globals';
import type { SentenceTimes } from '@storylark/contracts/stories/views';
import fc from 'fast-check';
import { sentencePieces, spokenSentences } from './sentencePieces.ts';

/** Times of the given stretches of a paragraph, each one word long. */
const times = (paragraph: number, ...stretches: readonly (readonly [number, number])[]): SentenceTimes[] =>
  stretches.map(([from, to]) => ({ paragraph, from: 0, to: 1, words: [[0, 1, from, to]] }));

describe('a paragraph cut into sentences', () => {
  it('leaves the full stop with what it ends and the quotation mark with what it opens', () => {
    const text = '“It is hard,” said Mia. “Yes.” It was.';
    const at = (words: string): [number, number] => [text.indexOf(words), text.indexOf(words) + words.length];
    expect(sentencePieces([text], times(0, at('It is hard,” said Mia'), at('Yes'), at('It was')))).toEqual([
      [
        { text: '“It is hard,” said Mia.', sentence: 0 },
        { text: ' ', sentence: null },
        { text: '“Yes.”', sentence: 1 },
        { text: ' ', sentence: null },
        { text: 'It was.', sentence: 2 },
      ],
    ]);
  });

  it('keeps French marks with their sentence: the spaces before them do not break', () => {
    const text = 'Vraiment\u202f?\u00a0» Oui.';
    expect(sentencePieces([text], times(0, [0, 8], [13, 16]))[0]?.map((piece) => piece.text)).toEqual([
      'Vraiment\u202f?\u00a0»',
      ' ',
      'Oui.',
    ]);
  });

  it('counts sentences through all paragraphs, also past one that is not spoken', () => {
    const pieces = sentencePieces(
      ['One. Two.', '***', 'Three.'],
      [...times(0, [0, 3], [5, 8]), ...times(2, [0, 5])],
    );
    expect(pieces.map((paragraph) => paragraph.map(({ sentence }) => sentence))).toEqual([
      [0, null, 1],
      [null],
      [2],
    ]);
  });

  it('goes by its marks while there are no times: quotes close with it, and small letters go on', () => {
    const spoken = (...paragraphs: string[]) =>
      spokenSentences(paragraphs, []).map(({ paragraph, text }) => [paragraph, text]);
    expect(spoken('“Yes!” said Mia. It was… late. (Very.) “Go?” Off she went!', '***', 'End')).toEqual([
      [0, '“Yes!” said Mia.'],
      [0, 'It was… late.'],
      [0, '(Very.)'],
      [0, '“Go?”'],
      [0, 'Off she went!'],
      [2, 'End'],
    ]);
    expect(spoken('„Ja!“ Emil lief.', '« Vraiment\u202f?\u00a0» Oui. « Non », dit Léa.')).toEqual([
      [0, '„Ja!“'],
      [0, 'Emil lief.'],
      [1, '« Vraiment\u202f?\u00a0»'],
      [1, 'Oui.'],
      [1, '« Non », dit Léa.'],
    ]);
  });

  it('says where each sentence begins in its paragraph', () => {
    const paragraphs = ['One. Two.', 'Three.'];
    for (const { paragraph, from, text } of spokenSentences(paragraphs, []))
      expect(paragraphs[paragraph]?.slice(from, from + text.length)).toBe(text);
    expect(spokenSentences(paragraphs, []).map(({ sentence }) => sentence)).toEqual([0, 1, 2]);
  });

  it('holds every character of every paragraph once and in its place, whatever the times say', () => {
    const anyTimes = fc.array(
      fc.record({
        paragraph: fc.nat(4),
        words: fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.nat(60), fc.nat(60)), { maxLength: 3 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 50 }), { maxLength: 4 }),
        anyTimes,
        (paragraphs, sentences) => {
          const pieces = sentencePieces(
            paragraphs,
            sentences.map((sentence) => ({ ...sentence, from: 0, to: 1 })),
          );
          expect(pieces.map((paragraph) => paragraph.map(({ text }) => text).join(''))).toEqual(paragraphs);
        },
      ),
    );
  });

  it('gives each sentence of well-formed times one piece that holds its words', () => {
    const sentence = fc
      .array(fc.stringMatching(/^[a-zé’]{1,7}$/), { minLength: 1, maxLength: 6 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(
        fc.array(sentence, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('. ', '!” “', '…\n', '. – '),
        (parts, between) => {
          const text = parts.join(between);
          let at = 0;
          const stretches = parts.map((part): [number, number] => {
            const from = at;
            at += part.length + between.length;
            return [from, from + part.length];
          });
          const spoken =
            sentencePieces([text], times(0, ...stretches))[0]?.filter((piece) => piece.sentence !== null) ??
            [];
          expect(spoken.map((piece) => piece.sentence)).toEqual(parts.map((_part, index) => index));
          for (const [index, piece] of spoken.entries()) expect(piece.text).toContain(parts[index]);
        },
      ),
    );
  });
});
