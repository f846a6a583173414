import fc from 'fast-check';
import { trackOffsets } from './trackOffsets.ts';

describe('the offsets of a partition', () => {
  it('are committed up to the lowest that is not done, in whatever order they are done', () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(gaps, fc.array(fc.nat(29)), (steps, order) => {
        const offsets = steps.map((_, n) => steps.slice(0, n + 1).reduce((sum, step) => sum + step, 4));
        const tracker = trackOffsets();
        for (const offset of offsets) expect(tracker.see(offset)).toBe(true);
        const left = new Set(offsets);
        for (const index of order) {
          const offset = offsets[index % offsets.length]!;
          tracker.done(offset);
          left.delete(offset);
          expect(tracker.position()).toBe(left.size > 0 ? Math.min(...left) : offsets.at(-1)! + 1);
        }
      }),
    );
  });

  it('are known again when they come a second time, done or not', () => {
    const tracker = trackOffsets();
    expect(tracker.position()).toBeNull();
    for (const offset of [7, 8, 9]) tracker.see(offset);
    tracker.done(8);
    expect([7, 8, 9, 10].map(tracker.see)).toEqual([false, false, false, true]);
    expect([tracker.position(), tracker.next()]).toEqual([7, 11]);
  });
});
