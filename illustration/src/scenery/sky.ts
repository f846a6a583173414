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

/** Lamp light: four discs, one in another, never a gradient. */
export const glow = (x: number, y: number, r: number): string =>
  [1.15, 0.9, 0.65, 0.42].map((k) => circle(x, y, r * k, paper.lamp, 'opacity=".1"')).join('');
