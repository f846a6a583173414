import { lessons, settings } from '@storylark/contracts/stories/vocabulary';
import { checkMessages } from './checks/checkMessages.ts';
import { checkForm } from './checks/checkText.ts';
import { gapsOf } from './checks/coverage.ts';
import { child, mixedOrders, ordersOfOneChild } from './checks/orders.ts';
import { likeness, tellSeries } from './checks/series.ts';
import { wordRange } from './write/chooseMoves.ts';
import { wordsIn } from './write/toParagraphs.ts';

describe('French stories', () => {
  const series = tellSeries('fr', ordersOfOneChild('fr', 30, child('Nora')));
  const mixed = mixedOrders('fr', 64).flatMap((order) => tellSeries('fr', [order]));

  it('have every slot with the variants it needs, and no message with a fault', () => {
    expect(gapsOf('fr')).toEqual([]);
    expect(checkMessages('fr')).toEqual([]);
  });

  it('are told for every setting and every lesson, without a fault of form', () => {
    expect(new Set(mixed.map(({ order }) => order.setting)).size).toBe(settings.length);
    expect(new Set(mixed.map(({ order }) => order.lesson)).size).toBe(lessons.length);
    expect(mixed.flatMap(({ story }) => checkForm(story.paragraphs, 'fr'))).toEqual([]);
  });

  it('are long enough, for one child thirty times', () => {
    for (const { story, text } of series) {
      const [least, most] = wordRange('fr', story.plan.band, story.plan.type, story.plan.length);
      expect(wordsIn(text)).toBeGreaterThanOrEqual(Math.max(300, least));
      expect(wordsIn(text)).toBeLessThanOrEqual(most);
    }
  });

  it('hardly share a sentence, for one child thirty times', () => {
    const { mean, most, often } = likeness(series);
    expect(mean).toBeLessThanOrEqual(0.15);
    expect(most).toBeLessThanOrEqual(0.4);
    // « Tuli. », with the names masked, is how helpers greet.
    expect(often.filter(({ sentence }) => wordsIn(sentence) > 3)).toEqual([]);
  });

  it('have no fault of form or craft, for one child thirty times', () => {
    expect(
      series.flatMap(({ order, problems }) => problems.map((problem) => `${order.storyId}: ${problem}`)),
    ).toEqual([]);
  });
});
