import { buildOf } from '../body/build.ts';
import { extentOf } from '../body/drawFigure.ts';
import type { Look } from '../look/look.ts';
import type { CastInPicture, PictureSpec } from '../pictureSpec.ts';
import { figureScale, HEIGHT, WIDTH, type Camera } from './camera.ts';

/** A figure in its place: `look` null is someone without a sheet, drawn as the helper of the setting. */
export type Standing = { member: CastInPicture; look: Look | null; x: number; y: number; scale: number; half: number; height: number; chin: number };

/** Figures may overlap by this share of the narrower one. */
export const MAX_OVERLAP = 0.3;
const MARGIN = 6;
/** A helper drawing before scaling. */
const HELPER = { half: 32, height: 70 };
/** Beyond a cover's middle 4:5 nothing of the cast may stand. */
const COVER_HALF = 120;

function sized(member: CastInPicture, look: Look | null, camera: Camera, isHero: boolean): Standing {
  // A plan may vary a hero's size only a little: the shot decides it.
  const wish = isHero ? Math.max(0.95, Math.min(1.05, member.scale)) : Math.max(0.6, Math.min(1.25, member.scale));
  if (!look) {
    const scale = camera.figureScale * wish * (camera.shot === 'close' ? 0.72 : 1);
    const y = camera.shot === 'close' ? HEIGHT + 8 : camera.feet;
    return { member, look, x: 0, y, scale, half: HELPER.half * scale, height: HELPER.height * scale, chin: y };
  }
  const b = buildOf(look);
  const extent = extentOf(look, member.pose);
  let scale = camera.figureScale * wish;
  if (camera.shot === 'close') scale = figureScale(look, 'close') * (isHero ? wish : 0.86 * Math.min(1, wish));
  // Grown-ups beside a small hero still fit under the upper edge.
  const tallest = camera.shot === 'close' ? 4 * HEIGHT : camera.feet - 8;
  scale = Math.min(scale, tallest / extent.height);
  const standingEyes = (b.feet - 4) * b.scale * scale;
  const y = camera.shot === 'close' ? Math.max(HEIGHT + 6, camera.eyes + (isHero ? 0 : 18) + standingEyes) : camera.feet;
  return { member, look, x: 0, y, scale, half: extent.half * scale, height: extent.height * scale, chin: y - (b.feet - 46) * b.scale * scale };
}

const needed = (row: readonly Standing[]): number =>
  row.reduce((sum, { half }, i) => sum + 2 * half - (i > 0 ? MAX_OVERLAP * 2 * Math.min(half, row[i - 1]!.half) : 0), 0);
const shrink = (one: Standing, factor: number): void => {
  one.scale *= factor;
  one.half *= factor;
  one.height *= factor;
};

/**
 * Puts the cast of a picture side by side: near the wished x, inside the frame, overlapping little. From left to right as wished.
 * The first of the cast with a look, or the one called hero, is the measure of the shot.
 */
export function arrange(spec: PictureSpec, looks: Readonly<Record<string, Look>>, camera: Camera, heroId: string): Standing[] {
  const row = spec.cast
    .slice(0, 5)
    .map((member) => sized(member, looks[member.id] ?? null, camera, member.id === heroId))
    .sort((a, b) => a.member.x - b.member.x || (a.member.id < b.member.id ? -1 : 1));
  const cover = spec.beat === 'cover';
  const left = cover ? WIDTH / 2 - COVER_HALF + 2 : MARGIN;
  const right = WIDTH - left;
  // Too many for the frame: first the others step back, then all.
  for (let tries = 0; needed(row) > right - left && tries < 24; tries++) {
    for (const one of row) if (tries >= 10 || one.member.id !== heroId) shrink(one, 0.95);
  }
  for (const one of row) one.x = Math.max(left + one.half, Math.min(right - one.half, 200 + (one.member.x - 0.5) * 330));
  const gap = (a: Standing, b: Standing): number => a.half + b.half - MAX_OVERLAP * 2 * Math.min(a.half, b.half);
  for (let i = 1; i < row.length; i++) row[i]!.x = Math.max(row[i]!.x, row[i - 1]!.x + gap(row[i - 1]!, row[i]!));
  for (let i = row.length - 1; i >= 0; i--) {
    const limit = i === row.length - 1 ? right - row[i]!.half : row[i + 1]!.x - gap(row[i]!, row[i + 1]!);
    row[i]!.x = Math.min(row[i]!.x, limit);
  }
  if (camera.shot === 'close') for (const one of row) if (one.look && one.scale < figureScale(one.look, 'close') * 0.8) one.y = Math.max(HEIGHT + 6, one.y - 20);
  return row;
}
