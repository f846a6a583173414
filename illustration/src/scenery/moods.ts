import { mix, multiply } from '../drawing/colour.ts';
import { INK, shining } from '../drawing/palette.ts';
import type { Light } from '../drawing/light.ts';

/**
 * The light of a picture: sky bands from above, four layers of land from far to near, `ink` for what frames.
 */
export type Mood = {
  sky: readonly [string, string, string, string];
  sun?: string;
  moon?: boolean;
  stars?: boolean;
  far: string;
  mid: string;
  near: string;
  ground: string;
  ink: string;
  /** What the evening does to every paper of the place. */
  tint: string;
  tintAmount: number;
  /** Lamps glow. */
  lit: boolean;
};

const golden: Mood = {
  sky: ['#C4DCD4', '#E6E3BF', '#F7D58F', '#F3B65F'],
  sun: '#FFF1C9',
  far: '#8FAE97',
  mid: '#5F8A77',
  near: '#3D6D5E',
  ground: '#2B5750',
  ink: INK,
  tint: '#FFE9C4',
  tintAmount: 0.12,
  lit: false,
};
const afterglow: Mood = {
  sky: ['#3F6675', '#A98580', '#E5A077', '#F6CB8A'],
  sun: '#FFEFC4',
  far: '#6B7F7B',
  mid: '#45686A',
  near: '#2C5159',
  ground: '#1D3F49',
  ink: INK,
  tint: '#E2A08A',
  tintAmount: 0.3,
  lit: true,
};
const blue: Mood = {
  sky: ['#102C38', '#17404D', '#265C68', '#4D8688'],
  moon: true,
  stars: true,
  far: '#23535E',
  mid: '#194450',
  near: '#123642',
  ground: '#0D2A35',
  ink: '#0A222B',
  tint: '#5F86AC',
  tintAmount: 0.42,
  lit: true,
};
const mist: Mood = {
  sky: ['#DCE9E2', '#DDE6D2', '#E9E2BC', '#F4D9A0'],
  sun: '#FFF6DA',
  far: '#A3BFB0',
  mid: '#739E90',
  near: '#4F8172',
  ground: '#356659',
  ink: INK,
  tint: '#FFF0D2',
  tintAmount: 0.08,
  lit: false,
};
const ember: Mood = {
  sky: ['#5A3A3C', '#8E4640', '#C9603C', '#F0A052'],
  sun: '#FFE0A0',
  far: '#6A4548',
  mid: '#54363B',
  near: '#40292F',
  ground: '#2F1F25',
  ink: '#1E161C',
  tint: '#F0A070',
  tintAmount: 0.25,
  lit: true,
};
const snow: Mood = {
  sky: ['#B9D2DA', '#D2E2E3', '#E9EDE2', '#FAE3BD'],
  sun: '#FFF6DC',
  far: '#A7C3CB',
  mid: '#C6DBDF',
  near: '#E4EEEE',
  ground: '#F7F8F2',
  ink: '#2B4A58',
  tint: '#EAF2F4',
  tintAmount: 0.1,
  lit: false,
};
const deep: Mood = {
  sky: ['#7CC4B9', '#48A3A0', '#257E85', '#14606C'],
  far: '#1B6873',
  mid: '#135461',
  near: '#2B7B78',
  ground: '#E2C48C',
  ink: '#0A3640',
  tint: '#8FD0C8',
  tintAmount: 0.2,
  lit: false,
};
const cosmos: Mood = {
  sky: ['#1B2B45', '#2C3F5C', '#4A5778', '#7A7190'],
  stars: true,
  far: '#B98D7A',
  mid: '#9B6C62',
  near: '#7C5150',
  ground: '#5F3D42',
  ink: '#0A1A21',
  tint: '#D8C8E8',
  tintAmount: 0.15,
  lit: true,
};

const darker = (mood: Mood, by: string, amount: number, more: Partial<Mood>): Mood => {
  const shift = (colour: string): string => mix(colour, by, amount);
  return {
    ...mood,
    sky: [shift(mood.sky[0]), shift(mood.sky[1]), shift(mood.sky[2]), shift(mood.sky[3])],
    far: shift(mood.far),
    mid: shift(mood.mid),
    near: shift(mood.near),
    ground: shift(mood.ground),
    ...more,
  };
};
const night = { tint: '#5F86AC', tintAmount: 0.42, lit: true };

/** Each family in three lights; noon is not among them: day is the golden hour. */
export const moods = {
  open: { day: golden, dusk: afterglow, night: blue },
  pale: { day: mist, dusk: afterglow, night: blue },
  fire: {
    day: ember,
    dusk: darker(ember, '#2A1622', 0.22, {}),
    night: darker(ember, '#14202E', 0.5, { stars: true, ...night, tintAmount: 0.35 }),
  },
  frost: {
    day: snow,
    dusk: darker(snow, '#A9808E', 0.34, {
      sky: ['#6F8EA3', '#A99BA5', '#E0AE98', '#F6D2A0'],
      tint: '#C9B4C8',
      tintAmount: 0.3,
      lit: true,
    }),
    night: darker(snow, '#1D3A55', 0.62, {
      sky: ['#112A3C', '#1B3F54', '#2D6175', '#5A8F9A'],
      moon: true,
      stars: true,
      sun: '',
      ...night,
    }),
  },
  water: {
    day: deep,
    dusk: darker(deep, '#5A4A70', 0.24, { tint: '#8C9CC0', tintAmount: 0.28, lit: true }),
    night: darker(deep, '#0B2434', 0.5, { ...night }),
  },
  space: {
    day: cosmos,
    dusk: darker(cosmos, '#5A2E48', 0.24, {}),
    night: darker(cosmos, '#0B1D26', 0.55, { tint: '#6F86B8', tintAmount: 0.4 }),
  },
} satisfies Record<string, Record<Light, Mood>>;
export type MoodFamily = keyof typeof moods;

/** Tints the papers of a place; lamps and flames keep their colour. */
export const tinted = (mood: Pick<Mood, 'tint' | 'tintAmount'>): ((colour: string) => string) => {
  const keep = new Set(shining);
  return (colour) => (keep.has(colour) ? colour : multiply(colour, mood.tint, mood.tintAmount));
};
