import type { SettingId } from '@storylark/contracts/stories/vocabulary';
import { buildOf } from '../body/build.ts';
import { extentOf } from '../body/extentOf.ts';
import type { Seat } from '../body/seating.ts';
import type { Look } from '../look/look.ts';
import type { CastInPicture, PictureSpec } from '../pictureSpec.ts';
import { afloat, helperSizes } from '../storyProps/helperSizes.ts';
import { figureScale, HEIGHT, WIDTH, type Camera } from './camera.ts';

/**
 * A figure in its place: `look` null is someone without a sheet, drawn as the helper of the setting. `eyes`
 * is their height unscaled.
 */
export type Standing = {
  member: CastInPicture;
  look: Look | null;
  x: number;
  y: number;
  scale: number;
  half: number;
  height: number;
  eyes: number;
  chin: number;
};

/** Figures may overlap by this share of the narrower one. */
export const MAX_OVERLAP = 0.3;
const MARGIN = 6;
/** Half a bust with its hair, in head units. */
const BUST_HALF = 62;
/** A helper drawing before scaling. */
const HELPER = { half: 32, height: 70 };
/** Where water lies behind a quay, in the heights of a tile. */
const WATER = 230;
/** Beyond a cover's middle 4:5 nothing of the cast may stand. */
const COVER_HALF = 120;

function sized(
  member: CastInPicture,
  look: Look | null,
  camera: Camera,
  isHero: boolean,
  setting: SettingId,
  seat: Seat | undefined,
): Standing {
  // A plan may vary a hero's size only a little: the shot decides it.
  const wish = isHero
    ? Math.max(0.95, Math.min(1.05, member.scale))
    : Math.max(0.6, Math.min(1.25, member.scale));
  if (!look) {
    const near = camera.shot === 'close';
    const size = helperSizes[setting] ?? 1;
    // Seen from near, a small one still comes up into the frame.
    const scale = camera.figureScale * wish * (near ? 0.72 * Math.max(size, 0.8) : size);
    const y = near ? HEIGHT + 8 : afloat.includes(setting) ? camera.place(WATER) : camera.feet;
    return {
      member,
      look,
      x: 0,
      y,
      scale,
      half: HELPER.half * scale,
      height: HELPER.height * scale,
      eyes: 0,
      chin: y,
    };
  }
  const b = buildOf(look);
  const extent = extentOf(look, member.pose, seat);
  let scale = camera.figureScale * wish;
  const close = camera.shot === 'close';
  if (close) scale = figureScale(look, 'close') * (isHero ? wish : 0.86 * Math.min(1, wish));
  if (close && member.pose === 'sleep') scale = Math.min(scale, 184 / extent.half);
  // Grown-ups beside a small hero still fit under the upper edge.
  const tallest = close ? 4 * HEIGHT : camera.feet - 8;
  scale = Math.min(scale, tallest / extent.height);
  // Close pictures cut hands and feet: there a figure is as wide as its head and hair.
  const half =
    (close && member.pose !== 'sleep' ? Math.min(BUST_HALF * b.scale, extent.half) : extent.half) * scale;
  return {
    member,
    look,
    x: 0,
    y: camera.feet,
    scale,
    half,
    height: extent.height * scale,
    eyes: extent.eyes,
    chin: camera.feet - (extent.eyes - 42 * b.scale) * scale,
  };
}

/**
 * In close pictures the eyes decide: heads side by side, feet below the frame; a sleeper lies along the lower
 * edge.
 */
function closeGround(one: Standing, camera: Camera, isHero: boolean): number {
  if (one.member.pose === 'sleep') return HEIGHT - 34;
  return Math.max(HEIGHT + 6, camera.eyes + (isHero ? 0 : 18) + one.eyes * one.scale);
}

/** From middle to middle, two figures side by side. */
const apart = (a: Standing, b: Standing, overlap: number): number =>
  a.half + b.half - overlap * 2 * Math.min(a.half, b.half);
const needed = (row: readonly Standing[], overlap: number): number =>
  row.reduce(
    (sum, one, i) => sum + (i === 0 ? one.half : apart(row[i - 1]!, one, overlap)),
    row.at(-1)?.half ?? 0,
  );
const shrink = (one: Standing, factor: number): void => {
  one.scale *= factor;
  one.half *= factor;
  one.height *= factor;
};

/**
 * Puts the cast of a picture side by side: near the wished x, inside the frame, overlapping little. From left
 * to right as wished.
 * The first of the cast with a look, or the one called hero, is the measure of the shot; `seat`: for who sits.
 */
export function arrange(
  spec: PictureSpec,
  looks: Readonly<Record<string, Look>>,
  camera: Camera,
  heroId: string,
  seat?: Seat,
): Standing[] {
  const row = spec.cast
    .slice(0, 5)
    .map((member) =>
      sized(member, looks[member.id] ?? null, camera, member.id === heroId, spec.setting, seat),
    )
    .sort((a, b) => a.member.x - b.member.x || (a.member.id < b.member.id ? -1 : 1));
  // Faces side by side need more room than figures.
  const overlap = camera.shot === 'close' ? MAX_OVERLAP / 2 : MAX_OVERLAP * 0.9;
  const cover = spec.beat === 'cover';
  const left = cover ? WIDTH / 2 - COVER_HALF + 2 : MARGIN;
  const right = WIDTH - left;
  // Too many for the frame: first the others step back, then all.
  for (let tries = 0; needed(row, overlap) > right - left && tries < 60; tries++) {
    for (const one of row) if (tries >= 10 || one.member.id !== heroId) shrink(one, 0.95);
  }
  for (const one of row)
    one.x = Math.max(left + one.half, Math.min(right - one.half, 200 + (one.member.x - 0.5) * 330));
  for (let i = 1; i < row.length; i++)
    row[i]!.x = Math.max(row[i]!.x, row[i - 1]!.x + apart(row[i - 1]!, row[i]!, overlap));
  for (let i = row.length - 1; i >= 0; i--) {
    const limit =
      i === row.length - 1 ? right - row[i]!.half : row[i + 1]!.x - apart(row[i]!, row[i + 1]!, overlap);
    row[i]!.x = Math.min(row[i]!.x, limit);
  }
  if (camera.shot === 'close')
    for (const one of row) if (one.look) one.y = closeGround(one, camera, one.member.id === heroId);
  return row;
}
