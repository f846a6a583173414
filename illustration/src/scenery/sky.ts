import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import type { Random } from '../drawing/seeded.ts';
import { circle, circlesPath, path, rect, star } from '../drawing/svg.ts';
import { wave } from './landforms.ts';
import type { Mood } from './palettes.ts';
import { soft } from './softness.ts';

/** A long flat cloud of paper: lit from above, darker below. */
function strip(x: number, y: number, width: number, colour: string, random: Random): string {
  const puffs = Array.from({ length: 4 }, (_, i): [number, number, number] => [
    x + width * (0.16 + i * 0.22),
    y - 2,
    width * (0.07 + random() * 0.09),
  ]);
  return (
    path(circlesPath(puffs.map(([cx, cy, r]) => [cx, cy - 1.6, r])), mix(colour, paper.white, 0.4)) +
    path(circlesPath(puffs), colour) +
    rect(x, y - 5, width, 9, colour, 4.5) +
    rect(x + width * 0.3, y + 1, width * 0.86, 6, mix(colour, paper.white, 0.16), 3)
  );
}

function stars(random: Random): string {
  const small: [number, number, number][] = [];
  let large = '';
  for (let i = 0; i < 40; i++) {
    const x = -20 + random() * 440;
    const y = random() * random() * 170;
    if (random() > 0.86) large += star(x, y, 2.6 + random() * 2.4, paper.lamp);
    else small.push([x, y, 0.5 + random() * 0.9]);
  }
  return path(circlesPath(small), paper.lamp, 'fill-opacity=".75"') + large;
}

/**
 * Four cut bands, never a gradient; the sun is always low, the moon a sickle, each in its own soft light. `sunX`
 * is the side away from the focus.
 */
export function drawSky(mood: Mood, random: Random, sunX: number): string {
  const bands = [58, 106, 150]
    .map((y, i) => {
      const d = wave(y + random() * 14, 9, random, 2 + Math.floor(random() * 3));
      const colour = mood.sky[i + 1] ?? mood.sky[3];
      return path(d, INK, 'fill-opacity=".05" transform="translate(0 -3)"') + path(d, colour);
    })
    .join('');
  const moon = mood.moon
    ? soft(sunX + 4, 50, 120, 120, '#9CC3C0', 0.3, 22) +
      path(`M${sunX},26A25,25 0 1 0 ${sunX + 28},54A21,21 0 0 1 ${sunX},26Z`, paper.lamp)
    : '';
  const sun =
    mood.sun && !mood.moon
      ? soft(sunX, 150, 130, 130, mood.sun, 0.5, 28) + circle(sunX, 150, 34, mood.sun)
      : '';
  const clouds =
    mood.moon || mood.sun
      ? [0, 1, 2]
          .map((i) => {
            const band = mood.sky[Math.min(3, i + 1)] ?? mood.sky[3];
            const colour = mix(band, mood.moon ? mood.sky[0] : paper.white, mood.moon ? 0.35 : 0.42);
            const width = 60 + random() * 50;
            const x = -30 + random() * 340;
            const y = 40 + i * 38 + random() * 12;
            // A sickle with a bite taken out by a cloud is no moon any more.
            const hidesMoon = mood.moon && y < 100 && x < sunX + 44 && x + width * 1.3 > sunX - 34;
            return strip(hidesMoon ? sunX + 60 : x, y, width, colour, random);
          })
          .join('')
      : '';
  return (
    rect(-60, -90, 520, 420, mood.sky[0]) + bands + (mood.stars ? stars(random) : '') + moon + sun + clouds
  );
}
