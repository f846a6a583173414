import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, line, path, rect, star } from '../drawing/svg.ts';

const wheel = (x: number, y: number, r: number): string =>
  circle(x, y, r, INK) + circle(x, y, r * 0.4, paper.stone);
const engine = (body: string, coach: string): string =>
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
  circle(40, -72, 7, paper.white, 'fill-opacity=".8"') +
  circle(54, -86, 10, paper.white, 'fill-opacity=".6"');

/** What drives and sails, and the road it drives on: each stands on 0,0. */
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
  train: () =>
    path('M-230,9L-222,0H222L230,9Z', paper.stoneDark) +
    path(Array.from({ length: 19 }, (_, i) => `M${-222 + i * 24},8l3,-7h8l-3,7Z`).join(''), paper.woodDark) +
    line('M-230,1H230', paper.ice, 2) +
    line('M-234,6H234', paper.stone, 2.4) +
    engine(paper.poppy, paper.teal),
  dreamTrain: () =>
    path('M-260,30Q-120,-6 0,4T260,-18L262,-10Q120,16 0,12T-260,40Z', paper.lamp, 'fill-opacity=".3"') +
    line('M-260,30Q-120,-6 0,4T260,-18', paper.lamp, 2.4) +
    line('M-258,38Q-120,4 0,12T262,-10', paper.lamp, 2) +
    [-190, -130, 80, 130, 190]
      .map((x) => star(x, x < 0 ? 20 + x * 0.03 : 8 - x * 0.1, 5, paper.white))
      .join('') +
    engine('#5A4B86', '#7F6AA6') +
    star(-60, -62, 7, paper.lamp) +
    star(64, -96, 8, paper.lamp) +
    star(84, -120, 5, paper.lamp),
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
} as const;
