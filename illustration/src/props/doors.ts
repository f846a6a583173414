import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, ellipse, line, path, rect } from '../drawing/svg.ts';

const door = (colour: string, latch: string): string =>
  rect(-36, -104, 72, 104, paper.woodDark, 3) +
  rect(-29, -97, 58, 97, colour, 2) +
  line('M-15,-97V0M0,-97V0M15,-97V0', mix(colour, INK, 0.16), 2) +
  rect(-29, -80, 40, 6, mix(colour, INK, 0.3)) +
  rect(-29, -24, 40, 6, mix(colour, INK, 0.3)) +
  latch;

const cupboard = (wood: string, on = ''): string =>
  rect(-46, -96, 92, 96, wood, 4) +
  rect(-52, -102, 104, 10, mix(wood, INK, 0.3), 3) +
  rect(-38, -86, 36, 78, mix(wood, paper.white, 0.18), 2) +
  rect(2, -86, 36, 78, mix(wood, paper.white, 0.18), 2) +
  rect(-7, -54, 14, 9, paper.barley, 2) +
  circle(0, -50, 2, INK) +
  on;

/** Doors, lids and boxes that are shut: about 90 high. */
export const doors = {
  woodenDoor: () => door('#A8714A', circle(18, -50, 4, paper.barley)),
  redDoor: () => door(paper.brick, rect(10, -56, 14, 16, paper.barley, 2) + circle(17, -48, 2.4, INK)),
  halfDoor: () =>
    rect(-44, -100, 88, 100, '#2B2A2E', 3) +
    path('M-40,-56L30,-48L34,2L-36,-4Z', '#5F6F6C') +
    line('M-38,-42L31,-35M-37,-18L33,-11', '#44524F', 4) +
    circle(22, -24, 4, paper.barley),
  hutch: () =>
    rect(-52, -48, 104, 48, '#B98252', 4) +
    path('M-60,-46L0,-92L60,-46Z', paper.brick) +
    path('M-22,0V-22Q-22,-40 0,-40Q22,-40 22,0Z', '#2A211C') +
    line('M-16,-2l8,-10M2,-1l6,-12M14,-3l5,-8', paper.barley, 3),
  hut: () =>
    rect(-58, -60, 116, 60, '#8A6240', 3) +
    path('M-70,-58L0,-104L70,-58Z', '#6A4A30') +
    line('M-58,-40H58M-58,-20H58', '#6F4C30', 2.4) +
    rect(-18, -50, 36, 50, paper.woodDeep, 2) +
    line('M4,-26H16', paper.barley, 4),
  tent: () =>
    path('M-78,0L0,-94L78,0Z', '#D98A4A') +
    path('M0,-94L24,0H-24Z', '#A8622E') +
    line('M0,-94V0', paper.cream, 3, 'stroke-dasharray="4 3"') +
    line('M-78,0L-92,4M78,0L92,4', paper.cream, 2.4) +
    circle(0, -14, 3.4, paper.stone),
  cupboard: () => cupboard('#8A5A38'),
  greyLocker: () =>
    [-46, -15, 16]
      .map(
        (x) =>
          rect(x, -100, 29, 100, x === 16 ? '#7FA3AE' : '#5E8793', 2) +
          line(`M${x + 7},-88h15M${x + 7},-82h15`, '#41646E', 2.4),
      )
      .join('') +
    path('M16,0L24,-16H45V0Z', '#16242B') +
    rect(36, -54, 5, 12, paper.barley, 2),
  musicCupboard: () =>
    cupboard('#A5763B', rect(-22, -78, 44, 8, INK, 4) + line('M-30,-30H30M-30,-22H30', paper.barleyDeep, 3)),
  latchBox: () =>
    rect(-42, -46, 84, 46, '#8A5A38', 4) +
    path('M-42,-46Q-40,-66 0,-66Q40,-66 42,-46Z', '#A8714A') +
    rect(-9, -52, 18, 20, paper.barley, 3) +
    circle(0, -44, 3, INK) +
    line('M-30,-46V0M30,-46V0', paper.woodDeep, 4),
  tiedBox: () =>
    rect(-40, -36, 80, 36, '#D9B58A', 3) +
    rect(-44, -46, 88, 13, '#C79A62', 3) +
    line('M0,-46V0M-40,-18H40', paper.poppy, 4) +
    path('M0,-46Q-24,-66 -20,-48ZM0,-46Q24,-66 20,-48Z', paper.poppy),
  instrumentCase: () =>
    path('M-70,0Q-80,-34 -48,-36Q-30,-36 -20,-28H50Q66,-26 66,0Z', '#3A3440') +
    line('M-72,-16H64', '#6A6072', 3) +
    rect(-10, -22, 10, 10, paper.barley, 2) +
    rect(30, -20, 10, 8, paper.barley, 2) +
    path('M-2,-28Q10,-40 22,-28', 'none', 'stroke="#6A6072" stroke-width="5"'),
  portfolio: () =>
    rect(-46, -64, 92, 64, '#3E4E58', 3) +
    path('M-12,-64Q0,-78 12,-64', 'none', 'stroke="#22303A" stroke-width="5"') +
    line('M-46,-30H46', '#22303A', 2.4) +
    path('M-6,-30Q-18,-18 -10,-8M6,-30Q18,-18 10,-6', 'none', `stroke="${paper.cream}" stroke-width="3"`),
  shutLid: () =>
    path('M-44,0Q-50,-30 -20,-36H20Q50,-30 44,0Z', '#7F8A86') +
    ellipse(0, -36, 34, 9, '#A5B0AC') +
    path('M-8,-44Q0,-56 8,-44', 'none', `stroke="${paper.barley}" stroke-width="5"`) +
    line('M26,-32L40,-44', paper.brick, 5) +
    circle(42, -46, 4, paper.barley),
  clayHouse: () =>
    path('M-66,0V-58Q-66,-90 0,-92Q66,-90 66,-58V0Z', '#D9A877') +
    path('M-20,0V-38Q-20,-54 0,-54Q20,-54 20,0Z', paper.woodDeep) +
    line('M-20,-22H20', paper.wood, 4) +
    path('M-80,0Q-50,-26 -20,-8L-10,0ZM30,0Q50,-18 80,0Z', paper.sand) +
    rect(34, -66, 16, 16, '#8A5A38', 2),
  curtain: () =>
    rect(-64, -120, 128, 6, paper.woodDark, 3) +
    path('M-60,-115Q-52,-50 -62,0H-10Q-18,-60 -12,-115Z', '#7A3F5A') +
    path('M60,-115Q52,-50 62,0H8Q18,-60 10,-115Z', '#7A3F5A') +
    path('M-12,-115Q-18,-60 -10,0H8Q18,-60 10,-115Z', '#1B1622') +
    line(
      'M-44,-113Q-38,-50 -46,-2M-28,-113Q-24,-50 -30,-2M44,-113Q38,-50 46,-2M28,-113Q24,-50 28,-2',
      '#5E2E45',
      3,
    ) +
    circle(0, -30, 2.6, paper.lamp),
} as const;
