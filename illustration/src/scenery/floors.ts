import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circlesPath, line, num, path, rect } from '../drawing/svg.ts';
import { isEarthen, type Papers, type RoomStyle } from './walls.ts';

/** Boards or plates that run towards the eye: the lines of a floor meet behind the wall. */
export function floorOf(style: RoomStyle, { floor, board }: Papers): string {
  const earthen = isEarthen(style);
  const joint = (x: number): string =>
    `M${num(200 + (x - 200) * 0.86)},216L${num(200 + (x - 200) * 1.9)},424`;
  const xs = Array.from({ length: 15 }, (_, i) => -150 + i * 50);
  const light = (x: number): string =>
    `M${num(200 + (x - 200) * 0.86)},216L${num(200 + (x - 200) * 1.9)},424H${num(200 + (x - 150) * 1.9)}L${num(200 + (x - 150) * 0.86)},216Z`;
  return (
    rect(-60, 214, 520, 210, floor) +
    (earthen
      ? path('M-60,228Q90,218 200,230T460,226V424H-60Z', mix(floor, board, 0.5)) +
        path(
          circlesPath([
            [60, 270, 3],
            [128, 286, 2],
            [290, 276, 3.4],
            [350, 262, 2.4],
            [214, 290, 2],
          ]),
          mix(floor, paper.white, 0.18),
        )
      : path(
          xs
            .filter((_, i) => i % 3 === 0)
            .map(light)
            .join(''),
          mix(floor, paper.white, 0.08),
        ) +
        path(
          xs
            .filter((_, i) => i % 3 === 1)
            .map(light)
            .join(''),
          mix(floor, board, 0.28),
        ) +
        line(xs.map(joint).join(''), board, 1.5) +
        line(
          style === 'module' || style === 'lab' || style === 'clinic' || style === 'hall'
            ? 'M-60,232H460M-60,256H460M-60,290H460'
            : 'M70,238h34M214,226h26M262,262h44M118,280h52M330,246h40M20,262h38',
          board,
          1.5,
        )) +
    rect(-60, 207, 520, 9, earthen ? board : mix(board, paper.white, 0.16)) +
    rect(-60, 216, 520, 8, INK, 0, 'fill-opacity=".1"')
  );
}
