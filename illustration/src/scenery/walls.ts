import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circlesPath, line, num, path, rect } from '../drawing/svg.ts';

export type RoomStyle =
  'home' | 'nursery' | 'hall' | 'lab' | 'workshop' | 'clinic' | 'module' | 'burrow' | 'lair';
export type Papers = { wall: string; stripe: string; floor: string; board: string };

const stripes = ({ stripe }: Papers): string =>
  path(Array.from({ length: 11 }, (_, i) => `M${-60 + i * 50},-90h25v260h-25Z`).join(''), stripe);
/** The lower part of a wall, panelled, under a rail. */
const wainscot = (colour: string, top = 160): string =>
  rect(-60, top, 520, 214 - top, colour) +
  rect(-60, top - 4, 520, 5, mix(colour, paper.white, 0.34)) +
  rect(-60, top + 1, 520, 2, mix(colour, INK, 0.2)) +
  Array.from(
    { length: 9 },
    (_, i) =>
      rect(-48 + i * 58, top + 10, 46, 204 - top - 10, mix(colour, INK, 0.09), 2) +
      rect(-46 + i * 58, top + 12, 44, 203 - top - 10, mix(colour, paper.white, 0.05), 2),
  ).join('');
const cornice = (colour: string): string =>
  rect(-60, -90, 520, 98, colour) + rect(-60, 8, 520, 3, mix(colour, INK, 0.22));
/** A small motif over the whole wall, every second row shifted. */
const sprinkled = (colour: string, r: number): string =>
  path(
    circlesPath(
      [24, 56, 88, 120].flatMap((y, row) =>
        Array.from({ length: 11 }, (_, i): [number, number, number] => [-40 + i * 46 + (row % 2) * 23, y, r]),
      ),
    ),
    colour,
  );
const tiles = (colour: string): string =>
  line(
    [118, 142, 166, 190]
      .map(
        (y, row) =>
          `M-60,${y}H460` +
          Array.from({ length: 12 }, (_, i) => `M${-60 + i * 46 + (row % 2) * 23},${y}v24`).join(''),
      )
      .join(''),
    colour,
    1.4,
  );
const bricks = (colour: string): string =>
  path(
    [
      [10, 30],
      [22, 42],
      [230, 26],
      [250, 150],
      [130, 168],
      [30, 120],
      [350, 158],
      [196, 96],
      [372, 34],
    ]
      .map(([x = 0, y = 0]) => `M${x},${y}h22v9h-22ZM${x + 12},${y + 12}h22v9h-22Z`)
      .join(''),
    colour,
  );
const roots = (colour: string): string =>
  line(
    'M64,40Q72,64 58,84Q52,100 60,112M118,26Q112,44 122,62M286,28Q296,50 284,70M338,48Q328,74 344,98Q350,110 342,124M206,20Q210,34 202,46',
    colour,
    4,
  ) + line('M58,84q-10,6 -12,18M284,70q10,4 12,16M344,98q10,0 14,10', colour, 2.4);
/** The vault of a burrow or a lair, in two depths. */
const vault = (board: string): string => {
  const d = 'M-60,-90V230H8C0,150 40,40 200,34C360,40 400,150 392,230H460V-90Z';
  const far = mix(board, '#2A1E22', 0.14);
  const near = mix(board, '#2A1E22', 0.42);
  return (
    path(d, far, 'transform="translate(22 14) scale(.89 .94)"') +
    path(d, INK, 'fill-opacity=".12" transform="translate(0 5)"') +
    path(d, mix(near, paper.white, 0.1)) +
    path(d, near, 'transform="translate(0 -2.4)"')
  );
};

export const isEarthen = (style: RoomStyle): boolean => style === 'burrow' || style === 'lair';

