import { mix } from '../drawing/colour.ts';
import { paper } from '../drawing/palette.ts';
import { circle, ellipse, line, path, rect } from '../drawing/svg.ts';
import type { Look } from '../look/look.ts';

/** The head of a robot around a face `w` wide (half), with its dark `screen`. */
export type RobotShape = (colours: Look['colours'], w: number, screen: string) => string;

const light = (shell: string): string => mix(shell, '#FFFFFF', 0.3);
const both = (draw: (side: number) => string): string => draw(-1) + draw(1);

export const robotShapes: Record<'box' | 'dome' | 'kettle', RobotShape> = {
  box: ({ body, bodyShade }, w, screen) =>
    both(
      (s) =>
        rect(s > 0 ? w - 3 : -w - 11, -14, 14, 32, bodyShade, 5) + circle(s * (w + 5), 2, 4, paper.barley),
    ) +
    rect(-w, -52, 2 * w, 98, body, 26) +
    path(`M${-w},-24V-26A26,26 0 0 1 ${-w + 26},-52H${w - 26}A26,26 0 0 1 ${w},-26V-24Z`, light(body)) +
    rect(-w + 8, -24, 2 * w - 16, 56, screen, 17) +
    both((s) => circle(s * (w - 9), -40, 2.6, bodyShade)),
  dome: ({ body, bodyShade }, w, screen) =>
    both((s) => ellipse(s * (w + 3), 4, 8, 15, bodyShade) + ellipse(s * (w + 5), 4, 4.6, 9, paper.barley)) +
    path(
      `M${-w - 2},2C${-w - 2},-72 ${w + 2},-72 ${w + 2},2C${w + 2},34 ${w - 14},47 0,47C${-w + 14},47 ${-w - 2},34 ${-w - 2},2Z`,
      body,
    ) +
    path(`M${-w + 3},-22C${-w + 8},-60 ${w - 8},-60 ${w - 3},-22Q0,-40 ${-w + 3},-22Z`, light(body)) +
    ellipse(0, 4, w - 4, 30, screen) +
    line(`M${-w + 16},-34Q-14,-50 4,-51`, '#FFFFFF', 4, 'opacity=".5"'),
  kettle: ({ body, bodyShade, cloth }, w, screen) =>
    line(`M${-w + 4},-18C${-w - 22},-20 ${-w - 22},24 ${-w + 4},22`, bodyShade, 7) +
    path(`M${w - 6},-2Q${w + 10},-2 ${w + 12},-24L${w + 24},-22Q${w + 20},20 ${w - 6},26Z`, bodyShade) +
    rect(-w + 2, -44, 2 * w - 4, 90, body, 9) +
    rect(w - 16, -38, 9, 78, light(body), 4) +
    rect(-w - 2, 38, 2 * w + 4, 9, cloth, 4) +
    path(`M${-w},-42Q${-w + 6},-58 0,-58Q${w - 6},-58 ${w},-42Z`, light(body)) +
    rect(-w - 3, -46, 2 * w + 6, 8, cloth, 4) +
    rect(-w + 9, -28, 2 * w - 18, 60, screen, 9),
};
