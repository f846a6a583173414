import fc from 'fast-check';
import { GrowingMap } from './growingMap.ts';

it('holds what a map does, in its order, and leaves every former one as it was', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat({ max: 200 }), fc.nat()), { maxLength: 400 }), (puts) => {
      const map = new Map<string, number>();
      const steps = [{ grown: new GrowingMap<number>(), expected: [] as [string, number][] }];
      for (const [key, value] of puts) {
        map.set(String(key), value);
        steps.push({ grown: steps.at(-1)!.grown.with(String(key), value), expected: [...map] });
      }
      for (const { grown, expected } of steps) {
        expect(grown.size).toBe(expected.length);
        expect([...grown.keys()]).toEqual(expected.map(([key]) => key));
        expect([...grown.values()]).toEqual(expected.map(([, value]) => value));
        for (const [key, value] of expected) expect([grown.has(key), grown.get(key)]).toEqual([true, value]);
        expect([grown.has('none'), grown.get('none')]).toEqual([false, undefined]);
      }
    }),
    { numRuns: 20 },
  ));
