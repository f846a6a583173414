import { mix, multiply } from '../drawing/colour.ts';
import { shining } from '../drawing/palette.ts';
import type { Light } from '../drawing/light.ts';
import {
  afterglow,
  blossom,
  blue,
  breeze,
  cosmos,
  deep,
  ember,
  autumn,
  golden,
  spring,
  heat,
  jungle,
  mist,
  snow,
  type Mood,
} from './palettes.ts';

const darker = (mood: Mood, by: string, amount: number, more: Partial<Mood>): Mood => {
  const shift = (colour: string): string => mix(colour, by, amount);
  return {
    ...mood,
    sky: [shift(mood.sky[0]), shift(mood.sky[1]), shift(mood.sky[2]), shift(mood.sky[3])],
    far: shift(mood.far),
    mid: shift(mood.mid),
    near: shift(mood.near),
    ground: shift(mood.ground),
    haze: shift(mood.haze),
    ...more,
  };
};
/** Day, evening and night of open land: by evening a place keeps something of its own colours. */
const throughTheDay = (day: Mood): Record<Light, Mood> => {
  const keeping = (evening: Mood, share: number): Mood => ({
    ...evening,
    far: mix(evening.far, day.far, share),
    mid: mix(evening.mid, day.mid, share),
    near: mix(evening.near, day.near, share),
    ground: mix(evening.ground, day.ground, share),
  });
  const dyed = (evening: Mood, share: number): Mood['sky'] => [
    mix(evening.sky[0], day.sky[0], share),
    mix(evening.sky[1], day.sky[1], share),
    mix(evening.sky[2], day.sky[2], share),
    mix(evening.sky[3], day.sky[3], share),
  ];
  return {
    day,
    dusk: { ...keeping(afterglow, 0.26), sky: dyed(afterglow, 0.2) },
    night: { ...keeping(blue, 0.12), sky: dyed(blue, 0.06) },
  };
};
const night = { tint: '#5F86AC', tintAmount: 0.42, lit: true };

/** Each family in three lights; noon is not among them: day is the golden hour. */
export const moods = {
  open: throughTheDay(golden),
  pale: throughTheDay(mist),
  sea: throughTheDay(breeze),
  heat: throughTheDay(heat),
  jungle: throughTheDay(jungle),
  spring: throughTheDay(spring),
  autumn: throughTheDay(autumn),
  blossom: throughTheDay(blossom),
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
