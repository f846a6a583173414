import { INK, paper } from '../drawing/palette.ts';
import { circle, line, path, rect } from '../drawing/svg.ts';

/** What stands in rooms where people heal, build, find out and show: each on 0,0, growing upward. */
export const equipment = {
  couch: () =>
    rect(-70, -40, 96, 12, paper.white, 4) +
    rect(-70, -46, 22, 10, '#CFE0DC', 4) +
    rect(-64, -28, 6, 28, paper.stoneDark) +
    rect(12, -28, 6, 28, paper.stoneDark),
  medicineCase: () =>
    rect(-26, -36, 52, 36, paper.white, 5) +
    rect(-9, -44, 18, 10, 'none', 4, `stroke="${paper.stoneDark}" stroke-width="3"`) +
    path('M0,-8C-16,-18 -12,-30 -4,-28Q-1,-27 0,-23Q1,-27 4,-28C12,-30 16,-18 0,-8Z', paper.poppy),
  fishTank: () =>
    rect(-40, -8, 80, 8, paper.wood, 2) +
    rect(-36, -56, 72, 48, '#BFE3E0', 4) +
    rect(-36, -46, 72, 38, '#7CC4B9') +
    path('M-10,-30q8,-8 18,0l6,-5v10l-6,-5q-10,8 -18,0Z', paper.flame) +
    line('M-24,-8q-5,-9 0,-17t0,-13M24,-8q5,-7 0,-13', paper.leaf, 3.4),
  workbench: () =>
    rect(-92, -46, 184, 8, paper.wood, 2) +
    rect(-84, -38, 8, 38, paper.woodDark) +
    rect(76, -38, 8, 38, paper.woodDark) +
    rect(-60, -38, 60, 20, '#B27A52', 2) +
    circle(-30, -28, 2.6, paper.barley) +
    circle(-56, -56, 10, 'none', `stroke="${paper.stoneDark}" stroke-width="5"`) +
    rect(-34, -50, 26, 4, paper.stone, 2) +
    rect(30, -68, 34, 22, paper.poppy, 3) +
    path('M38,-68v-6h18v6', 'none', `stroke="${INK}" stroke-width="3"`),
  labBench: () =>
    rect(-92, -46, 184, 8, '#D7DED8', 2) +
    rect(-84, -38, 8, 38, paper.stoneDark) +
    rect(76, -38, 8, 38, paper.stoneDark) +
    path('M-52,-80H-36V-70L-24,-46H-64L-52,-70Z', paper.ice) +
    path('M-56,-60H-32L-24,-46H-64Z', paper.moss) +
    rect(0, -86, 12, 40, paper.ice, 5) +
    rect(0, -68, 12, 22, paper.clover, 5) +
    rect(20, -76, 12, 30, paper.ice, 5) +
    rect(20, -62, 12, 16, paper.barley, 5) +
    circle(-44, -92, 5, paper.moss) +
    circle(-36, -104, 3.4, paper.moss) +
    rect(52, -72, 22, 26, paper.dusk, 3) +
    circle(63, -59, 7, paper.lamp),
  robotArm: () =>
    rect(-26, -10, 52, 10, INK, 3) +
    line('M0,-10L-18,-60L30,-96', paper.barley, 10) +
    circle(-18, -60, 8, paper.barleyDeep) +
    circle(30, -96, 7, paper.barleyDeep) +
    line('M30,-96L48,-78M48,-78l-6,12M48,-78l10,8', paper.stoneDark, 5),
  cogs: () =>
    [
      [-18, -26, 24, paper.barley],
      [22, -50, 17, paper.stone],
    ]
      .map(
        ([x, y, r, colour]) =>
          circle(
            Number(x),
            Number(y),
            Number(r),
            'none',
            `stroke="${String(colour)}" stroke-width="9" stroke-dasharray="8 5"`,
          ) +
          circle(Number(x), Number(y), Number(r) - 3, String(colour)) +
          circle(Number(x), Number(y), Number(r) * 0.34, paper.woodDark),
      )
      .join(''),
  skeleton: () =>
    line('M-70,-6Q-40,-44 0,-46Q30,-46 44,-84', paper.white, 6) +
    [-28, -14, 0, 14].map((x) => line(`M${x},-42q-7,14 0,26`, paper.white, 3.6)).join('') +
    path('M36,-96Q56,-112 74,-92L54,-84Q44,-80 36,-96Z', paper.white) +
    circle(52, -96, 3, INK) +
    line('M-22,-34L-26,0M22,-36L30,0', paper.white, 5) +
    rect(-80, 0, 160, 8, paper.wood, 2),
  column: () =>
    rect(-16, -10, 32, 10, '#D9D0B8') +
    rect(-11, -190, 22, 180, '#EAE3CC') +
    rect(-16, -198, 32, 10, '#D9D0B8') +
    line('M-4,-186V-14M4,-186V-14', '#D3C9AE', 2),
  charger: () =>
    rect(-28, -96, 56, 96, paper.stoneDark, 12) +
    rect(-20, -86, 40, 62, INK, 8) +
    path('M4,-78L-10,-52H0L-5,-32L12,-60H2Z', paper.barley) +
    circle(0, -14, 5, paper.lamp),
} as const;
