/** Rounds to one decimal, so that a picture stays small and is the same text on every machine. */
export const num = (value: number): string => String(Math.round(value * 10) / 10 + 0);
const tidy = (d: string): string =>
  d.replace(/-?(?<!\d)\d+\.\d{2,}(?:e-?\d+)?/g, (long) => num(Number(long)));

/** `extra` takes further attributes, such as `opacity=".5"`. */
const attributes = (extra: string): string => (extra ? ` ${extra}` : '');

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${tidy(d)}" fill="${fill}"${attributes(extra)}/>`;

export const line = (d: string, stroke: string, width = 2, extra = ''): string =>
  `<path d="${tidy(d)}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${attributes(extra)}/>`;

/** A filled shape with a contour of its own colour family. */
export const contoured = (d: string, fill: string, contour: string, width = 2.2): string =>
  path(d, fill, `stroke="${contour}" stroke-width="${num(width)}"`);

export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${attributes(extra)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${attributes(extra)}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  extra = '',
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${radius ? ` rx="${num(radius)}"` : ''}${attributes(extra)}/>`;

/** Thousandths, because a scale rounded to tenths would move what lies far from its middle. */
const exact = (transform: string): string =>
  transform.replace(/-?(?<!\d)\d+\.\d{4,}(?:e-?\d+)?/g, (long) =>
    String(Math.round(Number(long) * 1000) / 1000 + 0),
  );

export const transformed = (transform: string, body: string): string =>
  body ? `<g transform="${exact(transform)}">${body}</g>` : '';

/** Puts a drawing that stands on 0,0 at a point. */
export const at = (x: number, y: number, scale: number, body: string): string =>
  transformed(
    `translate(${num(x)} ${num(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`,
    body,
  );

/** Names the trait a group of shapes shows. */
export const part = (name: string, body: string): string =>
  body ? `<g data-part="${name}">${body}</g>` : '';

export const layer = (name: string, body: string): string => `<g data-layer="${name}">${body}</g>`;

export const star = (x: number, y: number, r: number, fill: string): string =>
  path(
    `M${num(x)},${num(y - r)}Q${num(x)},${num(y)} ${num(x + r)},${num(y)}Q${num(x)},${num(y)} ${num(x)},${num(y + r)}` +
      `Q${num(x)},${num(y)} ${num(x - r)},${num(y)}Q${num(x)},${num(y)} ${num(x)},${num(y - r)}Z`,
    fill,
  );

/** Circles as one path: `[x, y, radius]` each. */
export const circlesPath = (circles: readonly (readonly [number, number, number])[]): string =>
  circles
    .map(
      ([x, y, r]) =>
        `M${num(x - r)},${num(y)}a${num(r)},${num(r)} 0 1 0 ${num(2 * r)},0a${num(r)},${num(r)} 0 1 0 ${num(-2 * r)},0`,
    )
    .join('');

/** The root gives all strokes round ends: said once, not on every line. */
export const svgDocument = (viewBox: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;
