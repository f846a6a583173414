import type { AgeBand } from '@storylark/contracts/stories/vocabulary';
import { ageBands } from '@storylark/contracts/stories/vocabulary';
import { errands } from '../../catalogues/facts/errands/allErrands.ts';
import { mannerOf } from '../../catalogues/facts/planWords.ts';
import { ways } from '../../catalogues/facts/ways/allWays.ts';
import type { Likeness } from '../../catalogues/facts/likenesses.ts';
import type { Plan, StoryOrder } from '../../plan.ts';
import { hash, tokenOf } from '../seed.ts';

type Thread = Omit<Plan['thread'], 'manner'>;
/** Whether a language has the words of this errand's obstacle when it is like this, and of this pair. */
export type Tells = (order: Pick<StoryOrder, 'setting' | 'lesson'>, thread: Thread) => boolean;

const isFor = (band: AgeBand, { from = '3-5', to = '13-17' }: { from?: AgeBand; to?: AgeBand }): boolean =>
  ageBands.indexOf(band) >= ageBands.indexOf(from) && ageBands.indexOf(band) <= ageBands.indexOf(to);

/** Every errand of the setting with every way of the lesson that opens what its obstacle is like. */
export function threadsOf(
  { setting, lesson }: Pick<StoryOrder, 'setting' | 'lesson'>,
  band: AgeBand,
): Thread[] {
  return Object.entries(errands[setting])
    .filter(([, errand]) => isFor(band, errand))
    .flatMap(([errand, { affords }]) =>
      (Object.keys(affords) as Likeness[]).flatMap((likeness) =>
        Object.entries(ways[lesson])
          .filter(([, way]) => isFor(band, way) && likeness in way.opens)
          .map(([way]) => ({ errand, likeness, way })),
      ),
    );
}

/** What is remembered of a thread that was told: the whole, its pair, its errand. */
export function idsOf(
  { setting, lesson }: Pick<StoryOrder, 'setting' | 'lesson'>,
  { errand, likeness, way }: Thread,
): [whole: string, pair: string, errand: string] {
  const pair = `pair.${lesson}.${way}.${likeness}`;
  return [`${pair}@${setting}.${errand}`, pair, `errand.${setting}.${errand}`];
}

/**
 * Chooses the one thread of a story: one that was never told or else longest ago, then by its pair, then by
 * its errand.
 * @throws Error when nothing that the language tells joins this setting and this lesson.
 */
export function threadStory(
  order: StoryOrder,
  band: AgeBand,
  uses: ReadonlyMap<string, number>,
  tells: Tells,
): Plan['thread'] {
  const { storyId, setting, lesson, hero } = order;
  const threads = threadsOf(order, band).filter((thread) => tells(order, thread));
  if (threads.length === 0)
    throw new Error(`No errand of ${setting} meets a way of ${lesson} for ${band} in ${order.language}.`);
  const [thread] = threads
    // Another age is another teller: it takes up another thread where there is one.
    .map((one) => ({ ...one, uses: idsOf(order, one).map((id) => uses.get(tokenOf(id)) ?? -1) }))
    .map((one) => ({ ...one, lot: hash(storyId, `thread:${band}`, one.errand, one.way, one.likeness) }))
    .toSorted(
      (a, b) =>
        a.uses[0]! - b.uses[0]! || a.uses[1]! - b.uses[1]! || a.uses[2]! - b.uses[2]! || b.lot - a.lot,
    );
  const { errand, likeness, way } = thread!;
  return { errand, likeness, way, manner: mannerOf[hero.personalityTrait] };
}
