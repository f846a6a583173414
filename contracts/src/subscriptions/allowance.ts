import type { AllowanceEvent, SlotReturnReason } from './events.ts';
import { GrowingMap } from './growingMap.ts';

/**
 * The folded `allowance-{accountId}-{window}`, by story: which took a slot, which gave it back (and what
 * window was to be credited for it), what was credited from earlier windows. Who orders and stops all day fills
 * it with thousands.
 */
export type Allowance = {
  taken: GrowingMap<true>;
  returned: GrowingMap<{ creditTo: string | null; reason: SlotReturnReason }>;
  credits: GrowingMap<true>;
};

export const untouched: Allowance = {
  taken: new GrowingMap(),
  returned: new GrowingMap(),
  credits: new GrowingMap(),
};

export function evolveAllowance(state: Allowance, { type, data }: AllowanceEvent): Allowance {
  const { storyId } = data;
  switch (type) {
    case 'StorySlotTaken':
      return { ...state, taken: state.taken.with(storyId, true) };
    case 'StorySlotReturned':
      return {
        ...state,
        returned: state.returned.with(storyId, { creditTo: data.creditTo ?? null, reason: data.reason }),
      };
    case 'StorySlotCredited':
      return { ...state, credits: state.credits.with(storyId, true) };
  }
}

export const slotsUsed = ({ taken, returned }: Allowance) =>
  [...taken.keys()].filter((id) => !returned.has(id)).length;
/** Slots still free under `limit` stories. */
export const slotsLeft = (allowance: Allowance, limit: number) =>
  limit + allowance.credits.size - slotsUsed(allowance);

/** So many slots of a window come back from stories whose text was there to read when they were deleted. */
const RETURNS_AFTER_TEXT = 3;
/** How many such returns a window has left. `returned`: those it has given, with or without other ones. */
export const returnsAfterTextLeft = (returned: Iterable<{ reason: SlotReturnReason | null }>) =>
  RETURNS_AFTER_TEXT - [...returned].filter(({ reason }) => reason === 'deletedBeforeNarration').length;
