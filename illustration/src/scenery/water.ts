import { mix } from '../drawing/colour.ts';
import { paper } from '../drawing/palette.ts';
import type { Random } from '../drawing/seeded.ts';
import { line, num, path, rect } from '../drawing/svg.ts';
import { wave } from './landforms.ts';
import type { Mood } from './palettes.ts';
import { soft } from './softness.ts';

const ripples = (top: number, bottom: number, random: Random): string =>
  Array.from({ length: 13 }, (_, i) => {
    const y = top + ((bottom - top) * (i + 0.5)) / 13;
    const w = 5 + ((y - top) / (bottom - top)) * 9;
    return `M${num(-30 + random() * 440)},${num(y)}q${num(w / 2)},${num(-w * 0.42)} ${num(w)},0t${num(w)},0`;
  }).join('');

/** The light of sun or moon on water: short strokes that widen towards the eye. */
const glitter = (top: number, bottom: number, x: number, random: Random): string =>
  Array.from({ length: 11 }, (_, i) => {
    const t = (i + 0.4) / 11;
    const half = 5 + t * 24 * (0.5 + random());
    const at = x + (random() - 0.5) * 26 * t;
    return `M${num(at - half)},${num(top + (bottom - top) * t)}h${num(half * 2)}`;
  }).join('');

/** Open water from `top` to behind the land at `bottom`: lighter far off, sun or moon in it. */
export function water(
  top: number,
  bottom: number,
  colour: string,
  mood: Mood,
  random: Random,
  sunX: number,
): string {
  const light = mood.moon ? paper.lamp : (mood.sun ?? mood.sky[3]);
  const bands = [0.22, 0.48, 0.76]
    .map((t, i) =>
      path(
        wave(top + (bottom - top) * t, 1.6 + i, random, 5),
        mix(colour, i === 2 ? paper.ink : paper.dusk, 0.1 + i * 0.12),
      ),
    )
    .join('');
  return (
    rect(-60, top, 520, 430 - top, mix(colour, mood.haze, 0.34)) +
    bands +
    soft(sunX, top + 4, 90, bottom - top, light, 0.3, 7) +
    line(ripples(top + 4, bottom, random), mix(mood.sky[2], paper.white, 0.4), 1.6, 'stroke-opacity=".6"') +
    line(glitter(top + 2, bottom - 2, sunX, random), light, 2.2, 'stroke-opacity=".75"')
  );
}
