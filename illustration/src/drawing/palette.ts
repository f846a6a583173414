import type { EyeColor, HairColor, SkinColor } from '@storylark/contracts/characters/vocabulary';

/** Cut paper at dusk: the colours every drawing is made of. */
export const INK = '#14303A';
export const paper = {
  ink: INK,
  barley: '#F4B942',
  barleyDeep: '#D99A2B',
  poppy: '#D9543A',
  brick: '#B8452E',
  clover: '#C9688B',
  moss: '#6E9A62',
  leaf: '#4F7F55',
  dusk: '#2F6673',
  teal: '#4E8C8A',
  sky: '#A9CBC8',
  white: '#FFF9EA',
  cream: '#F6E2B0',
  ice: '#CFE6EA',
  wood: '#9A6240',
  woodDark: '#6F432C',
  woodDeep: '#4A2C20',
  lamp: '#FFE3A0',
  flame: '#EC7A3C',
  stone: '#9FB0AC',
  stoneDark: '#6F8683',
  sand: '#E7C383',
  violet: '#7F6AA6',
  night: '#1D3A46',
} as const;

/** Colours that shine by themselves: no evening darkens them. */
export const shining: readonly string[] = [paper.lamp, paper.flame];

/**
 * Base, shade (neck, ear, nose) and light (rim, lid) of each skin: dark skin has its own shade and rim, never
 * an outline.
 */
export const skinTones: Record<SkinColor, { base: string; shade: string; light: string }> = {
  veryLight: { base: '#FBE4D4', shade: '#EDC3AB', light: '#FFF3EA' },
  light: { base: '#F5D0B2', shade: '#E2AC88', light: '#FCE5D2' },
  medium: { base: '#E2AE84', shade: '#C78C60', light: '#F0C9A6' },
  tan: { base: '#CB9264', shade: '#AC7246', light: '#E0B088' },
  brown: { base: '#A06A46', shade: '#7F4D2F', light: '#C08B64' },
  veryDarkBrown: { base: '#724930', shade: '#573320', light: '#9C6C4E' },
  black: { base: '#573830', shade: '#3B231C', light: '#805749' },
};

export const hairTones: Record<HairColor, string> = {
  black: '#2A2B31',
  darkBrown: '#432B20',
  brown: '#6A4429',
  blonde: '#E6C170',
  red: '#BC4A22',
  gray: '#8C9396',
  white: '#F0EEE6',
  golden: '#DA9C2D',
  chestnut: '#7C4023',
  silver: '#B7C1C5',
  auburn: '#8B3421',
  honey: '#CB8E40',
  tan: '#B68E66',
  lightBrown: '#956A41',
  platinumBlonde: '#F1E4BF',
};

export const eyeTones: Record<EyeColor, string> = {
  black: '#1D1D20',
  brown: '#6B4326',
  blue: '#3B7DB0',
  green: '#46874F',
  hazel: '#8A6B34',
  aqua: '#2F9C9C',
  amber: '#C9862B',
  gray: '#717F86',
  violet: '#7A62A9',
  gold: '#D4A72C',
  lightBlue: '#6FAFD4',
  lightBrown: '#A2733F',
  darkBrown: '#40281A',
};

/** Twelve cloth colours; none belongs to a gender. */
export const wardrobe = [
  '#2F6DB5',
  '#D9573F',
  '#2E8C7A',
  '#F2B84B',
  '#7A5BB0',
  '#F4F1E8',
  '#22304F',
  '#E6A4C4',
  '#5BAA8C',
  '#8FC1EA',
  '#B5314E',
  '#F2D57E',
] as const;
