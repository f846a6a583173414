import { drawFigure } from './body/drawFigure.ts';
import { extentOf } from './body/extentOf.ts';
import { num, svgDocument } from './drawing/svg.ts';
import type { Look } from './look/look.ts';
import type { Expression, Pose } from './pictureSpec.ts';

/** A whole figure on nothing, cropped to what the pose takes: for reference sheets and for lists. */
export function figure(look: Look, pose: Pose, expression?: Expression): string {
  const { half, height } = extentOf(look, pose);
  return svgDocument(
    `${num(-half)} ${num(-height)} ${num(2 * half)} ${num(height + 8)}`,
    drawFigure(look, { pose, ...(expression ? { expression } : {}) }),
  );
}
