import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, ellipse, line, path, rect } from '../drawing/svg.ts';
import { lit } from './forms.ts';

const bell = (metal: string): string =>
  line('M0,-42V-48', paper.woodDark, 5) +
  circle(0, -3, 5, mix(metal, INK, 0.4)) +
  path('M-15,-10Q-14,-42 0,-43Q14,-42 15,-10L21,-4H-21Z', metal) +
  path('M-9,-14Q-9,-34 -3,-37Q-5,-26 -4,-14Z', mix(metal, paper.white, 0.5));

const drum = (body: string, skin: string): string =>
  path('M-22,-30V-6Q0,6 22,-6V-30Z', body) +
  line('M-22,-28L-11,-3L0,-26L11,-3L22,-28', paper.cream, 2.2) +
  ellipse(0, -30, 22, 8, skin) +
  line('M8,-34L26,-48', paper.woodDark, 3.4) +
  circle(27, -49, 4, paper.wood);

/** Small things that sound: about 40 high. */
export const instruments = {
  brassBell: () => bell(paper.barley),
  silverBell: () => bell('#D5DEE2'),
  glassBell: () => lit(30, -24) + bell('#BFD3F2'),
  reedPipe: () =>
    line('M-26,-6L24,-34', '#C9A66B', 9) +
    line('M-26,-6L-30,-4', paper.woodDark, 9) +
    circle(-8, -16, 2.4, INK) +
    circle(2, -22, 2.4, INK) +
    line('M12,-27L14,-28', paper.poppy, 10),
  flute: () =>
    path('M-18,-8Q-20,-26 0,-26Q20,-26 18,-8Q0,4 -18,-8Z', '#B98A4A') +
    path('M-21,-22Q0,-40 21,-22Q0,-14 -21,-22Z', '#7C5733') +
    line('M0,-32L10,-44', '#8FA860', 5) +
    circle(-8, -12, 2.6, INK) +
    circle(0, -10, 2.6, INK) +
    circle(8, -12, 2.6, INK),
  silverWhistle: () =>
    circle(-10, -14, 13, '#C9D4DA') +
    path('M-10,-27H26V-16H0Z', '#DDE6EA') +
    circle(-10, -14, 5, paper.stoneDark) +
    circle(-26, -18, 4, paper.poppy),
  clayWhistle: () =>
    path('M-24,-10Q-16,-32 4,-28L24,-36L26,-26L14,-14Q2,0 -24,-10Z', '#C9704A') +
    circle(-8, -17, 3, paper.cream) +
    circle(2, -18, 3, paper.cream) +
    line('M-18,-8Q-4,0 10,-10', paper.cream, 2),
  horn: () =>
    path('M-28,-18L8,-26Q20,-44 30,-46V0Q20,-2 8,-16L-28,-12Z', paper.barley) +
    ellipse(30, -23, 6, 23, paper.barleyDeep) +
    line('M-16,-13Q-16,-2 -4,-3Q6,-4 4,-18', paper.barleyDeep, 4) +
    rect(-32, -20, 6, 10, paper.woodDark, 2),
  shellHorn: () =>
    path('M-26,-8Q-14,-40 12,-36Q32,-28 26,-4Q10,4 -26,-8Z', '#EFB9A6') +
    path('M2,-30Q22,-22 24,-4Q8,-4 2,-30Z', '#D98A86') +
    line('M-16,-14Q-10,-26 0,-32M-8,-10Q-4,-22 6,-32', paper.white, 2.2),
  rainDrum: () => drum('#A9733F', '#8FBF6B'),
  thunderDrum: () => drum(paper.barleyDeep, paper.cream),
  bigDrum: () => drum(paper.brick, paper.white),
} as const;
