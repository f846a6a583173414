import type { BeatId } from '@storylark/contracts/stories/beats';
import type { Expression, Pose, PropInPicture, Shot } from '@storylark/illustration/pictureSpec';
import type { Likeness } from '../../catalogues/facts/likenesses.ts';

/** `x` 0 (left) to 1 (right); `scale` under 1 stands further off, over 1 nearer. */
export type Placing = { pose: Pose; expression: Expression; x: number; scale?: number; looksAt?: string };
/**
 * One arrangement of a beat. `at`: the prop the hero acts on; `turned`: the place seen from its other side, with
 * its light. `obstacle` means the part that counts in this likeness.
 */
export type Composition = {
  shot: Shot;
  hero: Placing;
  other?: Placing;
  focus: string;
  props: PropInPicture[];
  at?: PropInPicture;
  turned?: boolean;
};

/** How one is at an obstacle of each likeness: hands in it, reaching up, bent over, looking in. */
export const atObstacle: Record<Likeness, { pose: Pose; expression: Expression }> = {
  tangled: { pose: 'holdOutHand', expression: 'startled' },
  high: { pose: 'reach', expression: 'intent' },
  narrow: { pose: 'crouch', expression: 'intent' },
  heavy: { pose: 'hug', expression: 'intent' },
  noisy: { pose: 'stand', expression: 'startled' },
  locked: { pose: 'holdOutHand', expression: 'intent' },
  guarded: { pose: 'point', expression: 'startled' },
  asleep: { pose: 'crouch', expression: 'startled' },
  shy: { pose: 'crouch', expression: 'curious' },
  slippery: { pose: 'run', expression: 'startled' },
  dark: { pose: 'crouch', expression: 'startled' },
  broken: { pose: 'crouch', expression: 'sad' },
  tooMuchForOne: { pose: 'hug', expression: 'startled' },
  needsTime: { pose: 'sit', expression: 'sad' },
  doesNotUnderstand: { pose: 'point', expression: 'sad' },
};

const anyway = { pose: 'stand', expression: 'startled' } as const;

/**
 * At least four arrangements of each pictured beat: hero left or right, near or far, alone or beside somebody. In a
 * setback the likeness gives the hero's posture. `arrive` shows the place: it becomes the cover.
 */
