import type { AllowanceEvent } from './events.ts';

/** The folded `allowance-{accountId}-{window}`: which stories hold a slot, and what was credited from earlier windows. */
export type Allowance = { taken: ReadonlySet<string>; returned: ReadonlySet<string>; credits: ReadonlySet<string> };

export const untouched: Allowance = { taken: new Set(), returned: new Set(), credits: new Set() };

export function evolveAllowance(state: Allowance, { type, data }: AllowanceEvent): Allowance {
  const { storyId } = data;
  switch (type) {
    case 'StorySlotTaken':
      return { ...state, taken: new Set(state.taken).add(storyId) };
    case 'StorySlotReturned':
      return { ...state, returned: new Set(state.returned).add(storyId) };
    case 'StorySlotCredited':
      return { ...state, credits: new Set(state.credits).add(storyId) };
  }
}

export const slotsUsed = ({ taken, returned }: Allowance) => [...taken].filter((id) => !returned.has(id)).length;
/** Slots still free under `limit` stories. */
export const slotsLeft = (allowance: Allowance, limit: number) => limit + allowance.credits.size - slotsUsed(allowance);
