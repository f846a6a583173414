import { mix } from '../drawing/colour.ts';
import { paper } from '../drawing/palette.ts';
import type { Random } from '../drawing/seeded.ts';
import { num, path } from '../drawing/svg.ts';
import { wave } from './landforms.ts';
import type { Mood } from './palettes.ts';

function sward(random: Random, count: number, tall: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = -20 + random() * 440;
    // Taller towards the corners, so that the meadow opens in the middle.
    const h = tall * (0.5 + 0.5 * random() + Math.abs(x - 200) / 320);
    const lean = (random() - 0.5) * 12;
    d += `M${num(x - 2.4)},294Q${num(x)},${num(292 - h)} ${num(x + lean)},${num(286 - h)}Q${num(x + 2)},${num(292 - h)} ${num(x + 3)},294Z`;
  }
  return d;
}

/** Blades of grass that frame the lower edge of open land: two papers deep. */
export const blades = (mood: Mood, random: Random): string =>
  path(sward(random, 20, 20), mix(mood.near, mood.ground, 0.55)) +
  path(wave(287, 4, random, 3), mood.ground) +
  path(sward(random, 16, 12), mood.ground) +
  path(sward(random, 5, 15), mix(mood.ground, paper.barley, mood.moon ? 0.14 : 0.34));
