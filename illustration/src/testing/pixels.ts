import { Resvg } from '@resvg/resvg-js';

/** RGBA of a rasterised drawing. */
export type Raster = { width: number; height: number; pixels: Uint8Array };

/** @throws Error when the text is not well-formed SVG. */
export function rasterise(svg: string, width: number): Raster {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  // One copy out of native memory: each read of `pixels` makes another.
  return { width: image.width, height: image.height, pixels: new Uint8Array(image.pixels) };
}

/**
 * How many pixels a person could tell apart (one channel differs by more than 6 of 255), counted as far as
 * `enough`.
 */
export function differing(a: Raster, b: Raster, enough: number): number {
  if (a.pixels.length !== b.pixels.length) return enough;
  const p = a.pixels;
  const q = b.pixels;
  const size = p.length;
  let count = 0;
  // Squares, because looking up Math in the sandbox of a test costs more than all the rest.
  for (let i = 0; i < size && count < enough; i += 4) {
    const red = p[i]! - q[i]!;
    const green = p[i + 1]! - q[i + 1]!;
    const blue = p[i + 2]! - q[i + 2]!;
    const alpha = p[i + 3]! - q[i + 3]!;
    if (red * red > 36 || green * green > 36 || blue * blue > 36 || alpha * alpha > 36) count++;
  }
  return count;
}

/** Less opaque than this is light or shadow, not a thing. */
const SOLID = 100;

/** The box round the things drawn, in pixels; null for an empty drawing. */
export function drawnBox({
  width,
  height,
  pixels,
}: Raster): { left: number; top: number; right: number; bottom: number } | null {
  let left = width;
  let right = -1;
  let top = height;
  let bottom = -1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (pixels[(y * width + x) * 4 + 3]! < SOLID) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < 0 ? null : { left, top, right, bottom };
}

/**
 * The body of the first group with this attribute, with the group itself.
 * @throws Error when there is none.
 */
export function groupOf(svg: string, attribute: string): string {
  const start = svg.indexOf(`<g ${attribute}`);
  if (start < 0) throw new Error(`no group with ${attribute}`);
  let depth = 0;
  const tags = /<g[ >]|<\/g>/g;
  tags.lastIndex = start;
  for (let tag = tags.exec(svg); tag; tag = tags.exec(svg)) {
    depth += tag[0] === '</g>' ? -1 : 1;
    if (depth === 0) return svg.slice(start, tag.index + 4);
  }
  throw new Error(`group with ${attribute} is not closed`);
}

/** One layer of a picture alone, on nothing; `margin` shows what lies beyond the frame. */
export const layerAlone = (svg: string, name: string, margin = 0): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${400 + 2 * margin} ${300 + 2 * margin}">${groupOf(svg, `data-layer="${name}"`)}</svg>`;

/** The left part of the cast layer, where a hero at x 0.35 stands, seen twice as large as the picture. */
export const heroAlone = (svg: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="50 60 200 220">${groupOf(svg, 'data-layer="cast"')}</svg>`;
