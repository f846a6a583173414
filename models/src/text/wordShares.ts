import type { BeatId } from '@storylark/contracts/stories/beats';
import type { Locale } from '@storylark/contracts/languages';
import type { Plan } from '@storylark/studio/plan';
import { wordRange } from '@storylark/studio/text/write/chooseMoves';

/** How much of a story each beat is, against the others. */
const weights: Record<BeatId, number> = {
  home: 1.1,
  stir: 0.7,
  passage: 0.8,
  arrive: 1,
  meet: 1,
  task: 1,
  firstTry: 1.3,
  setback: 1.3,
  pause: 1.2,
  deed: 0.8,
  open: 0.9,
  gift: 0.9,
  homeward: 0.7,
  echo: 0.9,
};
/** Where in the range of its kind a story aims: a beat that runs over by a third does not take it out of it. */
const AIM = 0.4;

/** The words that each beat of a plan should have. */
export function wordShares(plan: Pick<Plan, 'beats' | 'band' | 'type' | 'length'>, locale: Locale) {
  const [least, most] = wordRange(locale, plan.band, plan.type, plan.length);
  const aim = least + (most - least) * AIM;
  const all = plan.beats.reduce((sum, { beat }) => sum + weights[beat], 0);
  return new Map(plan.beats.map(({ beat }) => [beat, Math.round((aim * weights[beat]) / all)]));
}
