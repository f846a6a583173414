import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, line, path, rect } from '../drawing/svg.ts';

/** What lies on a stall: `[x, size, colour]`. */
const wares = [
  [-48, 6, paper.poppy],
  [-37, 6.5, paper.poppy],
  [-42, 6, paper.brick],
  [-22, 6.5, paper.barley],
  [-10, 6, paper.barleyDeep],
  [4, 6.5, paper.moss],
  [15, 6, paper.leaf],
  [28, 5.5, paper.clover],
  [38, 6, paper.violet],
  [49, 6, paper.flame],
] as const;
const stallOf = (awning: string): string =>
  rect(-56, -80, 5, 80, paper.woodDark) +
  rect(51, -80, 5, 80, paper.woodDark) +
  path('M-56,-76L56,-76L52,-40H-52Z', paper.woodDeep, 'fill-opacity=".28"') +
  line('M-30,-74V-60M-4,-74V-56M22,-74V-60', paper.woodDark, 1.6) +
  circle(-30, -57, 4, paper.barley) +
  path('M-9,-56h10l-2,9h-6Z', paper.cream) +
  circle(22, -57, 4, paper.poppy) +
  wares
    .map(
      ([x, r, colour], i) =>
        circle(x, -36 - (i % 3) * 2, r, colour) +
        circle(x + 2, -38 - (i % 3) * 2, r * 0.3, paper.white, 'fill-opacity=".5"'),
    )
    .join('') +
  rect(-60, -32, 120, 32, paper.wood, 3) +
  rect(-60, -32, 120, 7, '#C08A5A', 3) +
  line('M-36,-25V0M-12,-25V0M12,-25V0M36,-25V0', paper.woodDark, 1.6) +
  path('M-20,-20h40v12h-40Z', paper.woodDeep) +
  line('M-14,-14h10M0,-16h14M0,-12h10', paper.cream, 1.6) +
  [-3, -2, -1, 0, 1, 2]
    .map((i, k) => {
      const colour = k % 2 ? paper.white : awning;
      return (
        path(`M${i * 22 + 3},-104h16l${3 + i * 0.6},8h-22Z`, mix(colour, paper.lamp, 0.3)) +
        path(`M${i * 22},-97h22v24q-11,11 -22,0Z`, colour) +
        path(`M${i * 22},-76q11,11 22,0v3q-11,11 -22,0Z`, mix(colour, INK, 0.14))
      );
    })
    .join('');

/** Stalls, huts, fences and bridges: each stands on 0,0 and grows upward. */
export const outbuildings = {
  stall: () => stallOf(paper.poppy),
  tealStall: () => stallOf('#2F8C94'),
  fence: () =>
    line('M-90,-14H90M-90,-28H90', paper.white, 4) +
    [-80, -48, -16, 16, 48, 80]
      .map((x) => path(`M${x - 5},0V-36L${x},-42L${x + 5},-36V0Z`, paper.white))
      .join(''),
  paddock: () =>
    line('M-110,-16H110M-110,-32H110', paper.wood, 5) +
    [-100, -50, 0, 50, 100].map((x) => rect(x - 4, -42, 8, 42, paper.woodDark, 2)).join(''),
  pier: () =>
    rect(-120, -10, 240, 9, paper.wood, 2) +
    [-104, -54, -4, 46, 96].map((x) => rect(x, -14, 8, 34, paper.woodDark, 2)).join('') +
    line('M-90,-10v9M-40,-10v9M10,-10v9M60,-10v9', paper.woodDark, 1.6),
  ropeBridge: () =>
    [-116, 106]
      .map(
        (x) =>
          rect(x, -56, 10, 104, paper.woodDark, 2) +
          rect(x + 6, -56, 4, 104, paper.wood, 2) +
          rect(x - 3, -60, 16, 6, paper.wood, 2) +
          line(`M${x - 1},-42h12M${x - 1},-38h12`, paper.cream, 1.8),
      )
      .join('') +
    line('M-110,-44Q0,-6 110,-44', paper.woodDark, 3) +
    path(
      Array.from({ length: 17 }, (_, i) => {
        const x = -104 + i * 13;
        const y = -8 + (1 - (x * x) / 12100) * 19;
        return `M${x - 5},${y}h10v8h-10Z`;
      }).join(''),
      paper.wood,
    ) +
    line('M-110,-6Q0,32 110,-6', paper.woodDeep, 2) +
    [-80, -40, 0, 40, 80]
      .map((x) => `M${x},${-36 + (1 - (x * x) / 12100) * 20}V${-6 + (1 - (x * x) / 12100) * 18}`)
      .map((d) => line(d, paper.woodDark, 2.2))
      .join(''),
  windmill: () =>
    path('M-24,0L-16,-74H16L24,0Z', paper.cream) +
    path('M-20,-72L0,-92L20,-72Z', paper.brick) +
    line('M0,-76L-38,-104M0,-76L38,-48M0,-76L-30,-40M0,-76L30,-112', paper.wood, 5) +
    rect(-7, -22, 14, 22, paper.woodDark, 7),
  alpineHut: () =>
    rect(-34, -34, 68, 34, '#9A6240') +
    path('M-44,-32L0,-66L44,-32Z', '#5A4038') +
    rect(-22, -24, 13, 12, paper.lamp, 1) +
    rect(8, -24, 12, 24, paper.woodDeep, 2) +
    line('M-34,-24H34M-34,-12H34', '#87543A', 1.4),
  harbourHouses: () =>
    [
      [-84, '#8A5A52', 62],
      [-44, '#A9785A', 78],
      [-2, '#6D7F86', 66],
      [40, '#9A6A4E', 84],
    ]
      .map(
        ([x, wall, h]) =>
          rect(Number(x), -Number(h), 40, Number(h), String(wall)) +
          path(`M${Number(x) - 3},${-Number(h)}l23,-20l23,20Z`, '#4A3038') +
          rect(Number(x) + 8, -Number(h) + 14, 9, 12, paper.lamp, 2) +
          rect(Number(x) + 24, -Number(h) + 34, 9, 12, paper.lamp, 2),
      )
      .join(''),
} as const;
