import type { SentenceTimes } from '@storylark/contracts/stories/views';
import type { Line } from '@storylark/studio/plan';
import type { SentenceTime } from '@storylark/studio/sound/mix/mixer';

/**
 * When each sentence is heard; the places of its words count within the paragraph, as the reader sees it.
 * @throws Error when a line does not stand in its paragraph
 */
export function sentenceTimesOf(
  paragraphs: readonly string[],
  lines: readonly Line[],
  sentences: readonly SentenceTime[],
): SentenceTimes[] {
  const texts = new Map(lines.map(({ id, text }) => [id, text]));
  const readUpTo = new Map<number, number>();
  return sentences.map(({ line, paragraph, from, to, words }) => {
    const text = texts.get(line) ?? '';
    const start = (paragraphs[paragraph] ?? '').indexOf(text, readUpTo.get(paragraph) ?? 0);
    if (text === '' || start < 0) throw new Error(`line ${line} does not stand in paragraph ${paragraph}`);
    readUpTo.set(paragraph, start + text.length);
    return {
      paragraph,
      from,
      to,
      words: words.map(
        ([begin, end, charFrom, charTo]) => [begin, end, start + charFrom, start + charTo] as const,
      ),
    };
  });
}
