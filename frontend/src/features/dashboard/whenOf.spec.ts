import { describe, expect, it } from '@jest/globals';
import { partOfDay, whenOf } from './whenOf.ts';

describe('whenOf', () => {
  it('counts days by the calendar, not by hours', () => {
    const justAfterMidnight = new Date(2026, 2, 1, 0, 5);
    expect(whenOf(new Date(2026, 2, 1, 0, 1).toISOString(), justAfterMidnight)).toBe('today');
    expect(whenOf(new Date(2026, 1, 28, 23, 59).toISOString(), justAfterMidnight)).toBe('yesterday');
    expect(whenOf(new Date(2026, 1, 27, 23, 59).toISOString(), justAfterMidnight)).toBe('earlier');
  });
});

describe('partOfDay', () => {
  it.each([
    [4, 'evening'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
  ] as const)('at %i is %s', (hour, part) => expect(partOfDay(hour)).toBe(part));
});
