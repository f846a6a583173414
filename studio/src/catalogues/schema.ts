import type {
  CharacterType,
  PersonalityTrait,
  PhysicalAttribute,
} from '@storylark/contracts/characters/vocabulary';
import type { AgeBand, LessonId, SettingId, StoryType } from '@storylark/contracts/stories/vocabulary';
import type { LimitId, LinkKind, MotifId } from './facts/planWords.ts';
import type {
  LessonSlot,
  SettingSlot,
  TypeSlot,
  attributeSlots,
  characterSlots,
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
/** `title`: at least two, for the cover. */
export type SettingMessages = Record<SettingSlot | 'title', Variants>;
/**
 * One way a lesson is played out, with its own object (a bun, a plum): its slots belong together and are
 * never mixed with another way's.
 */
export type LessonMessages = Record<LessonSlot, Variants>;
export type MotifMessages = Record<(typeof motifSlots)[number], Variants>;
export const pictureBeats = ['home', 'arrive', 'meet', 'setback', 'pause', 'deed', 'open', 'echo'] as const;
export type PictureBeat = (typeof pictureBeats)[number];

/** Everything one language tells. */
export type Tables = {
  type: Record<StoryType, TypeMessages>;
  setting: Partial<Record<SettingId, SettingMessages>>;
  lesson: Partial<Record<LessonId, readonly LessonMessages[]>>;
  trait: Partial<Record<PersonalityTrait, Record<(typeof traitSlots)[number], Variants>>>;
  attribute: Partial<Record<PhysicalAttribute, Record<(typeof attributeSlots)[number], Variants>>>;
  character: Partial<Record<CharacterType, Record<(typeof characterSlots)[number], Variants>>>;
  link: Record<LinkKind, Record<(typeof linkSlots)[number], Variants>>;
  limit: Record<LimitId, Record<(typeof limitSlots)[number], Variants>>;
  motif: Partial<Record<MotifId, MotifMessages>>;
  scene: Record<'any', Record<(typeof sceneSlots)[number], Variants>>;
  /** 60 to 160 characters: who does what where, one detail; never picture of, never skin. */
  alt: Record<PictureBeat, Variants>;
};
