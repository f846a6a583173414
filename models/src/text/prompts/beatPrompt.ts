import type { BeatBrief, Brief } from '../brief.ts';
import { placeholderOf } from '../figures.ts';

/** What stands before the one passage that is asked for. */
export const NOW_TELL = 'NOW TELL THIS PASSAGE';

const planOf = ({ figures, hero, place, prize, obstacle, nouns, unsaid, beats }: Brief) => ({
  persons: Object.fromEntries(figures.map(({ label, is }) => [placeholderOf(label), is])),
  hero,
  place,
  prize,
  obstacle,
  called: Object.fromEntries(Object.entries(nouns).map(([slot, { the }]) => [slot, the])),
  neverSay: unsaid,
  passages: beats.map(({ beat, purpose, notes }) => ({ beat, purpose, notes })),
});

/**
 * One passage, with the plan and all that was told before it. What is the same for each passage comes first, so
 * that a provider can keep it.
 * @param toldSoFar paragraphs, with placeholders
 */
export const beatPrompt = (
  brief: Brief,
  passage: BeatBrief,
  toldSoFar: readonly string[],
  exemplar: string,
): string =>
  [
    'THE PLAN',
    JSON.stringify(planOf(brief), null, 1),
    '',
    'THE TONE, from another story; use nothing of what it tells',
    exemplar,
    '',
    'TOLD SO FAR',
    toldSoFar.length === 0 ? '(nothing yet)' : toldSoFar.join('\n\n'),
    '',
    NOW_TELL,
    JSON.stringify(wanted(brief, passage), null, 1),
  ].join('\n');

const wanted = ({ figures }: Brief, { beat, purpose, notes, ...rest }: BeatBrief) => ({
  beat,
  purpose,
  notes,
  tension: `${rest.tension} of 10`,
  where: rest.place,
  light: rest.light,
  words: rest.words,
  mustName: rest.named.map(placeholderOf),
  mustUseOneOf: rest.nouns,
  speakers: ['narrator', ...figures.filter(({ speaks }) => speaks).map(({ label }) => label)],
});

/** The same passage once more, with what was wrong with it. */
export const repairPrompt = (asked: string, answer: string, faults: readonly string[]): string =>
  [
    asked,
    '',
    'YOUR ANSWER WAS',
    answer,
    '',
    'IT CANNOT BE USED. Tell the passage again, and mend this:',
    ...faults.map((fault) => `- ${fault}`),
  ].join('\n');
