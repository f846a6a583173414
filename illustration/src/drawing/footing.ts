type Point = readonly [x: number, y: number];
/** How a group moves what is in it: `x * k + dx`, `y * m + dy`. */
type Move = { k: number; m: number; dx: number; dy: number };
const still: Move = { k: 1, m: 1, dx: 0, dy: 0 };

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;
const numbersOf = (text: string): number[] => (text.match(NUMBER) ?? []).map(Number);
/** How many numbers each command of a path takes. */
const arity: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Numbers in groups of `size`; a group that is not whole is left out. */
const grouped = (values: readonly number[], size: number): number[][] =>
  Array.from({ length: size > 0 ? Math.floor(values.length / size) : 0 }, (_, i) =>
    values.slice(i * size, (i + 1) * size),
  );

/** The points one step of a path goes to from `x`, `y`, with those that pull its curve; the last is its end. */
function stepFrom([x, y]: Point, letter: string, values: readonly number[]): Point[] {
  const command = letter.toLowerCase();
  const [ox, oy] = letter === command ? [x, y] : [0, 0];
  const [first = 0] = values;
  if (command === 'h') return [[ox + first, y]];
  if (command === 'v') return [[x, oy + first]];
  const pairs = command === 'a' ? values.slice(5) : values;
  return grouped(pairs, 2).map(([dx = 0, dy = 0]): Point => [ox + dx, oy + dy]);
}

/** The points a path goes through, with those that pull its curves. */
function pointsOf(d: string): Point[] {
  const points: Point[] = [];
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g))
    for (const values of grouped(numbersOf(rest), arity[letter.toLowerCase()] ?? 0))
      points.push(...stepFrom(points.at(-1) ?? [0, 0], letter, values));
  return points;
}

/** The text of an attribute; empty when the tag has none of this name. */
function attribute(tag: string, name: string): string {
  const start = tag.indexOf(` ${name}="`);
  if (start < 0) return '';
  const from = start + name.length + 3;
  return tag.slice(from, tag.indexOf('"', from));
}

/** The points of what one tag draws, as far as they can be its highest or its lowest. */
function shapeOf(tag: string): Point[] {
  if (tag.startsWith('path')) return pointsOf(attribute(tag, 'd'));
  const get = (name: string): number => Number(attribute(tag, name));
  if (tag.startsWith('rect'))
    return [
      [get('x'), get('y')],
      [get('x'), get('y') + get('height')],
      [get('x') + get('width'), get('y') + get('height')],
    ];
  const [rx, ry] = tag.startsWith('circle') ? [get('r'), get('r')] : [get('rx'), get('ry')];
  const down = get('cy') + ry;
  return [
    [get('cx'), get('cy') - ry],
    [get('cx') - rx, get('cy')],
    [get('cx') + rx, get('cy')],
    [get('cx') - rx * 0.6, down],
    [get('cx') + rx * 0.6, down],
  ];
}

/** `translate`, then `scale`: turns are so small in our drawings that they move no foot. */
function moved({ k, m, dx, dy }: Move, tag: string): Move {
  const [tx = 0, ty = 0] = numbersOf(/translate\(([^)]*)\)/.exec(tag)?.[1] ?? '');
  const [sx = 1, sy = sx] = numbersOf(/scale\(([^)]*)\)/.exec(tag)?.[1] ?? '');
  return { k: k * sx, m: m * sy, dx: dx + tx * k, dy: dy + ty * m };
}

/** So near to 0 a drawing touches the ground it stands on. */
const TOUCHES = -5;
/** Thinner than this it is light or shade, not a thing. */
const isThing = (tag: string): boolean => !/ (?:fill-|stroke-)?opacity="0?\.[0-4]/.test(tag);

/** From where to where a drawing touches the ground it stands on, and how high it is. */
export type Footing = { left: number; right: number; height: number };

/** The footing of a drawing that stands on 0,0; null for what floats or hangs. */
export function footing(drawing: string): Footing | null {
  const open: (Move | null)[] = [still];
  let [left, right, height] = [Infinity, -Infinity, 0];
  for (const tag of drawing.split('<').slice(1)) {
    const here = open.at(-1) ?? null;
    if (tag.startsWith('/g')) open.pop();
    else if (tag.startsWith('g')) open.push(here && isThing(tag) ? moved(here, tag) : null);
    else if (here && isThing(tag)) {
      const brush = Number(attribute(tag, 'stroke-width')) / 2;
      for (const [x, y] of shapeOf(tag)) {
        height = Math.max(height, -(y * here.m + here.dy));
        if ((y + brush) * here.m + here.dy < TOUCHES) continue;
        left = Math.min(left, (x - brush) * here.k + here.dx);
        right = Math.max(right, (x + brush) * here.k + here.dx);
      }
    }
  }
  return left < right ? { left, right, height } : null;
}
