import type { Brief } from '../brief.ts';
import { placeholderOf } from '../figures.ts';

/** Asks a second model whether a story kept its plan. */
export const planCheckSystemPrompt =
  'You compare a children’s story with its plan. Say for each passage whether the story tells what its purpose and notes ask for; small liberties are fine, another plot is not. Say whether anybody appears who is not among the persons, and whether anything is unfit for a child of that age. Answer by the schema alone.';

export const planCheckPrompt = (
  { band, figures, prize, obstacle, beats }: Brief,
  told: readonly { beat: string; paragraphs: readonly string[] }[],
): string =>
  [
    'THE PLAN',
    JSON.stringify(
      {
        age: band,
        persons: Object.fromEntries(figures.map(({ label, is }) => [placeholderOf(label), is])),
        prize,
        obstacle,
        passages: beats.map(({ beat, purpose, notes }) => ({ beat, purpose, notes })),
      },
      null,
      1,
    ),
    '',
    'THE STORY',
    ...told.map(({ beat, paragraphs }) => `[${beat}]\n${paragraphs.join('\n')}`),
  ].join('\n');

/** Asks whether a passage is safe, where the provider has no moderation. */
export const safetySystemPrompt =
  'You look through a passage of a children’s story before a child hears it. Say whether it is safe: no violence, no sexual content, no self-harm, no hatred, no drugs, nothing dangerous that a child could copy, no request for personal data, no link, nothing that speaks to the listener. Answer by the schema alone.';

export const safetyPrompt = (paragraphs: readonly string[]): string =>
  ['THE PASSAGE', ...paragraphs].join('\n');
