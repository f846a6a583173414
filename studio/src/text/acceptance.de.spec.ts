import { lessons, settings } from '@storylark/contracts/stories/vocabulary';
import { checkMessages } from './checks/checkMessages.ts';
import { gapsOf } from './checks/coverage.ts';
import { child, mixedOrders, ordersOfOneChild } from './checks/orders.ts';
import { likeness, tellSeries } from './checks/series.ts';
import { wordRange } from './write/chooseMoves.ts';
import { wordsIn } from './write/toParagraphs.ts';

describe('German stories', () => {
  const series = tellSeries('de', ordersOfOneChild('de', 30, child('Nora')));

  it('have every slot with the variants it needs, and no message with a fault', () => {
    expect(gapsOf('de')).toEqual([]);
    expect(checkMessages('de')).toEqual([]);
  });

  it('are told for every setting and every lesson', () => {
    const told = mixedOrders('de', 64).flatMap((order) => tellSeries('de', [order]));
    expect(new Set(told.map(({ order }) => order.setting)).size).toBe(settings.length);
    expect(new Set(told.map(({ order }) => order.lesson)).size).toBe(lessons.length);
  });

  it('are long enough, for one child thirty times', () => {
    for (const { story, text } of series) {
      const [least, most] = wordRange('de', story.plan.band, story.plan.type, story.plan.length);
      expect(wordsIn(text)).toBeGreaterThanOrEqual(Math.max(300, least));
      expect(wordsIn(text)).toBeLessThanOrEqual(most);
    }
  });

  it('hardly share a sentence, for one child thirty times', () => {
    const { mean, most, often } = likeness(series);
    expect(mean).toBeLessThanOrEqual(0.15);
    expect(most).toBeLessThanOrEqual(0.4);
    // “Ich bin Tuli.”, with the names masked, is how helpers greet.
    expect(often.filter(({ sentence }) => wordsIn(sentence) > 3)).toEqual([]);
  });

  it('go home the way they came, and end with the thing they began with', () => {
    const variant = (used: readonly string[], slot: RegExp) =>
      used
        .find((id) => slot.test(id))
        ?.split(':')
        .at(-1);
    const ways = series.map(({ story: { used } }) => ({
      there: variant(used, /setting\.\w+\.passage/),
      back: variant(used, /setting\.\w+\.homeward/),
      first: variant(used, /motif\.\w+\.home/),
      last: variant(used, /motif\.\w+\.echo/),
    }));
    expect(ways.map(({ there, first }) => [there, first])).toEqual(
      ways.map(({ back, last }) => [back, last]),
    );
    expect(new Set(ways.map(({ there }) => there)).size).toBe(2);
  });

  it('have no fault of form or craft, for one child thirty times', () => {
    expect(
      series.flatMap(({ order, problems }) => problems.map((problem) => `${order.storyId}: ${problem}`)),
    ).toEqual([]);
  });
});
