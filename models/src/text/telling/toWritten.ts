import { localeOf } from '@storylark/contracts/languages';
import type { StoryLanguage } from '@storylark/contracts/languages';
import type { Plan, WrittenStory } from '@storylark/studio/plan';
import { atBedtime } from '@storylark/studio/text/write/atBedtime';
import { withSounds } from '@storylark/studio/text/write/soundCues';
import type { Paragraph } from '@storylark/studio/text/write/toLines';
import { toLines } from '@storylark/studio/text/write/toLines';
import { toParagraphs } from '@storylark/studio/text/write/toParagraphs';
import { splitLines } from '@storylark/studio/text/write/typography';
import type { Figure } from '../figures.ts';
import { NARRATOR } from '../answers.ts';
import { fillNames, namesOf, type Names } from './fillNames.ts';
import type { ToldBeat } from './toldBeat.ts';

type Telling = { plan: Plan; language: StoryLanguage; figures: readonly Figure[] };

/** A passage with its names, in paragraphs as the studio makes them. */
export function paragraphsOf(
  { beat, paragraphs }: ToldBeat,
  { plan, language, figures }: Telling,
  names: Names = namesOf(plan, figures),
): Paragraph[] {
  const locale = localeOf[language];
  return paragraphs.flatMap((lines) => {
    const spoken = lines.flatMap(({ speaker, text }) => {
      const named = fillNames(text, names, locale);
      return splitLines(plan.type === 'bedtime' ? atBedtime(named, locale) : named, locale).map((line) => ({
        text: line.text,
        speaker: line.speaker === NARRATOR ? NARRATOR : speaker,
      }));
    });
    // effects come with the whole story
    return toParagraphs({ ...plan, beats: [] }, [{ beat, lines: spoken }], plan.band);
  });
}

export const textOf = ({ lines }: Paragraph): string => lines.map(({ text }) => text).join(' ');

/** The story of the same plan in other words: lines, pauses, voices and sounds are the studio’s. */
export function toWritten(told: readonly ToldBeat[], telling: Telling, house: WrittenStory): WrittenStory {
  const { plan, language } = telling;
  const paragraphs = told.flatMap((beat) => paragraphsOf(beat, telling));
  for (const { beat, effects } of plan.beats) {
    const first = paragraphs.find((one) => one.beat === beat);
    if (first) first.effects = effects;
  }
  return {
    ...house,
    paragraphs: paragraphs.map(textOf),
    lines: withSounds(toLines(plan, paragraphs), plan, localeOf[language]),
  };
}
