import { paper } from '../drawing/palette.ts';
import { path } from '../drawing/svg.ts';
import type { LandmarkId } from './landmarks.ts';

/** Where a thing shines when evening comes: point and reach of each lamp and each lit window. */
export const lampsOf: Partial<
  Record<LandmarkId, readonly (readonly [x: number, y: number, reach: number])[]>
> = {
  cottage: [
    [-26, -30, 24],
    [27, -30, 24],
  ],
  blueCottage: [
    [-26, -30, 24],
    [27, -30, 24],
  ],
  rowHouses: [
    [-40, -50, 30],
    [4, -68, 30],
    [48, -56, 30],
  ],
  barn: [[0, -74, 26]],
  school: [
    [-44, -32, 34],
    [44, -32, 34],
  ],
  lighthouse: [[0, -118, 46]],
  cloudCastle: [
    [0, -80, 26],
    [-52, -60, 18],
    [50, -60, 18],
  ],
  dragonCastle: [
    [0, -80, 30],
    [-52, -60, 20],
    [50, -60, 20],
  ],
  treehouse: [
    [-17, -97, 34],
    [15, -86, 26],
  ],
  mushroomHouse: [
    [23, -28, 18],
    [-23, -28, 18],
  ],
  alpineHut: [[-16, -18, 24]],
  harbourHouses: [
    [-70, -42, 26],
    [-30, -58, 26],
    [14, -46, 26],
    [54, -64, 26],
  ],
  train: [
    [-72, -28, 17],
    [-10, -45, 15],
    [50, -26, 26],
  ],
  dreamTrain: [
    [-72, -28, 17],
    [-10, -45, 15],
    [50, -26, 30],
  ],
  floorLamp: [[0, -106, 30]],
  tug: [
    [-11, -42, 20],
    [8, -42, 20],
  ],
  tent: [[0, -16, 40]],
  stall: [[0, -50, 44]],
  tealStall: [[0, -50, 44]],
  lantern: [[0, -11, 34]],
  saucer: [[0, -16, 34]],
  rocket: [[0, -62, 20]],
  lanterns: [
    [-160, 36, 22],
    [-62, 46, 22],
    [40, 27, 22],
    [150, 20, 22],
  ],
  charger: [[0, -54, 26]],
  fishTank: [[0, -30, 34]],
  volcano: [[0, -98, 56]],
  stable: [[0, -24, 40]],
  kennels: [[0, -20, 40]],
};

/** What is seen of a lamp only by evening: the beam of a lighthouse, fading the farther it reaches. */
export const beamsOf: Partial<Record<LandmarkId, () => string>> = {
  lighthouse: () =>
    [320, 250, 190, 140, 95, 60]
      .map((far) =>
        path(
          `M6,-122L${far},${-122 - far * 0.19}V${-116 + far * 0.15}L6,-114Z`,
          paper.lamp,
          'fill-opacity=".09"',
        ),
      )
      .join(''),
};
