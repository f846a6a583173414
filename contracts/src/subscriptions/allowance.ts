import type { AllowanceEvent, SlotReturnReason } from './events.ts';

/**
 * The folded `allowance-{accountId}-{window}`, by story: which took a slot, which gave it back (and what
 * window was to be credited for it), what was credited from earlier windows.
 */
export type Allowance = {
  taken: ReadonlySet<string>;
  returned: ReadonlyMap<string, { creditTo: string | null; reason: SlotReturnReason }>;
  credits: ReadonlySet<string>;
};

export const untouched: Allowance = { taken: new Set(), returned: new Map(), credits: new Set() };

export function evolveAllowance(state: Allowance, { type, data }: AllowanceEvent): Allowance {
  const { storyId } = data;
  switch (type) {
    case 'StorySlotTaken':
      return { ...state, taken: new Set(state.taken).add(storyId) };
    case 'StorySlotReturned':
      return {
        ...state,
        returned: new Map(state.returned).set(storyId, {
          creditTo: data.creditTo ?? null,
          reason: data.reason,
        }),
      };
    case 'StorySlotCredited':
      return { ...state, credits: new Set(state.credits).add(storyId) };
  }
}

export const slotsUsed = ({ taken, returned }: Allowance) =>
  [...taken].filter((id) => !returned.has(id)).length;
/** Slots still free under `limit` stories. */
export const slotsLeft = (allowance: Allowance, limit: number) =>
  limit + allowance.credits.size - slotsUsed(allowance);

/** So many slots of a window come back from stories whose text was there to read when they were deleted. */
const RETURNS_AFTER_TEXT = 3;
/** How many such returns a window has left. `returned`: those it has given, with or without other ones. */
export const returnsAfterTextLeft = (returned: Iterable<{ reason: SlotReturnReason | null }>) =>
  RETURNS_AFTER_TEXT - [...returned].filter(({ reason }) => reason === 'deletedBeforeNarration').length;
