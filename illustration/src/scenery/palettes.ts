import { INK } from '../drawing/palette.ts';

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
  /** What distance fades into. */
  haze: string;
  /** What the evening does to every paper of the place. */
  tint: string;
  tintAmount: number;
  /** Lamps glow. */
  lit: boolean;
};

export const golden: Mood = {
  sky: ['#C4DCD4', '#E6E3BF', '#F7D58F', '#F3B65F'],
  sun: '#FFF1C9',
  far: '#8FAE97',
  mid: '#5F8A77',
  near: '#3D6D5E',
  ground: '#2B5750',
  ink: INK,
  haze: '#F2D9A0',
  tint: '#FFE9C4',
  tintAmount: 0.12,
  lit: false,
};
export const afterglow: Mood = {
  sky: ['#3F6675', '#A98580', '#E5A077', '#F6CB8A'],
  sun: '#FFEFC4',
  far: '#6B7F7B',
  mid: '#45686A',
  near: '#2C5159',
  ground: '#1D3F49',
  ink: INK,
  haze: '#E0A27F',
  tint: '#E2A08A',
  tintAmount: 0.3,
  lit: true,
};
export const blue: Mood = {
  sky: ['#102C38', '#17404D', '#265C68', '#4D8688'],
  moon: true,
  stars: true,
  far: '#23535E',
  mid: '#194450',
  near: '#123642',
  ground: '#0D2A35',
  ink: '#0A222B',
  haze: '#2F6A74',
  tint: '#5F86AC',
  tintAmount: 0.42,
  lit: true,
};
export const mist: Mood = {
  sky: ['#DCE9E2', '#DDE6D2', '#E9E2BC', '#F4D9A0'],
  sun: '#FFF6DA',
  far: '#A3BFB0',
  mid: '#739E90',
  near: '#4F8172',
  ground: '#356659',
  ink: INK,
  haze: '#F1E3BE',
  tint: '#FFF0D2',
  tintAmount: 0.08,
  lit: false,
};
export const breeze: Mood = {
  ...golden,
  sky: ['#A5D2D6', '#C9E4DA', '#F1EAC6', '#F9D196'],
  far: '#86B0A4',
  mid: '#589083',
  near: '#3A7566',
  haze: '#E6E8CC',
};
export const spring: Mood = {
  ...golden,
  sky: ['#B4DAE3', '#D6EADC', '#F3F0CE', '#FBDDA2'],
  sun: '#FFFDF2',
  far: '#A8CDA2',
  mid: '#7CB07E',
  near: '#55946A',
  ground: '#337056',
  haze: '#EDF0CE',
};
export const autumn: Mood = {
  ...golden,
  sky: ['#D3DCD6', '#EFDDC0', '#F6CA9C', '#EFA970'],
  far: '#CBA074',
  mid: '#AC8855',
  near: '#837D4C',
  ground: '#525B3D',
  haze: '#F3D0A4',
};
export const heat: Mood = {
  ...golden,
  sky: ['#EAD9A4', '#F4CF84', '#F2B063', '#E88D4C'],
  sun: '#FFF4D2',
  far: '#D39A5C',
  mid: '#BA8446',
  near: '#A9803F',
  ground: '#6B5530',
  haze: '#F4C27C',
};
export const jungle: Mood = {
  ...mist,
  sky: ['#CBE3C8', '#D3E4B6', '#EBE4A4', '#F6D88C'],
  far: '#93BF95',
  mid: '#5E9E78',
  near: '#34765C',
  ground: '#1E5247',
  haze: '#DCE6AE',
};
export const blossom: Mood = {
  ...mist,
  sky: ['#CFDDEA', '#E9DBE4', '#F8D8CA', '#F9C8A2'],
  far: '#B6AECB',
  mid: '#86A597',
  near: '#5E9274',
  ground: '#3E705F',
  haze: '#F4D6CC',
};
export const ember: Mood = {
  sky: ['#5A3A3C', '#8E4640', '#C9603C', '#F0A052'],
  sun: '#FFE0A0',
  far: '#6A4548',
  mid: '#54363B',
  near: '#40292F',
  ground: '#2F1F25',
  ink: '#1E161C',
  haze: '#B5553C',
  tint: '#F0A070',
  tintAmount: 0.25,
  lit: true,
};
export const snow: Mood = {
  sky: ['#B9D2DA', '#D2E2E3', '#E9EDE2', '#FAE3BD'],
  sun: '#FFF6DC',
  far: '#A7C3CB',
  mid: '#C6DBDF',
  near: '#E4EEEE',
  ground: '#F7F8F2',
  ink: '#2B4A58',
  haze: '#EEF0E6',
  tint: '#EAF2F4',
  tintAmount: 0.1,
  lit: false,
};
export const deep: Mood = {
  sky: ['#7CC4B9', '#48A3A0', '#257E85', '#14606C'],
  far: '#1B6873',
  mid: '#135461',
  near: '#2B7B78',
  ground: '#E2C48C',
  ink: '#0A3640',
  haze: '#3B9A9A',
  tint: '#8FD0C8',
  tintAmount: 0.2,
  lit: false,
};
export const cosmos: Mood = {
  sky: ['#1B2B45', '#2C3F5C', '#4A5778', '#7A7190'],
  stars: true,
  far: '#B98D7A',
  mid: '#9B6C62',
  near: '#7C5150',
  ground: '#5F3D42',
  ink: '#0A1A21',
  haze: '#6A5F84',
  tint: '#D8C8E8',
  tintAmount: 0.15,
  lit: true,
};
