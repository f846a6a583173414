import type { StoryView } from '@storylark/contracts/stories/views';

export const stages = ['text', 'narration', 'pictures'] as const;
export type Stage = (typeof stages)[number];
type Making = Pick<StoryView, 'state' | 'progress' | 'expectedSeconds'>;

/** The stage at work: an index into `stages`, one past the last when all is done. */
export function stageOf(state: StoryView['state']): number {
  return { text_pending: 0, narration_pending: 1, image_pending: 2, finished: 3, failed: 0 }[state];
}

/**
 * How much is done, 0 to 1: stages that are over, and of the one at work the parts that are. Nothing is
 * guessed from the clock.
 */
export function shareDone({ state, progress }: Pick<Making, 'state' | 'progress'>): number {
  const of = (done: number, total: number) => (total === 0 ? 0 : Math.min(1, done / total));
  const parts = [
    0,
    of(progress.narrationDone, progress.narrationTotal),
    of(progress.picturesDone, progress.picturesTotal),
    0,
  ];
  const stage = stageOf(state);
  return (stage + (parts[stage] ?? 0)) / stages.length;
}

/** Half as long again as usual and a little; where nothing is known of usual, two minutes for each stage. */
export function isOverdue(
  { state, expectedSeconds }: Pick<Making, 'state' | 'expectedSeconds'>,
  elapsedSeconds: number,
): boolean {
  const usual = stages
    .slice(0, stageOf(state) + 1)
    .map((stage) => (expectedSeconds ? 1.5 * expectedSeconds[stage] : 120));
  return elapsedSeconds > 10 + usual.reduce((sum, seconds) => sum + seconds, 0);
}
