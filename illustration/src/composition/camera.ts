import { buildOf, heightOf } from '../body/build.ts';
import { has } from '../head/face.ts';
import type { Look } from '../look/look.ts';
import type { Shot } from '../pictureSpec.ts';

export const WIDTH = 400;
export const HEIGHT = 300;
/** Share of the height: of the whole hero in wide and medium shots, of the head in close ones. */
const heroShare: Record<Shot, number> = { wide: 0.31, medium: 0.53, close: 0.5 };
/**
 * The line of the hero's eyes, as a share of the height from above; in wide shots the hero stands lower, in
 * the place.
 */
const eyeLine: Record<Shot, number> = { wide: 0.52, medium: 0.415, close: 0.42 };
/** How near the place is seen. */
const zoom: Record<Shot, number> = { wide: 0.88, medium: 1.08, close: 1.5 };
const HEAD = 104;
/** Height in a tile where one stands, and where the land meets the sky. */
const STANDING = 252;
export const HORIZON = 190;

/**
 * How a picture is seen: `figureScale` enlarges a figure of six years and 104 units; `feet` is where people
 * stand.
 */
export type Camera = {
  shot: Shot;
  figureScale: number;
  feet: number;
  eyes: number;
  zoom: number;
  place: (y: number) => number;
};

const attributeScale = (look: Look): number => (has(look, 'tall') ? 1.11 : has(look, 'short') ? 0.9 : 1);

/**
 * The scale that gives a head (close) or figure its share of the height; tall and short heroes stay tall and
 * short.
 */
export function figureScale(look: Look, shot: Shot): number {
  const b = buildOf(look);
  const size = shot === 'close' ? HEAD * b.scale : heightOf(b);
  return (heroShare[shot] * HEIGHT * attributeScale(look)) / size;
}

export function cameraFor(hero: Look, shot: Shot): Camera {
  const scale = figureScale(hero, shot);
  const b = buildOf(hero);
  const eyes = eyeLine[shot] * HEIGHT;
  const standing = eyes + (b.feet - 4) * b.scale * scale;
  const feet = shot === 'close' ? standing : Math.max(shot === 'wide' ? 222 : 236, Math.min(262, standing));
  const near = zoom[shot];
  // Close: the horizon lies behind the shoulders, never through a head.
  const place =
    shot === 'close'
      ? (y: number) => 226 + (y - HORIZON) * near
      : (y: number) => feet + (y - STANDING) * near;
  return { shot, figureScale: scale, feet, eyes, zoom: near, place };
}

/**
 * How far the land reaches beyond the frame allows the camera to turn aside: never so far that its end shows.
 */
const farthestPan = (camera: Camera): number => Math.max(0, 260 * camera.zoom - 202);
/** Clear enough between the hero and the motif of a place. */
const CLEAR = 130;

/** Turns the camera so that what a place is known for stands beside the hero, not behind. */
export function panFrom(camera: Camera, motifX: number, heroX: number): number {
  const seen = 200 + (motifX - 200) * camera.zoom;
  const away = heroX <= 200 ? 1 : -1;
  const wanted = heroX + away * CLEAR - seen;
  return away * Math.max(0, Math.min(farthestPan(camera), away * wanted, 70));
}

/** The transform that shows a place as the camera sees it: `pan` moves it sideways, `shift` down. */
export const placeTransform = (camera: Camera, pan: number, shift = 0): string =>
  `translate(${200 - 200 * camera.zoom + pan} ${camera.place(0) + shift}) scale(${camera.zoom})`;
