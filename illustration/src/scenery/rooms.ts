import { mix, multiply } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, line, path, rect } from '../drawing/svg.ts';
import type { Light } from '../drawing/light.ts';
import { cut } from './landforms.ts';
import { moods } from './moods.ts';

export type RoomStyle =
  'home' | 'nursery' | 'hall' | 'lab' | 'workshop' | 'clinic' | 'module' | 'burrow' | 'lair';
type Papers = { wall: string; stripe: string; floor: string; board: string };

const styles: Record<RoomStyle, Papers> = {
  home: { wall: '#EFCF95', stripe: '#E9C483', floor: '#B27A52', board: '#9B6641' },
  nursery: { wall: '#F0CFC0', stripe: '#EBC3B3', floor: '#C0946A', board: '#A97C54' },
  hall: { wall: '#C9A67E', stripe: '#BE9A72', floor: '#8F6A4C', board: '#7A5840' },
  lab: { wall: '#D3E2DC', stripe: '#C6D9D2', floor: '#A9B8AE', board: '#94A59B' },
  workshop: { wall: '#D8B88E', stripe: '#CDAA7E', floor: '#8A7460', board: '#75614F' },
  clinic: { wall: '#CFE3D8', stripe: '#E7EEDF', floor: '#C9B48E', board: '#B39E78' },
  module: { wall: '#C4D0D2', stripe: '#B4C3C7', floor: '#8598A2', board: '#728691' },
  burrow: { wall: '#A97C54', stripe: '#9E7049', floor: '#7F5636', board: '#6C4729' },
  lair: { wall: '#8A7F8E', stripe: '#7E7383', floor: '#6B6070', board: '#5B5161' },
};

/**
 * Evening comes into rooms as lamp light: dusk warms the walls, night turns them to deep teal with warm
 * floors.
 */
function papersOf(style: RoomStyle, light: Light): Papers {
  const day = styles[style];
  if (light === 'day') return day;
  const wall = (c: string): string =>
    light === 'dusk'
      ? mix(multiply(c, '#E2A08A', 0.5), '#6B5A66', 0.22)
      : mix(multiply(c, '#54779A', 0.5), '#2B5F6C', 0.8);
  const floor = (c: string): string =>
    light === 'dusk' ? multiply(c, '#E2A08A', 0.42) : mix(multiply(c, '#8A7A8A', 0.3), '#96603F', 0.6);
  return { wall: wall(day.wall), stripe: wall(day.stripe), floor: floor(day.floor), board: floor(day.board) };
}

/** Lamp light keeps the colours of furniture warm. */
export const roomTints: Record<Light, { tint: string; tintAmount: number }> = {
  day: { tint: '#FFE9C4', tintAmount: 0.08 },
  dusk: { tint: '#F0B68C', tintAmount: 0.2 },
  night: { tint: '#D8B894', tintAmount: 0.22 },
};

/** A window with the evening of the picture in it. */
export function windowPane(x: number, y: number, w: number, h: number, light: Light, round = false): string {
  const { sky, far, near, moon, sun } = moods.open[light];
  const radius = round ? Math.min(w, h) / 2 : 0;
  if (round) {
    const cx = x + w / 2;
    const cy = y + h / 2;
    return (
      circle(cx, cy, radius + 6, '#E7ECE8') +
      circle(cx, cy, radius, '#12303F') +
      circle(cx + w * 0.16, cy - h * 0.12, w * 0.2, paper.clover) +
      circle(cx - w * 0.22, cy + h * 0.14, 2, paper.lamp) +
      circle(cx - w * 0.1, cy - h * 0.26, 1.6, paper.lamp) +
      circle(cx + w * 0.08, cy + h * 0.28, 1.6, paper.lamp)
    );
  }
  return (
    rect(x - 5, y - 5, w + 10, h + 10, paper.white, 4) +
    rect(x, y, w, h * 0.5, sky[1]) +
    rect(x, y + h * 0.38, w, h * 0.3, sky[2]) +
    rect(x, y + h * 0.62, w, h * 0.38, sky[3]) +
    (moon
      ? circle(x + w * 0.74, y + h * 0.22, w * 0.09, paper.lamp)
      : circle(x + w * 0.7, y + h * 0.66, w * 0.14, sun ?? paper.lamp)) +
    path(
      `M${x},${y + h * 0.84}Q${x + w * 0.35},${y + h * 0.7} ${x + w},${y + h * 0.82}V${y + h}H${x}Z`,
      light === 'day' ? far : near,
    ) +
    rect(x + w / 2 - 1.5, y, 3, h, paper.white) +
    rect(x, y + h * 0.48, w, 2.6, paper.white) +
    rect(x - 8, y + h + 4, w + 16, 6, paper.woodDark, 2)
  );
}

export type Window = readonly [x: number, y: number, w: number, h: number];

/** What a window throws upon the floor: sun or moon, leaning away from the middle of the room. */
const thrown = ([x, , w]: Window, light: Light): string => {
  const lean = x + w / 2 < 200 ? 34 : -34;
  return path(
    `M${x + lean * 0.4},222H${x + w + lean * 0.4}L${x + w + lean * 1.6},286H${x + lean * 1.6 - 14}Z`,
    light === 'night' ? '#BFD3E6' : paper.lamp,
    `opacity="${light === 'night' ? '.09' : '.2'}"`,
  );
};
/** Two walls and a ceiling that turn from the light: a room has corners. */
const corners =
  path('M-60,-90H34V209L-60,238ZM460,-90H366V209L460,238Z', INK, 'opacity=".07"') +
  path('M-60,-90H460V8L366,24H34L-60,8Z', INK, 'opacity=".06"');

/** Wall and windows, floor: what is far and what one stands on. */
export function drawRoom(
  style: RoomStyle,
  light: Light,
  windows: readonly Window[],
): { far: string; ground: string } {
  const { wall, stripe, floor, board } = papersOf(style, light);
  const round = style === 'module';
  const earthen = style === 'burrow' || style === 'lair';
  const stripes = earthen
    ? ''
    : path(Array.from({ length: 11 }, (_, i) => `M${-60 + i * 50},-90h25V220h-25Z`).join(''), stripe);
  const panel =
    style === 'module'
      ? rect(-60, 150, 520, 10, board) + line('M40,160V214M200,160V214M360,160V214', board, 3)
      : '';
  const vault = earthen
    ? cut(
        'M-60,-90V230H8C0,150 40,40 200,34C360,40 400,150 392,230H460V-90Z',
        mix(board, '#2A1E22', 0.4),
        4,
      ) +
      path(
        'M40,60q10,30 -4,52M330,54q16,30 2,60M120,40q4,16 -2,26',
        'none',
        `stroke="${board}" stroke-width="5"`,
      )
    : '';
  return {
    far:
      rect(-60, -90, 520, 330, wall) +
      stripes +
      panel +
      windows.map(([x, y, w, h]) => windowPane(x, y, w, h, light, round)).join('') +
      (earthen ? vault : corners),
    ground:
      rect(-60, 214, 520, 210, floor) +
      rect(-60, 209, 520, 7, board) +
      (earthen
        ? ''
        : line(
            'M-60,240H460M-60,268H460M-60,300H460M70,216V240M210,240V268M320,216V240M140,268V300M380,268V300',
            board,
            1.6,
          ) + (round ? '' : windows.map((window) => thrown(window, light)).join(''))),
  };
}
