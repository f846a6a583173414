import fc from 'fast-check';
import { lastUses, pick, tokenOf } from './seed.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

describe('pick', () => {
  it('lets a new candidate disturb only the choices it wins', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const before = pick(seed, 'slot', ids, new Map());
        const after = pick(seed, 'slot', [...ids, 'new'], new Map());
        expect([before, 'new']).toContain(after);
      }),
    );
  });

  it('takes none that was used while another is left, and then the one used longest ago', () => {
    fc.assert(
      fc.property(fc.string(), fc.shuffledSubarray(ids), (seed, used) => {
        const chosen = pick(seed, 'slot', ids, lastUses(used.map(tokenOf)));
        if (used.length < ids.length) expect(used).not.toContain(chosen);
        else expect(chosen).toBe(used[0]);
      }),
    );
  });

  it('spreads over all candidates', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 500; i++) {
      const id = pick(`seed-${i}`, 'slot', ids, new Map());
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    for (const id of ids) expect(counts.get(id)).toBeGreaterThan(60);
  });
});
