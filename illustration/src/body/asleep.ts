import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { line, num, path, transformed } from '../drawing/svg.ts';
import { glasses, has } from '../head/face.ts';
import type { Look } from '../look/look.ts';
import { heightOf, type Build } from './build.ts';
import { upright, type FigureMoment } from './upright.ts';

/**
 * A sleeper on its side on 0,0, in picture units: head on a pillow, in night clothes, tucked in to the chest.
 */
export function asleep(look: Look, b: Build, moment: FigureMoment): string {
  const s = moment.facing ?? 1;
  const half = heightOf(b) / 2;
  const body = transformed(
    `translate(${num(s * half)} -${num(46 * b.scale)}) rotate(${-88 * s}) scale(${Math.round(b.scale * 1000) / 1000}) translate(0 ${num(-b.feet)})`,
    upright(look, b, moment, true),
  );
  const head = -s * (half - 26);
  const pillow =
    path(
      `M${head - 34},-3Q${head - 40},-22 ${head - 24},-24Q${head},-28 ${head + 24},-24Q${head + 38},-20 ${head + 32},-3Q${head},3 ${head - 34},-3Z`,
      paper.white,
    ) + line(`M${head - 22},-8q20,5 42,0`, paper.cream, 2);
  const { trim } = look.colours;
  // Shoulder, hip and knees show under the blanket; its upper edge is turned back.
  const edge = s * half * 0.3;
  const [shoulder, hip, knees] = [86 * b.scale, 78 * b.scale, 84 * b.scale];
  const blanket =
    path(
      `M${s * (half + 8)},0C${s * (half + 12)},${-34 * b.scale} ${s * (half + 2)},${-52 * b.scale} ${s * (half - 16)},${-60 * b.scale}Q${s * half * 0.72},${-knees} ${s * half * 0.58},${-hip}T${edge},${-shoulder}Q${edge - s * 10},${-shoulder * 0.5} ${edge - s * 3},0Z`,
      trim,
    ) +
    path(
      `M${edge},${-shoulder}Q${edge - s * 10},${-shoulder * 0.5} ${edge - s * 3},0h${s * 11}Q${edge + s * 2},${-shoulder * 0.5} ${edge + s * 12},${-shoulder + 1}Z`,
      paper.white,
    ) +
    line(
      [0.5, 0.66, 0.8, 0.94]
        .map(
          (t) =>
            `M${s * half * t},${-(t > 0.9 ? 48 : 74) * b.scale}Q${s * (half * t - 5)},-18 ${s * half * t},-3`,
        )
        .join(''),
      mix(trim, INK, 0.16),
      2.4,
    );
  const spectacles = has(look, 'glasses')
    ? transformed(
        `translate(${num(s * half * 0.62)} -${num(hip * 0.62)}) rotate(${-8 * s}) scale(.34)`,
        glasses(17.5, -2, 13.5),
      )
    : '';
  return pillow + body + blanket + spectacles;
}
