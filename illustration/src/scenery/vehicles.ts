import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect, star } from '../drawing/svg.ts';

const wheel = (x: number, y: number, r: number): string =>
  circle(x, y, r, INK) + circle(x, y, r * 0.4, paper.stone);
const engine = (body: string, coach: string): string =>
  line('M-140,2H140', paper.woodDark, 4) +
  rect(-96, -40, 62, 30, coach, 4) +
  rect(-100, -44, 70, 6, mix(coach, INK, 0.3), 3) +
  [-88, -64].map((x) => rect(x, -34, 15, 13, paper.lamp, 2)).join('') +
  rect(-20, -38, 68, 28, body, 6) +
  rect(-24, -58, 28, 48, mix(body, INK, 0.25), 3) +
  rect(-28, -62, 36, 6, INK, 3) +
  rect(-19, -52, 18, 14, paper.lamp, 2) +
  rect(30, -60, 10, 24, INK) +
  circle(50, -26, 5, paper.lamp) +
  [-84, -48, -10, 14, 38].map((x) => circle(x, -8, 9, INK) + circle(x, -8, 3.4, paper.barley)).join('') +
  rect(-36, -16, 16, 4, INK) +
  circle(40, -72, 7, paper.white, 'opacity=".8"') +
  circle(54, -86, 10, paper.white, 'opacity=".6"');

