/** Where toasts lie: px from that edge of the window. */
export type Berth = { edge: 'top' | 'bottom'; offset: number };

export const OUTERMOST: Berth = { edge: 'bottom', offset: 24 };
/** From the outermost inwards: what can be pressed stands at the edges, and dialogs in the middle. */
const berths: readonly Berth[] = [
  OUTERMOST,
  ...[96, 160, 240].map((offset) => ({ edge: 'bottom' as const, offset })),
  ...[80, 16, 160].map((offset) => ({ edge: 'top' as const, offset })),
];
/** px of one toast of two lines, with its gap; and how wide one is where there is room. */
const HEIGHT = 84;
const WIDTH = 356 + 24;

const controls = 'a[href], button, input, select, textarea, summary, [role="button"], [role="slider"]';

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;
const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The first place for so many toasts where they cover no control; the one with the fewest, if all do. */
export function freeBerth(toasts: number): Berth {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const taken = [...(dialog ?? document).querySelectorAll(controls)]
    .filter((control) => !control.closest('[data-sonner-toaster]'))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  const { innerWidth: width, innerHeight: height } = window;
  const tall = HEIGHT * toasts;
  const covered = ({ edge, offset }: Berth): number => {
    const top = edge === 'top' ? offset : height - offset - tall;
    const box = { top, bottom: top + tall, left: Math.max(0, width - WIDTH), right: width };
    return taken.filter((control) => meet(box, control)).length;
  };
  return berths.reduce((best, berth) => (covered(berth) < covered(best) ? berth : best));
}
