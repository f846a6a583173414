import type { EyeColor, HairColor, HairStyle, SkinColor } from '@storylark/contracts/characters/vocabulary';
import { defineMessages, type Message } from '../../i18n/defineMessages.ts';

export const hairColorNames = defineMessages({
  black: { id: 'characters.hairColor.black', defaultMessage: 'Black' },
  darkBrown: { id: 'characters.hairColor.darkBrown', defaultMessage: 'Dark brown' },
  brown: { id: 'characters.hairColor.brown', defaultMessage: 'Brown' },
  lightBrown: { id: 'characters.hairColor.lightBrown', defaultMessage: 'Light brown' },
  chestnut: { id: 'characters.hairColor.chestnut', defaultMessage: 'Chestnut' },
  auburn: { id: 'characters.hairColor.auburn', defaultMessage: 'Auburn' },
  red: { id: 'characters.hairColor.red', defaultMessage: 'Red' },
  honey: { id: 'characters.hairColor.honey', defaultMessage: 'Honey' },
  golden: { id: 'characters.hairColor.golden', defaultMessage: 'Golden' },
  blonde: { id: 'characters.hairColor.blonde', defaultMessage: 'Blonde' },
  tan: { id: 'characters.hairColor.tan', defaultMessage: 'Tan' },
  platinumBlonde: { id: 'characters.hairColor.platinumBlonde', defaultMessage: 'Platinum blonde' },
  silver: { id: 'characters.hairColor.silver', defaultMessage: 'Silver' },
  gray: { id: 'characters.hairColor.gray', defaultMessage: 'Grey' },
  white: { id: 'characters.hairColor.white', defaultMessage: 'White' },
}) satisfies Record<HairColor, Message>;

export const hairStyleNames = defineMessages({
  short: { id: 'characters.hairStyle.short', defaultMessage: 'Short' },
  messy: { id: 'characters.hairStyle.messy', defaultMessage: 'Messy' },
  curly: { id: 'characters.hairStyle.curly', defaultMessage: 'Curly' },
  wavy: { id: 'characters.hairStyle.wavy', defaultMessage: 'Wavy' },
  straight: { id: 'characters.hairStyle.straight', defaultMessage: 'Straight' },
  long: { id: 'characters.hairStyle.long', defaultMessage: 'Long' },
  ponytail: { id: 'characters.hairStyle.ponytail', defaultMessage: 'Ponytail' },
  pigtails: { id: 'characters.hairStyle.pigtails', defaultMessage: 'Pigtails' },
  braided: { id: 'characters.hairStyle.braided', defaultMessage: 'Braided' },
  bun: { id: 'characters.hairStyle.bun', defaultMessage: 'Bun' },
}) satisfies Record<HairStyle, Message>;

export const eyeColorNames = defineMessages({
  black: { id: 'characters.eyeColor.black', defaultMessage: 'Black' },
  darkBrown: { id: 'characters.eyeColor.darkBrown', defaultMessage: 'Dark brown' },
  brown: { id: 'characters.eyeColor.brown', defaultMessage: 'Brown' },
  lightBrown: { id: 'characters.eyeColor.lightBrown', defaultMessage: 'Light brown' },
  amber: { id: 'characters.eyeColor.amber', defaultMessage: 'Amber' },
  gold: { id: 'characters.eyeColor.gold', defaultMessage: 'Gold' },
  hazel: { id: 'characters.eyeColor.hazel', defaultMessage: 'Hazel' },
  green: { id: 'characters.eyeColor.green', defaultMessage: 'Green' },
  aqua: { id: 'characters.eyeColor.aqua', defaultMessage: 'Aqua' },
  lightBlue: { id: 'characters.eyeColor.lightBlue', defaultMessage: 'Light blue' },
  blue: { id: 'characters.eyeColor.blue', defaultMessage: 'Blue' },
  violet: { id: 'characters.eyeColor.violet', defaultMessage: 'Violet' },
  gray: { id: 'characters.eyeColor.gray', defaultMessage: 'Grey' },
}) satisfies Record<EyeColor, Message>;

export const skinColorNames = defineMessages({
  veryLight: { id: 'characters.skinColor.veryLight', defaultMessage: 'Very light' },
  light: { id: 'characters.skinColor.light', defaultMessage: 'Light' },
  medium: { id: 'characters.skinColor.medium', defaultMessage: 'Medium' },
  tan: { id: 'characters.skinColor.tan', defaultMessage: 'Tan' },
  brown: { id: 'characters.skinColor.brown', defaultMessage: 'Brown' },
  veryDarkBrown: { id: 'characters.skinColor.veryDarkBrown', defaultMessage: 'Very dark brown' },
  black: { id: 'characters.skinColor.black', defaultMessage: 'Black' },
}) satisfies Record<SkinColor, Message>;
