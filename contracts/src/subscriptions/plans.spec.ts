import fc from 'fast-check';
import { isHigher, planTable, plans, type Plan } from './plans.ts';

const anyPlan = fc.constantFrom(...plans);

describe('the plans', () => {
  it('allow what was promised', () => {
    const allowed = plans.map((plan) => [planTable[plan].stories, planTable[plan].characters]);
    expect(allowed).toEqual([[1, 1], [10, 2], [30, 5], [60, 10]]); // prettier-ignore
    expect(plans.filter((plan) => planTable[plan].relationships)).toEqual(['standard', 'premium']);
    expect(plans.filter((plan) => planTable[plan].premiumEffects)).toEqual(['premium']);
  });

  it('cost what was promised, in cents, and a year less than twelve months', () => {
    const prices = plans.map((plan) => planTable[plan].price);
    expect(prices).toEqual([
      { month: 0, year: 0 },
      { month: 499, year: 4788 },
      { month: 899, year: 8628 },
      { month: 1399, year: 13428 },
    ]);
  });

  it('give more of everything the higher they are', () =>
    fc.assert(
      fc.property(anyPlan, anyPlan, (higher, lower) => {
        fc.pre(isHigher(higher, lower));
        const [more, less] = [planTable[higher], planTable[lower]];
        expect(more.stories).toBeGreaterThan(less.stories);
        expect(more.characters).toBeGreaterThan(less.characters);
        expect(more.price.month).toBeGreaterThan(less.price.month);
        expect(more.relationships || !less.relationships).toBe(true);
        expect(more.premiumEffects || !less.premiumEffects).toBe(true);
      }),
    ));

  it('stand in one order, and none above itself', () => {
    const sorted: Plan[] = plans.toReversed().sort((a, b) => (isHigher(a, b) ? 1 : -1));
    expect(sorted).toEqual([...plans]);
    for (const plan of plans) expect(isHigher(plan, plan)).toBe(false);
  });
});
