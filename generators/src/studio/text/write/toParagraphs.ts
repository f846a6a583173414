import type { AgeBand } from '@storylark/contracts/stories/vocabulary';
import { bandFacts } from '../facts/types.ts';
import type { Plan } from '../../plan.ts';
import type { Paragraph, Told } from './toLines.ts';
import type { Spoken } from './typography.ts';

export const wordsIn = (text: string): number => (text.match(/[\p{L}\p{N}][\p{L}\p{N}’-]*/gu) ?? []).length;
const wordsOf = (lines: readonly Spoken[]): number => lines.reduce((sum, line) => sum + wordsIn(line.text), 0);

/** A beat begins a paragraph; what would make one too long for the band begins another. The deed always stands alone. */
export function toParagraphs(plan: Plan, told: readonly Told[], band: AgeBand): Paragraph[] {
  const most = bandFacts[band].maxParagraphWords;
  const paragraphs: Paragraph[] = [];
  for (const { beat, lines } of told) {
    const open = paragraphs.at(-1);
    if (open?.beat === beat && wordsOf(open.lines) + wordsOf(lines) <= most) {
      open.lines.push(...lines);
      continue;
    }
    let part: Spoken[] = [];
    for (const line of lines) {
      if (part.length > 0 && wordsOf(part) + wordsIn(line.text) > most) {
        paragraphs.push({ beat, lines: part, effects: [] });
        part = [];
      }
      part.push(line);
    }
    paragraphs.push({ beat, lines: part, effects: [] });
  }
  for (const { beat, effects } of plan.beats) {
    const first = paragraphs.find((p) => p.beat === beat);
    if (first) first.effects = effects;
  }
  return paragraphs;
}
