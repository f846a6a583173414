import type { Check, MakingStep, StoryMakingView } from '@storylark/contracts/stories/making';
import type { OutsideReason, OutsideStep } from '@storylark/contracts/stories/outside';

/**
 * A part of a story as a parent sees it: all pictures are one. `outside`: how many of its `count` steps a model
 * made, `made`: how many anybody did; `models`: those whose work is in it. `seconds` null: not known.
 */
export type Part = {
  step: OutsideStep;
  count: number;
  made: number;
  outside: number;
  models: readonly string[];
  checks: readonly Check[];
  retries: number;
  reasons: readonly OutsideReason[];
  seconds: number | null;
};

/** Models that make; the others judge what these have made. */
const makingRoles: readonly string[] = ['text', 'speech', 'image'];
const once = <T>(all: readonly T[]): T[] => [...new Set(all)];

function partOf(step: OutsideStep, steps: readonly MakingStep[]): Part {
  const made = steps.filter(({ madeBy }) => madeBy !== null);
  const uses = steps.flatMap((one) => one.uses.filter(({ role }) => makingRoles.includes(role)));
  const times = made.map(({ seconds }) => seconds).filter((seconds) => seconds !== null);
  return {
    step,
    count: steps.length,
    made: made.length,
    outside: made.filter(({ madeBy }) => madeBy === 'outside').length,
    models: once(uses.filter(({ outcome }) => outcome === 'kept').map(({ model }) => model)),
    checks: once(steps.flatMap(({ checksPassed }) => checksPassed)),
    retries: uses.reduce((sum, { retries }) => sum + retries, 0),
    reasons: once(steps.map(({ tookOverFor }) => tookOverFor).filter((reason) => reason !== null)),
    seconds: times.length === 0 ? null : times.reduce((sum, seconds) => sum + seconds, 0),
  };
}

/** Text, narration, pictures: those that the story has. */
export const partsOf = ({ steps }: StoryMakingView): Part[] =>
  (['text', 'narration', 'picture'] as const)
    .map((step) =>
      partOf(
        step,
        steps.filter((one) => one.step === step),
      ),
    )
    .filter(({ count }) => count > 0);
