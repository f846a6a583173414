import { mix, multiply } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, line, path, rect } from '../drawing/svg.ts';
import type { Light } from '../drawing/light.ts';
import { moods } from './moods.ts';
import { floorOf } from './floors.ts';
import { soft } from './softness.ts';
import { isEarthen, walls, type Papers, type RoomStyle } from './walls.ts';

export type { RoomStyle };

const styles: Record<RoomStyle, Papers> = {
  home: { wall: '#EFCF95', stripe: '#E9C483', floor: '#B27A52', board: '#9B6641' },
  nursery: { wall: '#F0CFC0', stripe: '#E4AFA0', floor: '#C0946A', board: '#A97C54' },
  hall: { wall: '#C9A67E', stripe: '#B58F66', floor: '#8F6A4C', board: '#7A5840' },
  lab: { wall: '#C9DED8', stripe: '#B9D0C9', floor: '#A9B8AE', board: '#8FA197' },
  workshop: { wall: '#D8B88E', stripe: '#C79E72', floor: '#8A7460', board: '#75614F' },
  clinic: { wall: '#DCE9D6', stripe: '#E7EEDF', floor: '#D0B78E', board: '#B39E78' },
  module: { wall: '#C4D0D2', stripe: '#B4C3C7', floor: '#8598A2', board: '#728691' },
  burrow: { wall: '#B5855A', stripe: '#9E7049', floor: '#7F5636', board: '#6C4729' },
  lair: { wall: '#94879A', stripe: '#7E7383', floor: '#6B6070', board: '#5B5161' },
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
      : mix(multiply(c, '#54779A', 0.5), '#2B5F6C', 0.72);
  const cold = style === 'module' || style === 'lab' || style === 'lair';
  const floor = (c: string): string =>
    light === 'dusk'
      ? multiply(c, '#E2A08A', 0.42)
      : mix(multiply(c, '#8A7A8A', 0.3), cold ? '#41606E' : '#96603F', 0.6);
  return { wall: wall(day.wall), stripe: wall(day.stripe), floor: floor(day.floor), board: floor(day.board) };
}

/** Lamp light keeps the colours of furniture warm. */
export const roomTints: Record<Light, { tint: string; tintAmount: number }> = {
  day: { tint: '#FFE9C4', tintAmount: 0.08 },
  dusk: { tint: '#F0B68C', tintAmount: 0.2 },
  night: { tint: '#D8B894', tintAmount: 0.22 },
};

export type Window = readonly [x: number, y: number, w: number, h: number];

/** A round window into space: a planet near by, stars, the frame with its bolts. */
function porthole([x, y, w]: Window): string {
  const r = w / 2;
  const [cx, cy] = [x + r, y + r];
  const bolts = [0, 60, 120, 180, 240, 300]
    .map((turn) => circle(0, -r - 4, 1.7, '#8FA0A6', `transform="translate(${cx} ${cy}) rotate(${turn})"`))
    .join('');
  const stars = [
    [-0.5, 0.3, 1.6],
    [-0.2, -0.6, 1.3],
    [0.2, 0.6, 1.5],
    [-0.66, -0.2, 1],
    [0.1, -0.34, 0.9],
  ]
    .map(([dx = 0, dy = 0, s = 1]) => circle(cx + dx * r, cy + dy * r, s, paper.lamp))
    .join('');
  return (
    circle(cx, cy + 2, r + 9, INK, 'fill-opacity=".16"') +
    circle(cx, cy, r + 8, '#E7ECE8') +
    circle(cx, cy, r + 1, '#B5C2C6') +
    bolts +
    circle(cx, cy, r - 1, '#10293C') +
    soft(cx + r * 0.3, cy - r * 0.2, r * 0.66, r * 0.66, paper.clover, 0.5, 6) +
    stars +
    circle(cx + r * 0.3, cy - r * 0.2, r * 0.4, paper.clover) +
    path(
      `M${cx - r * 0.08},${cy - r * 0.26}q${r * 0.38},${r * 0.2} ${r * 0.76},0q0,${r * 0.12} ${-r * 0.06},${r * 0.16}q${-r * 0.3},${r * 0.14} ${-r * 0.66},0Z`,
      mix(paper.clover, paper.white, 0.4),
    ) +
    path(
      `M${cx - r * 0.7},${cy - r * 0.5}A${r * 0.86},${r * 0.86} 0 0 1 ${cx - r * 0.2},${cy - r * 0.84}`,
      'none',
      `stroke="#FFFFFF" stroke-width="2.4" stroke-opacity=".3"`,
    )
  );
}

