import type {
  CharacterType,
  PersonalityTrait,
  PhysicalAttribute,
} from '@storylark/contracts/characters/vocabulary';
import type { Light } from '@storylark/illustration/drawing/light';
import type { Aid, Expression, PictureSpec, Pose } from '@storylark/illustration/pictureSpec';
import type { AgeBand, LessonId, SettingId, StoryType } from '@storylark/contracts/stories/vocabulary';
import type { Likeness } from './facts/likenesses.ts';
import type { CompanyId, LimitId, LinkKind, Manner, MotifId } from './facts/planWords.ts';
import type { EffectId } from '../sound/effects/effects.ts';
import type { DeNoun } from '../text/resolve/de.ts';
import type { EnNoun } from '../text/resolve/en.ts';
import type { FrNoun } from '../text/resolve/fr.ts';
import type {
  SettingSlot,
  TypeSlot,
  attributeSlots,
  characterSlots,
  companySlots,
  limitSlots,
  linkSlots,
  motifSlots,
  sceneSlots,
  traitSlots,
} from '../text/slots.ts';

/**
 * An ICU message, for the bands `from` to `to` (all, if left out). WRITING.md lists the arguments and marks.
 */
export type Message = string | { text: string; from?: AgeBand; to?: AgeBand };
export type Variants = readonly Message[];

export type TypeMessages = Record<TypeSlot, Variants>;
/** `play` and `unplay` frame an everyday story in a place that exists only in play. */
export type SettingMessages = Record<SettingSlot, Variants> & { play?: Variants; unplay?: Variants };

/** What an errand tells of its obstacle when that is like this; `part` is the piece of it one can act upon. */
export type LikenessMessages<Noun> = {
  part: Noun;
  holds: Variants;
  worse: Variants;
  sign: Variants;
  yields: Variants;
};
/** `title`: at least two, for the cover. */
export type ErrandMessages<Noun> = {
  title: Variants;
  prize: Noun;
  obstacle: Noun;
  task: Variants;
  gift: Variants;
  by: Partial<Record<Likeness, LikenessMessages<Noun>>>;
};
type ErrandsOf<Noun> = Readonly<Record<string, ErrandMessages<Noun>>>;
export type EnErrands = ErrandsOf<EnNoun>;
export type DeErrands = ErrandsOf<DeNoun>;
export type FrErrands = ErrandsOf<FrNoun>;

/** One telling of a pair: how the fault of a way meets an obstacle of one likeness, and what undoes it. */
export type PairMessages = {
  firstTry: Record<Manner, Variants>;
  fails: Variants;
  again: Variants;
  /** For the youngest: the line to join in, and what becomes of it at the deed. Not in tellings for teenagers. */
  refrain?: Variants;
  turned?: Variants;
  noticing: Variants;
  deed: Variants;
  answer: Variants;
  echo: Variants;
};
/** By way and likeness; each with one telling or more. */
export type LessonPairs = Readonly<Record<string, Partial<Record<Likeness, readonly PairMessages[]>>>>;
export type MotifMessages = Record<(typeof motifSlots)[number], Variants>;
/**
 * What makes the alternative text of a picture from what is drawn in it: WHO, POSE, WHERE, PLACE, LIGHT,
 * LOOK and THING stand for the person, the prop and the other entries.
 */
export type AltWords = {
  pose: Record<Pose, string>;
  look: Record<Expression, string>;
  place: Record<PictureSpec['place'], string>;
  light: Record<Light, string>;
  /** Place and light together; what a picture from close by begins with. */
  where: string;
  near: string;
  /** The hero, with a look or with no room for it; whoever stands beside, with a look of their own or with the hero’s; each thing. */
  one: string;
  doing: string;
  another: string;
  same: string;
  /** Whoever stands beside and has something with them that the story tells of: that, and not their look. */
  beside: Record<Aid, string>;
  thing: string;
};

/** Everything one language tells. */
export type Tables = {
  type: Record<StoryType, TypeMessages>;
  setting: Partial<Record<SettingId, SettingMessages>>;
  errand: Partial<Record<SettingId, EnErrands | DeErrands | FrErrands>>;
  pair: Partial<Record<LessonId, LessonPairs>>;
  trait: Partial<Record<PersonalityTrait, Record<(typeof traitSlots)[number], Variants>>>;
  attribute: Partial<Record<PhysicalAttribute, Record<(typeof attributeSlots)[number], Variants>>>;
  /** A human child has `home` and `senses` only. */
  character: Partial<Record<CharacterType, Partial<Record<(typeof characterSlots)[number], Variants>>>>;
  /** How a companion who is not the helper joins in. */
  company: Record<CompanyId, Record<(typeof companySlots)[number], Variants>>;
  /** Only children come along: no parent has `along`. */
  link: Record<LinkKind, Partial<Record<(typeof linkSlots)[number], Variants>>>;
  limit: Record<LimitId, Record<(typeof limitSlots)[number], Variants>>;
  motif: Partial<Record<MotifId, MotifMessages>>;
  scene: Record<'any', Record<(typeof sceneSlots)[number], Variants>>;
  alt: AltWords;
  /** By effect: the words of a telling that it may answer. */
  sound: Partial<Record<EffectId, readonly string[]>>;
};
