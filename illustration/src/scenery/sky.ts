import { paper } from '../drawing/palette.ts';
import type { Random } from '../drawing/seeded.ts';
import { circle, path, rect, star } from '../drawing/svg.ts';
import { wave } from './landforms.ts';
import type { Mood } from './moods.ts';

/**
 * Four cut bands, never a gradient; the sun is always low, the moon a sickle. `sunX` is the side away from
 * the focus.
 */
export function drawSky(mood: Mood, random: Random, sunX: number): string {
  const stars = mood.stars
    ? Array.from({ length: 22 }, () => {
        const x = random() * 400;
        const y = random() * 140;
        return random() > 0.8
          ? star(x, y, 4, paper.lamp)
          : circle(x, y, 0.7 + random(), paper.lamp, 'opacity=".8"');
      }).join('')
    : '';
  const bands = [64, 112, 156]
    .map((y, i) => path(wave(y, 9, random, 3), mood.sky[i + 1] ?? mood.sky[3]))
    .join('');
  const moon = mood.moon
    ? path(`M${sunX},26A25,25 0 1 0 ${sunX + 28},54A21,21 0 0 1 ${sunX},26Z`, paper.lamp)
    : '';
  const sun = mood.sun && !mood.moon ? circle(sunX, 150, 34, mood.sun, 'opacity=".92"') : '';
  return rect(-60, -90, 520, 420, mood.sky[0]) + stars + bands + moon + sun;
}

/** How much of the lamp's colour lies over its middle. */
const SHINE = 0.36;
/**
 * Lamp light: thin discs, one in another. The more `discs`, the less one sees of their rims: a lit picture takes many,
 * a small drawing few.
 */
export const glow = (x: number, y: number, r: number, discs = 6): string =>
  Array.from({ length: discs }, (_, i) =>
    circle(x, y, r * (1.2 - (0.9 * i) / discs), paper.lamp, `opacity="${(SHINE / discs).toFixed(3)}"`),
  ).join('');
