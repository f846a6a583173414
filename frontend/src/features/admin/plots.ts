import type { UsageFigure, UsageView } from '@storylark/contracts/admin/views';

type Numbers = { readonly [F in UsageFigure]: number };
const share = (part: number, whole: number) => (whole > 0 ? Math.round((100 * part) / whole) : 0);
const failures = ({ textFailed, narrationFailed, helperFailed, characterDeleted }: Numbers) =>
  textFailed + narrationFailed + helperFailed + characterDeleted;

/** Every figure that is shown, of the numbers counted in the same time. */
export const shown = {
  ordered: ({ ordered }: Numbers) => ordered,
  finished: ({ finished }: Numbers) => finished,
  failed: failures,
  textFailed: ({ textFailed }: Numbers) => textFailed,
  narrationFailed: ({ narrationFailed }: Numbers) => narrationFailed,
  helperFailed: ({ helperFailed }: Numbers) => helperFailed,
  characterDeleted: ({ characterDeleted }: Numbers) => characterDeleted,
  stopped: ({ stopped }: Numbers) => stopped,
  failureShare: (numbers: Numbers) => share(failures(numbers), failures(numbers) + numbers.finished),
  minutes: ({ soundSeconds }: Numbers) => Math.round(soundSeconds / 60),
  characters: ({ characters }: Numbers) => characters,
  active: ({ active }: Numbers) => active,
  opened: ({ opened }: Numbers) => opened,
  closed: ({ closed }: Numbers) => closed,
  bought: ({ bought }: Numbers) => bought,
  ended: ({ ended }: Numbers) => ended,
  conversion: ({ bought, opened }: Numbers) => share(bought, opened),
  slotsTaken: ({ slotsTaken }: Numbers) => slotsTaken,
  slotsReturned: ({ slotsReturned }: Numbers) => slotsReturned,
  quota: ({ windowSlots, windowSlotsUsed }: Numbers) => share(windowSlotsUsed, windowSlots),
} as const;
export type Shown = keyof typeof shown;
export const percentages: ReadonlySet<Shown> = new Set(['failureShare', 'conversion', 'quota']);

/** In the order they stand on the page; the lines of one plot share their scale. */
export const plots = {
  stories: ['finished', 'ordered', 'failed'],
  failures: ['textFailed', 'narrationFailed', 'helperFailed', 'characterDeleted', 'stopped'],
  sound: ['minutes'],
  active: ['active'],
  accounts: ['opened', 'closed'],
  plans: ['bought', 'ended'],
  characters: ['characters'],
  slots: ['slotsTaken', 'slotsReturned'],
  quota: ['quota'],
} as const satisfies Record<string, readonly Shown[]>;
export type PlotName = keyof typeof plots;

/**
 * Said of the whole time at once. Who was active on several days cannot be summed up: the last bucket says
 * it.
 */
export const totals = [
  'finished',
  'failureShare',
  'minutes',
  'active',
  'opened',
  'conversion',
  'quota',
  'ended',
] as const satisfies readonly Shown[];

const numbersOf = ({ figures }: UsageView, of: (numbers: readonly number[]) => number) =>
  Object.fromEntries(Object.entries(figures).map(([figure, numbers]) => [figure, of(numbers)])) as Numbers;

/** One number for each bucket. */
export const lineOf = (view: UsageView, figure: Shown): number[] =>
  view.starts.map((_start, at) => shown[figure](numbersOf(view, (numbers) => numbers[at] ?? 0)));

export function totalOf(view: UsageView, figure: Shown): number {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const last = (numbers: readonly number[]) => numbers.at(-1) ?? 0;
  return shown[figure](numbersOf(view, figure === 'active' ? last : sum));
}
