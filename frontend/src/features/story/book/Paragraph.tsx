import { memo } from 'react';
import type { Piece } from './sentencePieces.ts';

type Props = {
  pieces: readonly Piece[];
  /** The sentence being spoken, none yet: null; beyond the paragraph's last when it is over. */
  spoken: number | null;
  /** The stretch of that sentence being spoken. */
  word: readonly [number, number] | null;
  /** The sentence the keyboard points at. */
  aim: number | null;
};

/** Prose with its sentences to be found; nothing of it is said twice or as a control to a screen reader. */
export const Paragraph = memo(function Paragraph({ pieces, spoken, word, aim }: Props) {
  return (
    <p>
      {pieces.map(({ text, sentence }, index) =>
        sentence === null ? (
          text
        ) : (
          <span
            key={index}
            data-sentence={sentence}
            data-aim={sentence === aim || undefined}
            className={look(sentence, spoken)}
          >
            {word && sentence === spoken ? marked(text, word) : text}
          </span>
        ),
      )}
    </p>
  );
});

const marked = (text: string, [from, to]: readonly [number, number]) => (
  <>
    {text.slice(0, from)}
    <span className="word">{text.slice(from, to)}</span>
    {text.slice(to)}
  </>
);

function look(sentence: number, spoken: number | null) {
  if (spoken === null || sentence > spoken) return undefined;
  return sentence === spoken ? 'now' : 'gone';
}
