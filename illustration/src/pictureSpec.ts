import type { Light } from './drawing/light.ts';
import type {
  CharacterType,
  EyeColor,
  Gender,
  HairColor,
  HairStyle,
  PersonalityTrait,
  PhysicalAttribute,
  SkinColor,
} from '@storylark/contracts/characters/vocabulary';
import type { SettingId } from '@storylark/contracts/stories/vocabulary';
import type { PropId } from './props/props.ts';

/** What a child has with it that helps it move, see, hear or have quiet. */
export const aids = ['wheelchair', 'whiteCane', 'earDefenders', 'hearingAids'] as const;
export type Aid = (typeof aids)[number];

/**
 * What the composer needs to know of a character: the visible part of its sheet. `uuid` seeds clothes,
 * freckles and accessory.
 */
export type Sitter = {
  uuid: string;
  age: number;
  gender: Gender;
  hairColor: HairColor;
  eyeColor: EyeColor;
  hairStyle: HairStyle;
  skinColor: SkinColor;
  characterType: CharacterType;
  personalityTrait: PersonalityTrait;
  physicalAttribute: PhysicalAttribute;
  aid?: Aid;
};

export const poses = [
  'stand',
  'walk',
  'run',
  'climb',
  'reach',
  'sit',
  'crouch',
  'carry',
  'point',
  'holdOutHand',
  'hug',
  'sleep',
] as const;
export type Pose = (typeof poses)[number];
export const expressions = [
  'curious',
  'glad',
  'intent',
  'startled',
  'sad',
  'ashamed',
  'tender',
  'asleep',
] as const;
export type Expression = (typeof expressions)[number];
export const shots = ['wide', 'medium', 'close'] as const;
export type Shot = (typeof shots)[number];

/** One figure of a picture. `x` 0 (left) to 1 (right); `scale` 1 is the shot's usual height. */
export type CastInPicture = {
  id: string;
  pose: Pose;
  expression: Expression;
  looksAt: string;
  x: number;
  scale: number;
};

export type PropInPicture = 'helper' | 'prize' | 'obstacle' | 'part' | 'keepsake';

/**
 * What one picture shows. `focus` and `looksAt` name a cast member or a prop slot; a cast id without a look
 * is drawn as the helper of the setting. `x` of the cast is a wish: figures are kept apart and inside the
 * frame. Beat `cover` keeps everybody in the middle 4:5.
 */
export type PictureSpec = {
  beat: string;
  shot: Shot;
  light: Light;
  focus: string;
  setting: SettingId;
  place: 'home' | 'way' | 'setting';
  cast: CastInPicture[];
  props: PropInPicture[];
  /** The drawings of prize, obstacle and part; a slot that is not named here shows the setting's own. */
  drawn?: Partial<Record<'prize' | 'obstacle' | 'part', PropId>>;
  /** The prop the hero is at: it stands within reach, and a small prize is held. */
  at?: PropInPicture;
  /** The place seen from its other side, so that motif and light change sides. */
  turned?: boolean;
  /** Which of the homes of the hero's kind: the same in all stories of one hero; from 0. */
  home?: number;
  /** Which arrangement of its beat this is: a family's next story takes another. */
  composition?: string;
  detail: string;
};
