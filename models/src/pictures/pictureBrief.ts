import type { PictureSpec } from '@storylark/illustration/pictureSpec';
import { aidOf } from '@storylark/studio/catalogues/facts/aids';
import type { CastMember, Plan } from '@storylark/studio/plan';
import { altText } from '@storylark/studio/text/write/altText';
import { tellingOf } from '@storylark/studio/text/writeStory';
import { figuresOf, placeholderOf } from '../text/figures.ts';

export type Sitting = {
  /** Of the cast. */
  id: string;
  label: string;
  is: string;
  side: 'left' | 'middle' | 'right';
};
/**
 * All that the world outside is told of a picture in words: no name, no age in years, no id of ours. It is made from
 * closed lists and our own words alone, so that nothing a parent typed can be in it. Looks are in the pictures that
 * go along, and in no word.
 */
export type PictureBrief = {
  /** Who does what, where, in which light, beside which things; in English, with placeholders. */
  scene: string;
  band: Plan['band'];
  shot: PictureSpec['shot'];
  light: PictureSpec['light'];
  persons: Sitting[];
};

/** The words that stand for a picture where it is not seen, in English, are those that it is painted after. */
export function pictureBriefOf(plan: Plan, spec: PictureSpec): PictureBrief {
  const figures = figuresOf(plan);
  return {
    scene: altText(spec, tellingOf(withPlaceholders(plan), 'en'), aidOf(plan)),
    band: plan.band,
    shot: spec.shot,
    light: spec.light,
    persons: spec.cast.flatMap(({ id, x }) => {
      const figure = figures.find((one) => one.id === id);
      return figure ? [{ id, label: figure.label, is: figure.is, side: sideAt(x) }] : [];
    }),
  };
}

const sideAt = (x: number): Sitting['side'] => (x < 0.4 ? 'left' : x > 0.6 ? 'right' : 'middle');

/** The plan with everybody called by a placeholder. */
export function withPlaceholders(plan: Plan): Plan {
  const labels = new Map(figuresOf(plan).map(({ id, label }) => [id, label]));
  const called = (one: CastMember): CastMember => ({
    ...one,
    name: placeholderOf(labels.get(one.id) ?? 'HELPER'),
  });
  const { hero, companion, helper, others } = plan.cast;
  return {
    ...plan,
    cast: {
      hero: called(hero),
      companion: called(companion),
      helper: called(helper),
      others: others.map(called),
    },
  };
}
