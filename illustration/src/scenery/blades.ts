import type { Random } from '../drawing/seeded.ts';
import { num, path } from '../drawing/svg.ts';
import { wave } from './landforms.ts';
import type { Mood } from './moods.ts';

/** Blades of grass that frame the lower edge of open land. */
export function blades(mood: Mood, random: Random): string {
  let d = '';
  for (let i = 0; i < 17; i++) {
    const x = -20 + random() * 440;
    const h = 10 + random() * 17;
    const lean = (random() - 0.5) * 12;
    d += `M${num(x - 2)},292Q${num(x)},${num(292 - h)} ${num(x + lean)},${num(286 - h)}Q${num(x + 2)},${num(292 - h)} ${num(x + 3)},292Z`;
  }
  return path(wave(286, 4, random, 3), mood.ground) + path(d, mood.ground);
}