/** What covers the wall of each kind of room. */
export const walls: Record<RoomStyle, (papers: Papers) => string> = {
  home: (p) =>
    stripes(p) + wainscot(mix(p.wall, paper.woodDark, 0.24)) + cornice(mix(p.wall, paper.white, 0.3)),
  nursery: (p) =>
    sprinkled(p.stripe, 5) +
    wainscot(mix(p.wall, paper.white, 0.42)) +
    cornice(mix(p.wall, paper.white, 0.4)),
  hall: (p) =>
    Array.from(
      { length: 5 },
      (_, i) =>
        path(`M${-30 + i * 104},206V78a36,40 0 0 1 72,0V206Z`, p.stripe) +
        line(`M${-24 + i * 104},206V78a30,34 0 0 1 60,0V206`, mix(p.wall, paper.white, 0.16), 2),
    ).join('') +
    cornice(mix(p.wall, paper.woodDark, 0.35)) +
    wainscot(mix(p.wall, paper.woodDark, 0.32), 180),
  lab: (p) =>
    rect(-60, 118, 520, 96, mix(p.wall, paper.white, 0.3)) +
    tiles(p.stripe) +
    rect(-60, 113, 520, 6, mix(p.wall, paper.teal, 0.4)) +
    line('M-60,22H150q10,0 10,10V44M460,14H240', mix(p.wall, INK, 0.2), 7) +
    line('M-60,20H150M460,12H240', mix(p.wall, paper.white, 0.5), 1.8),
  workshop: (p) =>
    bricks(p.stripe) +
    rect(-60, -90, 520, 102, mix(p.wall, paper.woodDark, 0.55)) +
    [-10, 110, 230, 350]
      .map(
        (x) =>
          rect(x, -90, 16, 116, mix(p.wall, paper.woodDark, 0.7)) +
          rect(x + 12, -90, 4, 116, mix(p.wall, INK, 0.6)),
      )
      .join('') +
    wainscot(mix(p.wall, paper.woodDark, 0.3), 182),
  clinic: (p) =>
    path(
      `M-60,150${Array.from({ length: 13 }, () => 'q20,-16 40,0').join('')}V214H-60Z`,
      mix(p.wall, paper.moss, 0.34),
    ) +
    path(
      `M-60,172${Array.from({ length: 13 }, () => 'q20,-12 40,0').join('')}V214H-60Z`,
      mix(p.wall, paper.teal, 0.4),
    ) +
    path(
      'M36,150q2,-16 14,-16q10,0 10,10q6,0 6,8ZM280,148q-12,-22 2,-24q4,-12 16,-8q14,-4 14,10q14,4 4,22Z',
      mix(p.wall, paper.moss, 0.6),
    ) +
    cornice(mix(p.wall, paper.white, 0.5)),
  module: (p) =>
    Array.from(
      { length: 6 },
      (_, i) =>
        rect(-38 + i * 92, -90, 14, 300, mix(p.wall, INK, 0.12), 3) +
        rect(-38 + i * 92, -90, 4, 300, mix(p.wall, paper.white, 0.4)),
    ).join('') +
    rect(-60, -90, 520, 110, mix(p.wall, INK, 0.3)) +
    rect(-60, 20, 520, 4, mix(p.wall, paper.white, 0.5)) +
    [30, 122, 214, 306].map((x) => rect(x, 6, 56, 7, paper.lamp, 3.5)).join('') +
    rect(-60, 164, 520, 50, mix(p.wall, INK, 0.16)) +
    rect(-60, 164, 520, 3, mix(p.wall, paper.white, 0.4)) +
    [4, 70, 130, 262, 322, 382]
      .map(
        (x, i) =>
          rect(x, 176, 34, 20, mix(p.wall, INK, 0.42), 3) +
          rect(x + 5, 181, 9, 3, i % 2 ? paper.barley : paper.flame, 1.5) +
          rect(x + 5, 188, 18, 3, paper.sky, 1.5),
      )
      .join(''),
  burrow: (p) =>
    vault(p.board) +
    roots(mix(p.board, paper.wood, 0.4)) +
    path(
      circlesPath([
        [52, 150, 6],
        [344, 170, 8],
        [96, 96, 4],
        [312, 110, 5],
        [150, 66, 3],
      ]),
      mix(p.board, paper.white, 0.14),
    ),
  lair: (p) =>
    vault(p.board) +
    [
      [46, 214, 1],
      [70, 214, 0.6],
      [356, 214, 1.1],
      [330, 214, 0.6],
    ]
      .map(
        ([x = 0, y = 0, s = 1]) =>
          path(
            `M${num(x - 14 * s)},${y}L${num(x - 8 * s)},${num(y - 40 * s)}L${num(x + 3 * s)},${num(y - 54 * s)}L${num(x + 13 * s)},${y}Z`,
            mix(paper.violet, p.wall, 0.2),
          ) +
          path(
            `M${x},${y}L${num(x + 3 * s)},${num(y - 54 * s)}L${num(x + 13 * s)},${y}Z`,
            mix(paper.clover, paper.white, 0.25),
          ),
      )
      .join(''),
};
