import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, line, part, path, rect } from '../drawing/svg.ts';
import type { Look } from '../look/look.ts';
import type { Build } from './build.ts';
import type { Seat, Seating } from './seating.ts';

/** What one sits on, in head units: `behind` the sitter and `before`. */
type SeatDrawing = { behind: string; before: string };

/** How far a bed reaches beyond the sitter on each side. */
const BED = 74;
const METAL = '#5B6C74';

/** Radius of the large wheel: it comes up a little over the seat. */
const wheelOf = ({ height }: Seating): number => Math.max(35, height * 0.72 + 5);
/** Where the hub lies behind the middle of the sitter. */
const HUB = 7;

const spokes = (x: number, y: number, r: number): string =>
  Array.from({ length: 8 }, (_, i) => {
    const a = (i * Math.PI) / 8 + 0.2;
    return `M${x - Math.cos(a) * r},${y - Math.sin(a) * r}L${x + Math.cos(a) * r},${y + Math.sin(a) * r}`;
  }).join('');

function wheelchair(look: Look, b: Build, seating: Seating, facing: number): SeatDrawing {
  const ground = b.feet;
  const { trim, cloth } = look.colours;
  const r = wheelOf(seating);
  const seat = ground - seating.height;
  const x = -facing * HUB;
  const y = ground - r;
  const back = -facing * (b.waist + 10);
  const grip = b.shoulder + seating.drop + 22;
  const knee = seating.frontLeg.joint.x;
  const wheel = (dx: number, tyre: string): string =>
    circle(x + dx, y, r - 2.5, 'none', `stroke="${tyre}" stroke-width="5"`);
  return {
    behind:
      wheel(facing * 9, mix(INK, METAL, 0.5)) +
      line(`M${back},${seat + 6}L${back - facing * 5},${grip}l${-facing * 13},-1`, METAL, 5) +
      line(`M${back - facing * 6},${grip}l${-facing * 11},-1`, INK, 6.4) +
      path(
        `M${back + facing * 3},${seat + 2}L${back - facing * 4},${grip + 4}L${-back * 0.9},${grip + 4}V${seat + 2}Z`,
        mix(trim, INK, 0.25),
      ) +
      line(`M${back},${seat + 5}H${facing * (b.waist + 8)}`, mix(trim, INK, 0.45), 10) +
      line(`M${facing * (b.waist + 8)},${seat + 6}L${knee - facing},${ground - 13}`, METAL, 4),
    before:
      line(`M${knee - facing * 6},${ground - 11.5}h${facing * 32}`, METAL, 5) +
      line(`M${knee - facing * 12},${ground - 22}V${ground - 8}`, METAL, 4) +
      circle(knee - facing * 12, ground - 8, 6, 'none', `stroke="${INK}" stroke-width="4"`) +
      line(spokes(x, y, r - 4), mix(METAL, '#FFFFFF', 0.45), 1.4) +
      wheel(0, INK) +
      circle(x, y, r - 8, 'none', `stroke="${mix(METAL, '#FFFFFF', 0.35)}" stroke-width="2.4"`) +
      circle(x, y, 8, cloth) +
      circle(x, y, 3.4, trim),
  };
}

const drawings: Record<Seat, (look: Look, b: Build, seating: Seating, facing: number) => SeatDrawing> = {
  ground: () => ({ behind: '', before: '' }),
  stone: (_, b, { height }) => {
    const w = b.waist + 17;
    const top = b.feet - height;
    return {
      behind:
        path(
          `M${-w - 4},${b.feet}C${-w - 10},${top + 2} ${-w * 0.6},${top - 3} 0,${top - 1}C${w * 0.7},${top - 3} ${w + 6},${top + 4} ${w + 4},${b.feet}Q0,${b.feet + 7} ${-w - 4},${b.feet}Z`,
          paper.stoneDark,
        ) +
        path(
          `M${-w},${top + height * 0.5}C${-w},${top + 2} ${-w * 0.6},${top - 1} 0,${top}C${w * 0.5},${top - 1} ${w * 0.8},${top + 2} ${w * 0.86},${top + height * 0.3}Q0,${top + height * 0.42} ${-w},${top + height * 0.5}Z`,
          paper.stone,
        ),
      before: '',
    };
  },
  chair: (_, b, { height }, facing) => {
    const w = b.waist + 10;
    const top = b.feet - height;
    return {
      behind:
        line(`M${-w + 5},${top}L${-w},${b.feet}M${w - 5},${top}L${w},${b.feet}`, paper.woodDark, 6) +
        line(`M${-facing * (w - 2)},${top}l${-facing * 5},-52`, paper.woodDark, 6) +
        rect(-w - 3, top - 2, 2 * w + 6, 9, paper.wood, 4),
      before: '',
    };
  },
  bed: (look, b, { height }, facing) => {
    const w = b.waist + BED;
    const top = b.feet - height;
    const head = -facing * w;
    return {
      behind:
        rect(head - 5, top - 34, 10, height + 34, paper.woodDark, 4) +
        rect(-head - 5, top - 4, 10, height + 4, paper.woodDark, 4) +
        rect(-w, top + 12, 2 * w, 15, paper.wood, 3) +
        rect(-w, top - 1, 2 * w, 16, paper.white, 6) +
        rect(facing > 0 ? -w + 40 : -w, top - 2, 2 * w - 40, 13, look.colours.trim, 5) +
        path(
          `M${head + facing * 6},${top}q${facing * 2},-17 ${facing * 16},-15q${facing * 16},2 ${facing * 15},15Z`,
          paper.cream,
        ),
      before: '',
    };
  },
  wheelchair,
};

export function drawSeat(look: Look, b: Build, seating: Seating, facing: number): SeatDrawing {
  const { behind, before } = drawings[seating.seat](look, b, seating, facing);
  const named = (body: string): string =>
    seating.seat === 'wheelchair' ? part('aid:wheelchair', body) : body;
  return { behind: named(behind), before: named(before) };
}

/** How far a seat reaches to each side of the sitter's middle, in head units. */
export function seatHalf(b: Build, seating: Seating): number {
  switch (seating.seat) {
    case 'ground':
      return 0;
    case 'stone':
      return b.waist + 25;
    case 'chair':
      return b.waist + 20;
    case 'bed':
      return b.waist + BED + 6;
    case 'wheelchair':
      return Math.max(b.waist + 30, HUB + wheelOf(seating) + 2, Math.abs(seating.frontLeg.joint.x) + 30);
  }
}
