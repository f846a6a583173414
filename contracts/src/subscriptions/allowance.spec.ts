import { evolveAllowance, slotsLeft, slotsUsed, untouched } from './allowance.ts';
import type { AllowanceEvent } from './events.ts';

const about = (storyId: string) => ({
  accountId: 'a',
  window: '2026-02-05',
  storyId,
  at: '2026-02-06T00:00:00.000Z',
});
const taken = (storyId: string): AllowanceEvent => ({ type: 'StorySlotTaken', data: about(storyId) });
const returned = (storyId: string): AllowanceEvent => ({
  type: 'StorySlotReturned',
  data: { ...about(storyId), reason: 'failed' },
});
const credited = (storyId: string): AllowanceEvent => ({
  type: 'StorySlotCredited',
  data: { ...about(storyId), reason: 'failed' },
});
const after = (...events: AllowanceEvent[]) => events.reduce(evolveAllowance, untouched);

describe('slots of a window', () => {
  it('count the stories that hold one', () => {
    expect(slotsUsed(after(taken('s1'), taken('s2'), returned('s1')))).toBe(1);
    expect(slotsLeft(after(taken('s1'), taken('s2'), returned('s1')), 10)).toBe(9);
  });
  it('count nothing twice', () => {
    expect(slotsUsed(after(taken('s1'), taken('s1')))).toBe(1);
    expect(slotsLeft(after(taken('s1'), returned('s1'), returned('s1')), 1)).toBe(1);
    expect(slotsLeft(after(credited('s0'), credited('s0')), 1)).toBe(2);
  });
  it('grow by what earlier windows gave back too late', () => {
    expect(slotsLeft(after(credited('s0'), taken('s1')), 1)).toBe(1);
  });
});