/** A window with the evening of the picture in it, and curtains where one lives. */
function windowPane([x, y, w, h]: Window, light: Light, curtain: string | null): string {
  const { sky, far, mid, near, moon, sun, haze } = moods.open[light];
  const drape = (side: 1 | -1): string => {
    const edge = side < 0 ? x - 4 : x + w + 4;
    const d = `M${edge - side * 4},${y - 10}H${edge + side * 14}Q${edge + side * 9},${y + h * 0.6} ${edge + side * 15},${y + h + 12}H${edge - side * 2}Q${edge - side * 8},${y + h * 0.5} ${edge - side * (w * 0.22)},${y - 10}Z`;
    return (
      path(d, curtain ?? '') +
      line(
        `M${edge + side * 6},${y - 6}Q${edge + side * 2},${y + h * 0.6} ${edge + side * 7},${y + h + 8}`,
        mix(curtain ?? paper.white, INK, 0.16),
        2,
      )
    );
  };
  return (
    rect(x - 7, y - 4, w + 14, h + 16, INK, 4, 'fill-opacity=".12"') +
    rect(x - 5, y - 5, w + 10, h + 10, paper.white, 4) +
    rect(x, y, w, h * 0.5, sky[1]) +
    rect(x, y + h * 0.34, w, h * 0.3, sky[2]) +
    rect(x, y + h * 0.56, w, h * 0.4, sky[3]) +
    (moon
      ? circle(x + w * 0.74, y + h * 0.22, w * 0.09, paper.lamp) +
        circle(x + w * 0.2, y + h * 0.2, 1.2, paper.lamp) +
        circle(x + w * 0.4, y + h * 0.36, 1, paper.lamp) +
        circle(x + w * 0.34, y + h * 0.1, 0.9, paper.lamp)
      : circle(x + w * 0.7, y + h * 0.62, w * 0.13, sun ?? paper.lamp)) +
    path(
      `M${x},${y + h * 0.72}Q${x + w * 0.3},${y + h * 0.6} ${x + w * 0.6},${y + h * 0.7}T${x + w},${y + h * 0.68}V${y + h}H${x}Z`,
      mix(far, haze, 0.4),
    ) +
    path(
      `M${x},${y + h * 0.86}Q${x + w * 0.35},${y + h * 0.7} ${x + w},${y + h * 0.84}V${y + h}H${x}Z`,
      light === 'day' ? mid : near,
    ) +
    path(
      `M${x + w * 0.16},${y + h * 0.84}q-5,-14 0,-26q5,12 0,26ZM${x + w * 0.27},${y + h * 0.82}q-4,-10 0,-19q4,9 0,19Z`,
      near,
    ) +
    rect(x + w / 2 - 1.5, y, 3, h, paper.white) +
    rect(x, y + h * 0.48, w, 2.6, paper.white) +
    rect(x - 8, y + h + 4, w + 16, 6, paper.woodDark, 2) +
    rect(x - 8, y + h + 4, w + 16, 2, paper.wood, 1) +
    (curtain
      ? drape(-1) +
        drape(1) +
        rect(x - 22, y - 13, w + 44, 4, paper.woodDark, 2) +
        circle(x - 22, y - 11, 3.4, paper.woodDark) +
        circle(x + w + 22, y - 11, 3.4, paper.woodDark)
      : '')
  );
}

/** What a window throws upon the floor: sun or moon, leaning away from the middle of the room. */
const thrown = ([x, , w]: Window, light: Light): string => {
  const lean = x + w / 2 < 200 ? 34 : -34;
  const pane = (from: number, to: number): string =>
    `M${x + w * from + lean * 0.4},222H${x + w * to + lean * 0.4}L${x + w * to + lean * 1.6},286H${x + w * from + lean * 1.6 - 10}Z`;
  return path(
    pane(0.02, 0.46) + pane(0.54, 0.98),
    light === 'night' ? '#BFD3E6' : paper.lamp,
    `fill-opacity="${light === 'night' ? '.12' : '.26'}"`,
  );
};
/** The beam between window and floor, in which the dust is seen. */
const beam = ([x, y, w, h]: Window, light: Light): string => {
  const lean = x + w / 2 < 200 ? 34 : -34;
  return path(
    `M${x},${y}H${x + w}L${x + w + lean * 1.6},286H${x + lean * 1.6 - 10}L${x},${y + h}Z`,
    light === 'night' ? '#BFD3E6' : paper.lamp,
    `fill-opacity="${light === 'night' ? '.05' : '.09'}"`,
  );
};
/** Two walls and a ceiling that turn from the light: a room has corners. */
const corners =
  path('M-60,-90H34V209L-60,238ZM460,-90H366V209L460,238Z', INK, 'fill-opacity=".07"') +
  path('M-60,-90H460V8L366,24H34L-60,8Z', INK, 'fill-opacity=".06"');
const curtains: Partial<Record<RoomStyle, string>> = { home: '#C86A4A', nursery: '#8DB3A6', hall: '#A8483C' };

/** Wall and windows, floor, and the shade that frames below. */
export function drawRoom(
  style: RoomStyle,
  light: Light,
  windows: readonly Window[],
): { far: string; ground: string; edge: string } {
  const papers = papersOf(style, light);
  const space = style === 'module';
  const lamp =
    light === 'day'
      ? soft(200, 60, 300, 130, paper.white, 0.16, 5)
      : soft(200, 170, 260, 150, '#F0A868', light === 'night' ? 0.12 : 0.2, 10);
  return {
    far:
      rect(-60, -90, 520, 330, papers.wall) +
      walls[style](papers) +
      windows
        .map((one) => (space ? porthole(one) : windowPane(one, light, curtains[style] ?? null)))
        .join('') +
      (isEarthen(style) ? '' : corners) +
      lamp,
    ground:
      floorOf(style, papers) +
      soft(200, 258, 190, 46, paper.lamp, light === 'day' ? 0.14 : 0.24, 6) +
      (space ? '' : windows.map((window) => thrown(window, light) + beam(window, light)).join('')),
    edge: path('M-60,300V286Q200,304 460,286V420H-60Z', mix(papers.board, INK, 0.35), 'fill-opacity=".8"'),
  };
}