// A table, one arrangement a line.
// prettier-ignore
export const compositions: Partial<Record<BeatId, readonly [Composition, ...Composition[]]>> = {
  home: [
    { shot: 'medium', hero: { pose: 'stand', expression: 'curious', x: 0.36 }, focus: 'hero', props: [] },
    { shot: 'wide', hero: { pose: 'sit', expression: 'curious', x: 0.62 }, focus: 'hero', props: [] },
    { shot: 'medium', hero: { pose: 'carry', expression: 'glad', x: 0.66 }, focus: 'hero', props: [], turned: true },
    { shot: 'wide', hero: { pose: 'reach', expression: 'curious', x: 0.3 }, focus: 'hero', props: [], turned: true },
  ],
  arrive: [
    { shot: 'wide', hero: { pose: 'walk', expression: 'curious', x: 0.32, looksAt: 'obstacle' }, focus: 'hero', props: ['obstacle'] },
    { shot: 'wide', hero: { pose: 'point', expression: 'glad', x: 0.64, looksAt: 'obstacle' }, focus: 'hero', props: ['obstacle'], turned: true },
    { shot: 'wide', hero: { pose: 'run', expression: 'glad', x: 0.28, looksAt: 'obstacle' }, focus: 'hero', props: ['obstacle'], turned: true },
    { shot: 'wide', hero: { pose: 'stand', expression: 'curious', x: 0.7, looksAt: 'obstacle' }, focus: 'hero', props: ['obstacle'] },
  ],
  setback: [
    { shot: 'medium', hero: { ...anyway, x: 0.26 }, other: { pose: 'stand', expression: 'sad', x: 0.88, scale: 0.92 }, focus: 'obstacle', props: ['obstacle'], at: 'obstacle' },
    { shot: 'medium', hero: { ...anyway, x: 0.72 }, other: { pose: 'stand', expression: 'sad', x: 0.1, scale: 0.9 }, focus: 'obstacle', props: ['obstacle'], at: 'obstacle', turned: true },
    { shot: 'wide', hero: { ...anyway, x: 0.4 }, other: { pose: 'point', expression: 'startled', x: 0.14, scale: 1.12 }, focus: 'obstacle', props: ['obstacle'], at: 'obstacle' },
    { shot: 'wide', hero: { ...anyway, x: 0.6 }, other: { pose: 'crouch', expression: 'sad', x: 0.86, scale: 1.05 }, focus: 'obstacle', props: ['obstacle'], at: 'obstacle', turned: true },
    { shot: 'medium', hero: { ...anyway, x: 0.3 }, focus: 'obstacle', props: ['obstacle'], at: 'obstacle', turned: true },
  ],
  pause: [
    { shot: 'close', hero: { pose: 'sit', expression: 'sad', x: 0.36 }, focus: 'hero', props: [] },
    { shot: 'wide', hero: { pose: 'sit', expression: 'sad', x: 0.66, looksAt: 'obstacle' }, focus: 'hero', props: ['obstacle'] },
    { shot: 'medium', hero: { pose: 'crouch', expression: 'intent', x: 0.3, looksAt: 'obstacle' }, focus: 'hero', props: ['obstacle'], turned: true },
    { shot: 'close', hero: { pose: 'stand', expression: 'intent', x: 0.64 }, focus: 'hero', props: [], turned: true },
  ],
  deed: [
    { shot: 'medium', hero: { pose: 'holdOutHand', expression: 'tender', x: 0.34 }, other: { pose: 'stand', expression: 'curious', x: 0.7 }, focus: 'hero', props: [] },
    { shot: 'medium', hero: { pose: 'hug', expression: 'tender', x: 0.66 }, other: { pose: 'stand', expression: 'glad', x: 0.3 }, focus: 'hero', props: [], turned: true },
    { shot: 'wide', hero: { pose: 'crouch', expression: 'tender', x: 0.42 }, other: { pose: 'sit', expression: 'curious', x: 0.72, scale: 1.08 }, focus: 'hero', props: [] },
    { shot: 'close', hero: { pose: 'holdOutHand', expression: 'tender', x: 0.64 }, other: { pose: 'stand', expression: 'curious', x: 0.24 }, focus: 'hero', props: [] },
  ],
  open: [
    { shot: 'medium', hero: { pose: 'reach', expression: 'glad', x: 0.3 }, other: { pose: 'stand', expression: 'glad', x: 0.78 }, focus: 'prize', props: ['prize'], at: 'prize' },
    { shot: 'medium', hero: { pose: 'holdOutHand', expression: 'glad', x: 0.68 }, other: { pose: 'reach', expression: 'glad', x: 0.2, scale: 0.94 }, focus: 'prize', props: ['prize'], at: 'prize', turned: true },
    { shot: 'wide', hero: { pose: 'reach', expression: 'glad', x: 0.6 }, other: { pose: 'run', expression: 'glad', x: 0.2 }, focus: 'prize', props: ['prize'], at: 'prize' },
    { shot: 'medium', hero: { pose: 'holdOutHand', expression: 'tender', x: 0.34 }, focus: 'prize', props: ['prize'], at: 'prize', turned: true },
  ],
  // Homeward goes right to left.
  echo: [
    { shot: 'medium', hero: { pose: 'sit', expression: 'tender', x: 0.64 }, focus: 'hero', props: ['keepsake'] },
    { shot: 'close', hero: { pose: 'stand', expression: 'glad', x: 0.6 }, focus: 'hero', props: ['keepsake'], turned: true },
    { shot: 'medium', hero: { pose: 'crouch', expression: 'glad', x: 0.7, looksAt: 'keepsake' }, focus: 'hero', props: ['keepsake'], turned: true },
    { shot: 'wide', hero: { pose: 'sit', expression: 'tender', x: 0.58 }, focus: 'hero', props: ['keepsake'] },
  ],
};
