import { lessons, settings } from '@storylark/contracts/stories/vocabulary';
import { checkMessages } from './checks/checkMessages.ts';
import { gapsOf } from './checks/coverage.ts';
import { child, mixedOrders, ordersOfOneChild } from './checks/orders.ts';
import { likeness, tellSeries } from './checks/series.ts';
import { wordRange } from './write/chooseMoves.ts';
import { wordsIn } from './write/toParagraphs.ts';

describe('English stories', () => {
  const series = tellSeries('en', ordersOfOneChild('en', 30, child('Nora')));
  const mixed = mixedOrders('en', 160).flatMap((order) => tellSeries('en', [order]));

  it('have every slot with the variants it needs, and no message with a fault', () => {
    expect(gapsOf('en')).toEqual([]);
    expect(checkMessages('en')).toEqual([]);
  });

  it('are told for every setting and lesson, every age and length, without a fault of form or craft in nineteen of twenty', () => {
    expect(new Set(mixed.map(({ order }) => order.setting)).size).toBe(settings.length);
    expect(new Set(mixed.map(({ order }) => order.lesson)).size).toBe(lessons.length);
    expect(mixed.filter(({ problems }) => problems.length > 0).length).toBeLessThanOrEqual(8);
  });

  it('are long enough, for one child thirty times', () => {
    for (const { story, text } of series) {
      const [least, most] = wordRange('en', story.plan.band, story.plan.type, story.plan.length);
      expect(wordsIn(text)).toBeGreaterThanOrEqual(Math.max(300, least));
      expect(wordsIn(text)).toBeLessThanOrEqual(most);
    }
  });

  it('hardly share a sentence, for one child thirty times', () => {
    const { mean, most, often } = likeness(series);
    expect(mean).toBeLessThanOrEqual(0.15);
    expect(most).toBeLessThanOrEqual(0.4);
    // A name alone (“Tuli.”), masked, is how helpers greet.
    expect(often.filter(({ sentence }) => wordsIn(sentence) > 1)).toEqual([]);
  });

  it('have no fault of form or craft, for one child thirty times', () => {
    expect(
      series.flatMap(({ order, problems }) => problems.map((problem) => `${order.storyId}: ${problem}`)),
    ).toEqual([]);
  });
});