/** What drives, sails, flies, and what children climb on: each stands on 0,0. */
export const vehicles = {
  ship: () =>
    path('M-60,-24H62C56,-4 44,0 30,0H-34C-48,0 -56,-8 -60,-24Z', paper.woodDark) +
    rect(-60, -29, 122, 6, paper.wood) +
    rect(-3, -120, 5, 92, paper.woodDark) +
    path('M4,-112Q52,-86 46,-40H4Z', paper.white) +
    path('M-6,-104Q-44,-78 -40,-40H-6Z', '#F3E2B8') +
    path('M2,-120L26,-113L2,-106Z', paper.poppy),
  shipDeck: () =>
    path('M-230,6V-10H230V6Z', paper.woodDark) +
    [-210, -160, -110, 110, 160, 210].map((x) => rect(x - 4, -30, 8, 36, paper.wood, 3)).join('') +
    rect(-230, -36, 460, 8, paper.wood, 3) +
    rect(-6, -210, 12, 216, paper.woodDark) +
    path('M-84,-196H84Q74,-140 88,-84Q0,-64 -88,-84Q-74,-140 -84,-196Z', paper.white) +
    path('M-80,-168Q0,-156 80,-168L78,-146Q0,-134 -78,-146Z', paper.poppy) +
    line('M-92,-198H92', paper.woodDark, 7) +
    line('M-200,-30L-20,-180M200,-30L20,-180', '#5A4038', 2),
  rowBoat: () =>
    path('M-46,-16H46Q40,2 22,2H-22Q-40,2 -46,-16Z', paper.poppy) +
    rect(-48, -20, 96, 6, paper.white, 3) +
    line('M-14,-18L-48,6M14,-18L48,6', paper.wood, 4),
  raft: () =>
    [-44, -22, 0, 22, 44].map((x) => rect(x - 10, -14, 20, 14, x % 44 ? '#8C6B45' : paper.wood, 6)).join('') +
    line('M-54,-10H54', paper.cream, 3) +
    rect(-2, -84, 4, 72, paper.woodDark) +
    path('M2,-82Q40,-66 34,-32H2Z', paper.poppy) +
    path('M2,-70Q24,-62 30,-52L33,-42Q20,-48 2,-46Z', paper.white),
  tug: () =>
    path('M-58,-22H60Q54,2 34,2H-38Q-52,0 -58,-22Z', paper.brick) +
    rect(-58, -26, 118, 6, paper.white) +
    rect(-24, -54, 44, 30, paper.white, 4) +
    rect(-18, -48, 13, 12, paper.lamp, 2) +
    rect(2, -48, 13, 12, paper.lamp, 2) +
    rect(-12, -76, 14, 24, INK) +
    rect(-12, -70, 14, 6, paper.barley),
  train: () => engine(paper.poppy, paper.teal),
  dreamTrain: () =>
    engine('#5A4B86', '#7F6AA6') +
    star(-60, -62, 7, paper.lamp) +
    star(64, -96, 8, paper.lamp) +
    star(84, -120, 5, paper.lamp),
  station: () =>
    rect(-62, -54, 124, 24, '#CFDAD8', 12) +
    rect(-16, -76, 32, 70, '#E7ECE8', 10) +
    [-46, 46]
      .map(
        (x) =>
          rect(x - 15, -98, 30, 40, paper.dusk, 3) +
          line(`M${x - 15},-78h30M${x},-98v40`, paper.sky, 1.6) +
          rect(x - 15, -28, 30, 40, paper.dusk, 3) +
          line(`M${x - 15},-8h30M${x},-28v40`, paper.sky, 1.6),
      )
      .join('') +
    circle(0, -44, 9, paper.lamp) +
    circle(-34, -42, 4, paper.barley) +
    circle(34, -42, 4, paper.barley),
  rocket: () =>
    path('M0,-118C26,-92 24,-50 18,-20H-18C-24,-50 -26,-92 0,-118Z', paper.white) +
    path('M0,-118C11,-107 18,-95 20,-82H-20C-18,-95 -11,-107 0,-118Z', paper.poppy) +
    circle(0, -62, 10, paper.dusk) +
    circle(0, -62, 6, paper.sky) +
    path('M-18,-42L-36,-6L-17,-14ZM18,-42L36,-6L17,-14Z', paper.poppy) +
    line('M-12,-18L-20,0M12,-18L20,0', paper.stoneDark, 4),
  saucer: () =>
    line('M-20,-12L-34,0M20,-12L34,0', paper.stoneDark, 4) +
    path('M-22,-26C-22,-56 22,-56 22,-26Z', paper.ice) +
    ellipse(0, -20, 46, 13, paper.stone) +
    path(
      circlesPath([
        [-26, -17, 3.4],
        [-9, -15, 3.4],
        [9, -15, 3.4],
        [26, -17, 3.4],
      ]),
      paper.barley,
    ),
  planet: () =>
    circle(0, 0, 26, paper.clover) +
    path('M-25,-6Q0,4 25,-6Q26,2 24,9Q0,18 -24,9Q-26,2 -25,-6Z', mix(paper.clover, paper.white, 0.35)) +
    line('M-40,8Q0,24 42,-8', paper.lamp, 4),
  earth: () =>
    circle(0, 0, 30, '#3B8AA0') +
    path(
      'M-24,-16Q-10,-26 2,-18Q8,-8 -4,-4Q-8,8 -18,6Q-28,-4 -24,-16ZM8,2Q22,-4 26,8Q18,22 8,20Q2,10 8,2Z',
      '#6E9A62',
    ) +
    path('M-20,14q10,-5 18,0t14,-2', 'none', 'stroke="#FFF9EA" stroke-width="3"'),
  craters: () =>
    [
      [-70, 6, 28],
      [0, -4, 18],
      [80, 10, 34],
    ]
      .map(
        ([x = 0, y = 0, w = 0]) =>
          ellipse(x, y, w, w * 0.26, '#8A8680') + ellipse(x, y + 2, w * 0.8, w * 0.17, '#A8A39A'),
      )
      .join(''),
  alienPlants: () =>
    line('M-40,0Q-48,-30 -34,-52M0,0Q6,-36 -4,-70M42,0Q36,-24 48,-44', '#3FA58A', 6) +
    circle(-34, -58, 12, '#7A5BB0') +
    circle(-4, -78, 15, '#3FD1A8') +
    circle(48, -50, 11, paper.clover) +
    circle(-38, -61, 3, paper.white) +
    circle(-9, -82, 4, paper.white),
  car: () =>
    path('M-62,-14C-60,-32 -40,-34 -26,-36C-16,-56 20,-56 30,-36C48,-34 62,-30 62,-14Z', paper.poppy) +
    path('M-18,-37C-10,-50 12,-50 20,-37Z', paper.ice) +
    wheel(-36, -12, 13) +
    wheel(36, -12, 13) +
    circle(0, -24, 9, paper.white) +
    star(0, -24, 7, paper.poppy),
  tealCar: () =>
    path('M-62,-14C-60,-32 -40,-34 -26,-36C-16,-56 20,-56 30,-36C48,-34 62,-30 62,-14Z', paper.teal) +
    path('M-18,-37C-10,-50 12,-50 20,-37Z', paper.ice) +
    wheel(-36, -12, 13) +
    wheel(36, -12, 13) +
    circle(0, -24, 9, paper.barley),
  movingVan: () =>
    rect(-76, -64, 104, 52, '#E3C48E', 5) +
    rect(-70, -58, 44, 46, paper.woodDeep, 2) +
    path('M28,-48H54L68,-28V-12H28Z', paper.teal) +
    path('M36,-42H51L60,-28H36Z', paper.ice) +
    wheel(-50, -12, 14) +
    wheel(46, -12, 14),
  raceTrack: () =>
    path('M-260,110L-70,-4H70L260,110Z', '#4A5A60') +
    line('M0,0V12M0,26V44M0,62V92', paper.white, 5) +
    [0, 1, 2, 3]
      .map(
        (i) =>
          rect(-170 + i * 12, -24, 12, 12, i % 2 ? INK : paper.white) +
          rect(-170 + i * 12, -36, 12, 12, i % 2 ? paper.white : INK),
      )
      .join('') +
    rect(-173, -36, 4, 60, paper.woodDark),
  bike: () =>
    [-30, 30]
      .map((x) => circle(x, -20, 19, 'none', `stroke="${INK}" stroke-width="4"`) + circle(x, -20, 3, INK))
      .join('') +
    line(
      'M-30,-20L-12,-48L22,-48L30,-20M-12,-48L0,-20L22,-48M-30,-20H0M-12,-48L-16,-58M22,-48L20,-62L34,-64',
      paper.poppy,
      4.4,
    ) +
    rect(-26, -62, 18, 5, paper.woodDark, 2) +
    rect(26, -62, 20, 14, paper.wood, 2),
  signpost: () =>
    rect(-3, -84, 6, 84, paper.woodDark) +
    path('M-4,-80H34l10,8l-10,8H-4Z', paper.wood) +
    path('M4,-58H-32l-10,8l10,8H4Z', '#B27A52'),
  streetLamp: () =>
    circle(0, -104, 26, paper.lamp, 'opacity=".14"') +
    circle(0, -104, 16, paper.lamp, 'opacity=".2"') +
    rect(-2.5, -96, 5, 96, INK) +
    path('M-9,-96H9L12,-114H-12Z', paper.lamp) +
    path('M-14,-114L0,-124L14,-114Z', INK),
  tent: () =>
    path('M-58,0L0,-66L58,0Z', paper.barley) +
    path('M0,-66L58,0H20Z', paper.barleyDeep) +
    path('M-18,0L0,-46L16,0Z', '#5A3420') +
    line('M-58,0l-14,4M58,0l14,4', paper.cream, 2),
  campfire: () =>
    [1.15, 0.9, 0.65, 0.42].map((k) => circle(0, -16, 46 * k, paper.lamp, 'opacity=".1"')).join('') +
    line('M-18,-2L18,-8M-18,-8L18,-2', paper.woodDark, 6) +
    path('M0,-46C16,-28 18,-16 10,-6H-10C-20,-16 -8,-26 0,-46Z', paper.flame) +
    path('M0,-28C8,-18 8,-12 4,-6H-5C-10,-14 -3,-18 0,-28Z', paper.lamp),
  parasol: () =>
    rect(-2, -84, 4, 84, paper.wood) +
    path('M-52,-66Q0,-122 52,-66Q39,-74 26,-66Q13,-74 0,-66Q-13,-74 -26,-66Q-39,-74 -52,-66Z', paper.poppy) +
    path('M-26,-66Q-18,-100 0,-94Q18,-100 26,-66Q13,-74 0,-66Q-13,-74 -26,-66Z', paper.white) +
    path('M14,0Q40,-8 66,0Z', paper.teal),
  sandCastle: () =>
    path('M-36,0L-32,-24H-20V-30H-8V-40H8V-30H20V-24H32L36,0Z', '#D9A75C') +
    rect(-4, -14, 8, 14, '#B8874A', 4) +
    rect(-1, -54, 2, 14, paper.woodDark) +
    path('M1,-54l12,4l-12,4Z', paper.clover),
  swing: () =>
    line('M-58,0L-40,-104L-22,0M58,0L40,-104L22,0M-40,-104H40', paper.wood, 5) +
    line('M-14,-104V-32M16,-104V-32', INK, 1.8) +
    rect(-19, -34, 40, 6, paper.poppy, 2),
  slide: () =>
    line('M-40,0V-76M-26,0V-76M-40,-16h14M-40,-32h14M-40,-48h14M-40,-64h14', paper.wood, 4) +
    path('M-26,-76C0,-66 6,-14 50,-8V0C-4,-4 -6,-52 -26,-66Z', paper.teal) +
    rect(-42, -82, 20, 6, paper.poppy, 2),
  pool: () =>
    rect(-190, -6, 380, 10, paper.white, 3) +
    path('M-170,4H170L220,110H-220Z', '#5FB3B0') +
    line('M-130,22q12,-6 24,0t24,0M10,30q12,-6 24,0t24,0M-70,44q12,-6 24,0t24,0', paper.white, 2.4) +
    circle(104, 24, 14, 'none', `stroke="${paper.poppy}" stroke-width="8"`) +
    line('M-150,4V-30q0,-8 8,-8M-134,4V-30q0,-8 8,-8M-150,-16h16', paper.stone, 4),
} as const;
