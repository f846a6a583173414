import type { Locale } from '@storylark/contracts/languages';
import { localeOf } from '@storylark/contracts/languages';
import { tables } from '../catalogues/tables.ts';
import type { StoryOrder, WrittenStory } from '../plan.ts';
import { planStory } from './plan/planStory.ts';
import type { Tells } from './plan/threadStory.ts';
import { writeStory } from './writeStory.ts';

export const tellsIn =
  (locale: Locale): Tells =>
  ({ setting, lesson }, { errand, likeness, way }) => {
    const { errand: errands, pair } = tables[locale];
    return (
      errands[setting]?.[errand]?.by[likeness] !== undefined && pair[lesson]?.[way]?.[likeness] !== undefined
    );
  };

/** Plans a story and tells it in the language of the order. Same order and `avoid`, same text to the byte. */
export const tellStory = (order: StoryOrder, avoid: readonly string[]): WrittenStory =>
  writeStory(planStory(order, avoid, tellsIn(localeOf[order.language])), order, avoid);
