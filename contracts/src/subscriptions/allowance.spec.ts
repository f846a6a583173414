import fc from 'fast-check';
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

describe('slots of any window, in whatever order they are told of', () => {
  const stories = ['s1', 's2', 's3'];
  const anyEvent = fc
    .tuple(fc.constantFrom(taken, returned, credited), fc.constantFrom(...stories))
    .map(([told, storyId]) => told(storyId));

  it('are never more than there are stories, nor less than none', () =>
    fc.assert(
      fc.property(fc.array(anyEvent), fc.nat({ max: 60 }), (events, limit) => {
        const state = after(...events);
        expect(slotsUsed(state)).toBeGreaterThanOrEqual(0);
        expect(slotsUsed(state)).toBeLessThanOrEqual(stories.length);
        expect(slotsLeft(state, limit)).toBe(limit + state.credits.size - slotsUsed(state));
      }),
    ));

  it('are the same when everything is told twice', () =>
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        expect(slotsUsed(after(...events, ...events))).toBe(slotsUsed(after(...events)));
        expect(slotsLeft(after(...events, ...events), 10)).toBe(slotsLeft(after(...events), 10));
      }),
    ));

  it('that came back stay free, though it was told before they were taken', () =>
    expect(slotsUsed(after(returned('s1'), taken('s1')))).toBe(0));
});

it('is folded from a window of forty thousand orders that were stopped, without holding the house up', () => {
  const accountId = 'a';
  const at = '2026-11-01T08:00:00.000Z';
  const events = Array.from({ length: 40_000 }, (_, n) => ({
    accountId,
    window: 'w',
    storyId: `s${n}`,
    at,
  })).flatMap((data): AllowanceEvent[] => [
    { type: 'StorySlotTaken', data },
    { type: 'StorySlotReturned', data: { ...data, reason: 'stopped' } },
  ]);
  expect(slotsLeft(after(...events), 60)).toBe(60);
});
