import { locales } from '@storylark/contracts/languages';
import { child, ordersOfOneChild } from '../checks/orders.ts';
import { tellStory } from '../tellStory.ts';
import { comesBackTo } from './lookUp.ts';

it('brings nothing back that was not there before: no way home that nobody came, no man that nobody met', () => {
  const [stories, back]: [string[], string[]] = [[], []];
  for (const locale of locales)
    for (const order of ordersOfOneChild(locale, 8, child('Lina', { age: 10 }))) {
      const moves = tellStory(order, []).plan.beats.flatMap((beat) => beat.moves);
      const told = new Set(moves.map(({ id }) => id));
      for (const { id, rank } of moves) {
        const first = comesBackTo(id);
        if (first === undefined || rank === 0) continue;
        back.push(id);
        if (!told.has(first)) stories.push(`${locale} ${order.storyId}: ${id}`);
      }
    }
  expect(stories).toEqual([]);
  expect(back.length).toBeGreaterThan(8);
});
