import type { Locale } from '@storylark/contracts/languages';
import type { StoryOrder, WrittenStory } from '../../plan.ts';
import { wordsIn } from '../write/toParagraphs.ts';
import { tellStory } from '../tellStory.ts';
import { checkStory } from './checkText.ts';
import { fiveGrams, masked, sentencesOf, shared } from './measure.ts';

/**
 * The family's last stories whose choices step back; with ten, a slot of ten variants comes at most three
 * times in thirty stories.
 */
export const RECENT_STORIES = 20;

export type Told = { order: StoryOrder; story: WrittenStory; text: string; problems: string[] };

/**
 * Tells the orders one after the other, each avoiding what the last ones used, as a family would hear them.
 * @param missing hears of a story that cannot be told; without it the error is thrown.
 */
export function tellSeries(
  locale: Locale,
  orders: readonly StoryOrder[],
  missing?: (reason: string) => void,
): Told[] {
  const series: Told[] = [];
  for (const order of orders) {
    const avoid = series.slice(-RECENT_STORIES).flatMap(({ story }) => story.used);
    try {
      const story = tellStory(order, avoid);
      series.push({
        order,
        story,
        text: story.paragraphs.join('\n'),
        problems: checkStory(story, order, locale),
      });
    } catch (error) {
      if (!missing) throw error;
      missing(`${order.storyId}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return series;
}

export const namesOf = ({ order, story }: Told): string[] =>
  [order.hero, ...order.companions, story.plan.cast.helper, story.plan.cast.companion].map((p) => p.name);

/**
 * How alike the stories of a series are: shared 5-grams of two (mean, most), and sentences that come in
 * several stories.
 */
export function likeness(series: readonly Told[]): {
  mean: number;
  most: number;
  often: { sentence: string; stories: number }[];
  words: number[];
} {
  const grams = series.map((told) => fiveGrams(masked(told.text, namesOf(told))));
  const pairs = grams.flatMap((a, at) => grams.slice(at + 1).map((b) => shared(a, b)));
  const stories = new Map<string, number>();
  for (const told of series) {
    for (const sentence of new Set(sentencesOf(told.text).map((s) => masked(s, namesOf(told)))))
      stories.set(sentence, (stories.get(sentence) ?? 0) + 1);
  }
  return {
    mean: pairs.reduce((a, b) => a + b, 0) / Math.max(1, pairs.length),
    most: Math.max(0, ...pairs),
    often: [...stories]
      .filter(([, n]) => n > 3)
      .map(([sentence, n]) => ({ sentence, stories: n }))
      .sort((a, b) => b.stories - a.stories),
    words: series.map((told) => wordsIn(told.text)),
  };
}
