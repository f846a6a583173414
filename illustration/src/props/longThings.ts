import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, ellipse, line, path, rect } from '../drawing/svg.ts';

const poles = (colour: string, band: string): string =>
  line('M-96,-8L92,-26', colour, 12) +
  line('M-70,-10.500L-48,-12.500M-14,-16L8,-18M44,-21.500L66,-23.500', band, 12) +
  ellipse(-98, -8, 4, 7, mix(colour, INK, 0.3));

const cloth = (colour: string, stripe: string): string =>
  path('M-80,0Q-84,-30 -60,-34Q0,-44 62,-32Q84,-26 80,0Q0,8 -80,0Z', colour) +
  path(
    'M-62,-34Q-52,-16 -58,2M-20,-38Q-8,-18 -16,4M24,-38Q34,-18 26,4',
    'none',
    `stroke="${stripe}" stroke-width="7"`,
  ) +
  path('M60,-32Q98,-44 92,-62Q76,-58 62,-32Z', mix(colour, paper.white, 0.25));

/** What is too long or too wide for one: poles, cloths, furniture, carts. */
export const longThings = {
  plank: () =>
    path('M-92,-4L88,-34L92,-24L-88,6Z', '#B98252') +
    line('M-76,-2L70,-26', '#8F5F38', 2) +
    line('M-92,-4L-88,6', '#8F5F38', 3) +
    circle(-78, -1, 2, INK) +
    circle(80, -27, 2, INK),
  stripedPole: () => poles(paper.white, paper.poppy),
  woodenPole: () => poles(paper.wood, paper.woodDark),
  steelFrame: () =>
    line('M-60,0L-44,-92H44L60,0M-52,-44H52', paper.stoneDark, 6) +
    line('M0,-92V-40', INK, 2.4) +
    circle(0, -34, 8, paper.barleyDeep),
  sofa: () =>
    rect(-70, -58, 140, 46, '#7A5BB0', 14) +
    rect(-60, -32, 58, 24, '#9579C6', 7) +
    rect(2, -32, 58, 24, '#9579C6', 7) +
    rect(-80, -42, 22, 38, '#6A4B9E', 10) +
    rect(58, -42, 22, 38, '#6A4B9E', 10) +
    line('M-64,-4V0M64,-4V0', paper.woodDeep, 6),
  bench: () =>
    rect(-76, -40, 152, 10, '#9DA7A2', 3) +
    rect(-58, -30, 20, 30, '#7F8A86', 2) +
    rect(38, -30, 20, 30, '#7F8A86', 2) +
    line('M-70,-36H66', '#C3CBC6', 2.4),
  woodenBench: () =>
    rect(-80, -86, 160, 12, paper.wood, 3) +
    rect(-80, -66, 160, 10, paper.wood, 3) +
    rect(-84, -40, 168, 10, '#B27A52', 3) +
    line('M-70,-86V0M70,-86V0M-60,-30V0M60,-30V0', paper.woodDark, 6),
  table: () =>
    rect(-78, -54, 156, 9, '#B98252', 3) +
    line('M-60,-45L-66,0M60,-45L66,0M-60,-45L-50,0M60,-45L50,0', paper.woodDark, 5) +
    path('M-30,-54L-8,-70L22,-66L34,-54Z', paper.white),
  cart: () =>
    path('M-66,-62H66L56,-26H-56Z', '#A8714A') +
    line('M-62,-50H62M-58,-38H58', '#7C4F30', 3) +
    circle(-36, -18, 18, paper.woodDark) +
    circle(36, -18, 18, paper.woodDark) +
    circle(-36, -18, 11, paper.sand) +
    circle(36, -18, 11, paper.sand) +
    line('M62,-52L96,-30', paper.woodDark, 5),
  trailer: () =>
    rect(-54, -52, 108, 36, '#3B7DB0', 6) +
    path('M-50,-52Q-30,-82 0,-70Q30,-86 50,-52Z', paper.barley) +
    line('M-50,-52Q0,-64 50,-52', paper.poppy, 4) +
    circle(-26, -14, 14, INK) +
    circle(26, -14, 14, INK) +
    line('M54,-30H88', paper.stoneDark, 5),
  sledge: () =>
    line('M-56,-4H50Q66,-4 66,-22', paper.woodDark, 5) +
    line('M-40,-4V-20M0,-4V-20M36,-4V-20', paper.woodDark, 5) +
    rect(-52, -27, 104, 9, paper.wood, 3) +
    rect(-22, -58, 48, 32, paper.poppy, 3) +
    line('M2,-58V-26M-22,-43H26', paper.barley, 5),
  rolledCloth: () => cloth('#E9E2CC', '#CFC5A6'),
  stripedCloth: () => cloth(paper.white, paper.poppy),
  rainSheet: () => cloth('#5E8FA5', '#4A7488'),
  blueSheet: () => cloth('#8FB0E0', '#6F92C8'),
  soapbox: () =>
    path('M-66,-20Q-60,-46 -20,-46L-8,-62H10L14,-46H52Q70,-42 68,-20Z', paper.poppy) +
    path('M-60,-34H64V-28H-62Z', paper.white) +
    circle(-40, -15, 15, INK) +
    circle(44, -15, 15, INK) +
    circle(-40, -15, 6, paper.stone) +
    circle(44, -15, 6, paper.stone) +
    line('M4,-46L18,-64', INK, 3),
} as const;
