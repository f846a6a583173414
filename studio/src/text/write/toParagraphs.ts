import type { AgeBand } from '@storylark/contracts/stories/vocabulary';
import { bandFacts } from '../../catalogues/facts/types.ts';
import type { Plan } from '../../plan.ts';
import type { Paragraph, Told } from './toLines.ts';
import type { Spoken } from './typography.ts';

export const wordsIn = (text: string): number => (text.match(/[\p{L}\p{N}][\p{L}\p{N}’-]*/gu) ?? []).length;
const wordsOf = (lines: readonly Spoken[]): number =>
  lines.reduce((sum, line) => sum + wordsIn(line.text), 0);

const speaks = (line: Spoken | undefined): string | undefined =>
  line && line.speaker !== 'narrator' ? line.speaker : undefined;
/** Two who speak one after the other stand in paragraphs of their own. */
function answers(before: Spoken | undefined, line: Spoken): boolean {
  const [a, b] = [speaks(before), speaks(line)];
  return a !== undefined && b !== undefined && a !== b;
}

/** A beat begins a paragraph, and so does an answer and what would make one too long for the band. */
export function toParagraphs(plan: Plan, told: readonly Told[], band: AgeBand): Paragraph[] {
  const most = bandFacts[band].maxParagraphWords;
  const paragraphs: Paragraph[] = [];
  for (const { beat, lines } of told) {
    const fits = (open: Paragraph, more: readonly Spoken[]) => wordsOf(open.lines) + wordsOf(more) <= most;
    let open = paragraphs.at(-1);
    // A message stays in one piece if it can: it moves to a new paragraph as a whole. It does not answer the
    // speech of another.
    const speech = speaks(open?.lines.at(-1)) !== undefined && speaks(lines[0]) !== undefined;
    if (open?.beat !== beat || speech || (!fits(open, lines) && wordsOf(lines) <= most)) open = undefined;
    for (const line of lines) {
      if (!open || !fits(open, [line]) || answers(open.lines.at(-1), line)) {
        open = { beat, lines: [], effects: [] };
        paragraphs.push(open);
      }
      open.lines.push(line);
    }
  }
  for (const { beat, effects } of plan.beats) {
    const first = paragraphs.find((p) => p.beat === beat);
    if (first) first.effects = effects;
  }
  return paragraphs;
}
