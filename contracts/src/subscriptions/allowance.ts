import type { AllowanceEvent } from './events.ts';

/**
 * The folded `allowance-{accountId}-{window}`, by story: which took a slot, which gave it back (and what
 * window was to be credited for it), what was credited from earlier windows.
 */
export type Allowance = {
  taken: ReadonlySet<string>;
  returned: ReadonlyMap<string, { creditTo: string | null }>;
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
        returned: new Map(state.returned).set(storyId, { creditTo: data.creditTo ?? null }),
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
