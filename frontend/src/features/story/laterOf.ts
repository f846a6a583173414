import type { StoryView } from '@storylark/contracts/stories/views';

const order: readonly StoryView['state'][] = [
  'text_pending',
  'narration_pending',
  'image_pending',
  'finished',
];
/** A failure ends the making wherever it was. */
const rank = (state: StoryView['state']) => (state === 'failed' ? order.length : order.indexOf(state));
export const isPending = ({ state }: Pick<StoryView, 'state'>) => rank(state) < order.indexOf('finished');

/** Answers may overtake one another; what a parent has seen done is never undone before their eyes. */
export function laterOf(known: StoryView, come: StoryView): StoryView {
  if (rank(come.state) < rank(known.state)) return known;
  if (!isPending(come) || rank(come.state) > rank(known.state)) return come;
  const done = ({ progress }: StoryView) => progress.narrationDone + progress.picturesDone;
  return done(come) < done(known) ? known : come;
}
