import { mix } from '../drawing/colour.ts';
import { circlesPath, contoured, line, num, path } from '../drawing/svg.ts';
import type { Look } from '../look/look.ts';

/** A round outline of `count` tufts, as a child draws fur. */
export function spiked(x: number, y: number, rx: number, ry: number, count: number): string {
  const points = Array.from({ length: 2 * count }, (_, i) => {
    const a = (i * Math.PI) / count - Math.PI / 2;
    const far = i % 2 ? 1.1 : 0.98;
    return `${num(x + Math.cos(a) * rx * far)},${num(y + Math.sin(a) * ry * far)}`;
  });
  return `M${points.join('L')}Z`;
}

/** The head of an imaginary friend around a face `w` wide (half): what lies behind it, and its own shape. */
export type DreamShape = (look: Look, w: number) => string;

const light = ({ colours }: Look): string => mix(colours.body, '#FFFFFF', 0.35);

export const dreamShapes: Record<'blob' | 'shaggy' | 'cloud', DreamShape> = {
  blob: (look, w) =>
    contoured(
      `M${-w},6C${-w - 6},-50 -22,-62 0,-58C24,-64 ${w + 6},-48 ${w},6C${w},36 26,50 0,50C-26,50 ${-w},36 ${-w},6Z`,
      look.colours.body,
      light(look),
      3,
    ),
  shaggy: (look, w) => {
    const { hair, hairContour, body } = look.colours;
    const ear = (s: number): string =>
      contoured(
        `M${s * (w - 16)},-44C${s * (w + 6)},-74 ${s * (w + 26)},-50 ${s * (w + 20)},-14C${s * (w + 14)},0 ${s * (w + 2)},-6 ${s * (w - 2)},-22Z`,
        body,
        light(look),
        3,
      ) + line(`M${s * (w + 2)},-44Q${s * (w + 14)},-34 ${s * (w + 11)},-18`, hair, 4.4, 'opacity=".6"');
    const horn = (s: number): string =>
      contoured(`M${s * 16},-50Q${s * 15},-70 ${s * 25},-76Q${s * 31},-62 ${s * 31},-44Z`, hair, hairContour);
    return (
      ear(-1) + ear(1) + horn(-1) + horn(1) + contoured(spiked(0, -5, w + 1, 54, 26), body, light(look), 3)
    );
  },
  cloud: (look, w) => {
    const puffs: [number, number, number][] = [
      [0, 4, w - 1],
      [-w * 0.74, -18, 20],
      [w * 0.74, -18, 20],
      [-w * 0.42, -40, 21],
      [w * 0.42, -40, 21],
      [0, -48, 18],
      [-w * 0.78, 20, 19],
      [w * 0.78, 20, 19],
      [0, 34, 20],
    ];
    return (
      path(circlesPath(puffs.map(([x, y, r]) => [x, y, r + 1.8])), light(look)) +
      path(circlesPath(puffs), look.colours.body) +
      line(`M${-w * 0.9},-22q8,-10 16,-4M${w * 0.5},-50q10,-6 15,3M${w * 0.7},24q10,2 12,-7`, light(look), 3)
    );
  },
};
