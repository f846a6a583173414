import {
  evolveAllowance,
  returnsAfterTextLeft,
  slotsLeft,
  untouched,
  type Allowance,
} from '@storylark/contracts/subscriptions/allowance';
import type { AllowanceEvent, SlotReturnReason } from '@storylark/contracts/subscriptions/events';
import type { Plan } from '@storylark/contracts/subscriptions/plans';
import type { Decider } from '@storylark/platform/decider';
import { Refusal } from '@storylark/platform/refusal';

/**
 * State and evolve of `allowance-{accountId}-{window}` are shared with the read side: contracts,
 * subscriptions/allowance.ts.
 */
export type AllowanceCommand =
  /** `limit`: stories in this window. `plan`: the one to name when there is no slot left. */
  | { type: 'TakeSlot'; storyId: string; limit: number; plan: Plan }
  /** `creditTo`: the window open now, when this one has ended. */
  | { type: 'ReturnSlot'; storyId: string; reason: SlotReturnReason; creditTo: string | null }
  | { type: 'CreditSlot'; storyId: string; reason: SlotReturnReason };
type CommandOf<T extends AllowanceCommand['type']> = Extract<AllowanceCommand, { type: T }>;

/** `at`: ISO time of the command. */
export type AllowanceContext = { accountId: string; window: string; at: string };

function decide(command: AllowanceCommand, state: Allowance, context: AllowanceContext): AllowanceEvent[] {
  switch (command.type) {
    case 'TakeSlot':
      return takeSlot(command, state, context);
    case 'ReturnSlot':
      return returnSlot(command, state, context);
    case 'CreditSlot':
      return creditSlot(command, state, context);
  }
}

/**
 * The limit that is told includes what was credited. A slot given back is not taken again for the same story:
 * its order has come to an end.
 */
function takeSlot(
  { storyId, limit, plan }: CommandOf<'TakeSlot'>,
  state: Allowance,
  context: AllowanceContext,
): AllowanceEvent[] {
  if (state.returned.has(storyId)) throw new Refusal('orderAgain');
  if (state.taken.has(storyId)) return [];
  if (slotsLeft(state, limit) <= 0)
    throw new Refusal('storyLimitReached', { limit: limit + state.credits.size, plan });
  return [{ type: 'StorySlotTaken', data: { ...context, storyId } }];
}

/** Also told twice, a story that came after the last return of its kind keeps its slot. */
function returnSlot(
  { storyId, reason, creditTo }: CommandOf<'ReturnSlot'>,
  state: Allowance,
  context: AllowanceContext,
): AllowanceEvent[] {
  if (!state.taken.has(storyId) || state.returned.has(storyId)) return [];
  if (reason === 'deletedBeforeNarration' && returnsAfterTextLeft(state.returned.values()) <= 0) return [];
  return [
    {
      type: 'StorySlotReturned',
      data: { ...context, storyId, reason, ...(creditTo !== null && { creditTo }) },
    },
  ];
}

function creditSlot(
  { storyId, reason }: CommandOf<'CreditSlot'>,
  state: Allowance,
  context: AllowanceContext,
): AllowanceEvent[] {
  if (state.credits.has(storyId)) return [];
  return [{ type: 'StorySlotCredited', data: { ...context, storyId, reason } }];
}

export const allowanceDecider: Decider<Allowance, AllowanceCommand, AllowanceEvent, AllowanceContext> = {
  initialState: untouched,
  evolve: evolveAllowance,
  decide,
};
