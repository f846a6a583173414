import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, line, path, rect } from '../drawing/svg.ts';

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
    rect(-96, -48, 192, 9, '#C98E55', 2) +
    rect(-96, -48, 192, 3, '#E3B078', 1.5) +
    rect(-86, -39, 9, 39, paper.woodDark) +
    rect(77, -39, 9, 39, paper.woodDark) +
    rect(-66, -39, 66, 26, '#8A5A36', 2) +
    rect(-62, -36, 58, 9, '#A66F44', 2) +
    rect(-62, -25, 58, 9, '#A66F44', 2) +
    circle(-33, -31.5, 2.2, paper.barley) +
    circle(-33, -20.5, 2.2, paper.barley) +
    rect(14, -14, 54, 5, paper.woodDark) +
    rect(20, -30, 20, 16, paper.teal, 2) +
    rect(44, -26, 18, 12, paper.barley, 2) +
    path('M-78,-48V-66H-64V-48ZM-81,-66H-61V-72H-81Z', paper.stone) +
    rect(-52, -52, 40, 4, paper.stoneDark, 2) +
    path('M-16,-56h12v8h-12Z', paper.woodDark) +
    rect(2, -60, 10, 12, paper.ice, 2) +
    line('M5,-60L2,-72M8,-60V-76M10,-60L14,-70', paper.woodDark, 2) +
    path(
      circlesPath([
        [2, -73, 2.4],
        [8, -77, 2.4],
        [14, -71, 2.4],
      ]),
      paper.poppy,
    ) +
    rect(32, -70, 38, 22, paper.poppy, 3) +
    rect(32, -62, 38, 3, mix(paper.poppy, INK, 0.25)) +
    path('M42,-70v-6h18v6', 'none', `stroke="${INK}" stroke-width="3"`),
  labBench: () =>
    rect(-92, -40, 184, 40, '#5C8C8B', 3) +
    [-86, -28, 30]
      .map(
        (x) =>
          rect(x, -33, 54, 30, '#6E9F9D', 2) +
          rect(x + 3, -30, 48, 12, '#82B0AC', 2) +
          rect(x + 22, -26, 10, 3, paper.white, 1.5),
      )
      .join('') +
    rect(-97, -47, 194, 8, '#EEF1EA', 3) +
    rect(-97, -41, 194, 2, '#A9BDB8') +
    path('M-54,-84H-38V-72L-24,-47H-68L-54,-72Z', paper.ice) +
    path('M-59,-62H-33L-24,-47H-68Z', paper.moss) +
    line('M-50,-78V-70L-58,-56', paper.white, 2) +
    rect(-58, -87, 24, 4, paper.white, 2) +
    line('M-8,-78H38', paper.wood, 4) +
    line('M-8,-78V-47M38,-78V-47', paper.wood, 3) +
    [
      [0, paper.clover],
      [13, paper.barley],
      [26, paper.poppy],
    ]
      .map(
        ([x, colour]) =>
          rect(Number(x), -84, 8, 34, paper.ice, 4) + rect(Number(x), -68, 8, 18, String(colour), 4),
      )
      .join('') +
    circle(-46, -96, 5, paper.moss) +
    circle(-38, -108, 3.4, paper.moss) +
    circle(-50, -116, 2.4, paper.moss) +
    rect(52, -80, 30, 33, paper.dusk, 4) +
    rect(56, -76, 22, 16, '#12303F', 2) +
    line('M58,-68q3,-7 6,0t6,0t6,0', '#7FE0C0', 1.8) +
    circle(60, -54, 2.2, paper.lamp) +
    circle(67, -54, 2.2, paper.poppy),
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
      .map(([x, y, r, colour]) => {
        const [cx, cy, radius, tone] = [Number(x), Number(y), Number(r), String(colour)];
        const teeth = Array.from({ length: 10 }, (_, i) =>
          rect(-3.4, -radius - 5, 6.8, 9, tone, 1.5, `transform="translate(${cx} ${cy}) rotate(${i * 36})"`),
        ).join('');
        return (
          teeth +
          circle(cx, cy, radius, tone) +
          circle(cx, cy, radius * 0.68, mix(tone, INK, 0.18)) +
          circle(cx, cy, radius * 0.6, mix(tone, paper.white, 0.22)) +
          circle(cx, cy, radius * 0.24, paper.woodDark)
        );
      })
      .join(''),
  skeleton: () =>
    rect(-92, -6, 184, 14, paper.woodDark, 2) +
    rect(-92, -6, 184, 4, paper.wood, 2) +
    rect(-22, -1, 44, 7, paper.barley, 1) +
    line('M-84,-12Q-58,-50 -30,-54Q0,-58 20,-60Q38,-64 46,-92', '#FFF9EA', 8) +
    line('M-84,-12Q-58,-50 -30,-54Q0,-58 20,-60Q38,-64 46,-92', '#D9CFB4', 2, 'stroke-dasharray="2 5"') +
    [-28, -19, -10, -1, 8, 16]
      .map((x, i) => line(`M${x},-56q-9,${12 + (i % 3) * 2} 2,${26 - Math.abs(i - 2) * 2}`, '#FFF9EA', 4))
      .join('') +
    line('M-34,-52L-44,-30L-34,-8M-34,-8h-8M-26,-50L-20,-30L-26,-8M-26,-8h8', '#FFF9EA', 6) +
    line('M20,-56L14,-32L22,-8M22,-8h8M26,-54L36,-32L32,-8M32,-8h8', '#E6DCC4', 5) +
    path(
      'M36,-98Q40,-114 58,-112Q78,-110 84,-98Q82,-92 70,-93L64,-88Q50,-86 44,-92Q38,-92 36,-98Z',
      '#FFF9EA',
    ) +
    circle(53, -102, 4, INK) +
    circle(74, -103, 1.6, INK) +
    path('M58,-90l3,-4l3,4l3,-4l3,4Z', INK),
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
