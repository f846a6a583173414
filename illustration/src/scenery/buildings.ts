import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, ellipse, line, path, rect } from '../drawing/svg.ts';

const cottage = (wall: string, roof: string): string =>
  rect(20, -88, 12, 24, mix(roof, INK, 0.25)) +
  rect(-42, -50, 84, 50, wall) +
  path('M-52,-48L0,-92L52,-48Z', roof) +
  path('M0,-92L52,-48H34Z', mix(roof, INK, 0.14)) +
  path('M-9,0V-26a9,9 0 0 1 18,0V0Z', paper.woodDark) +
  rect(-34, -38, 16, 17, paper.lamp, 2) +
  rect(20, -38, 14, 17, paper.lamp, 2) +
  line('M-26,-38v17M-34,-30h16M27,-38v17', wall, 2);
const castleOf = (wall: string, roofs: string, middle: string): string =>
  rect(-54, -66, 108, 66, wall) +
  path('M-54,-66v-8h12v8h12v-8h12v8h36v-8h12v8h12v-8h12v8Z', wall) +
  [-64, 36]
    .map(
      (x) =>
        rect(x, -96, 28, 96, mix(wall, INK, 0.1)) +
        path(`M${x - 5},-94L${x + 14},-130L${x + 33},-94Z`, roofs),
    )
    .join('') +
  rect(-16, -104, 32, 60, wall) +
  path('M-22,-102L0,-146L22,-102Z', middle) +
  path('M-12,0V-26A12,12 0 0 1 12,-26V0Z', paper.woodDark) +
  rect(-5, -88, 10, 15, paper.lamp, 5) +
  rect(-56, -66, 6, 12, paper.lamp, 3) +
  rect(46, -66, 6, 12, paper.lamp, 3);
const stallOf = (awning: string): string =>
  rect(-60, -30, 120, 30, paper.wood, 3) +
  rect(-60, -30, 120, 6, '#B27A52', 3) +
  rect(-56, -78, 5, 50, paper.woodDark) +
  rect(51, -78, 5, 50, paper.woodDark) +
  [-3, -2, -1, 0, 1, 2]
    .map((i, k) => path(`M${i * 22},-96h22v24q-11,10 -22,0Z`, k % 2 ? paper.white : awning))
    .join('') +
  [
    [-40, paper.poppy],
    [-22, paper.barley],
    [-4, paper.moss],
    [14, paper.clover],
    [32, paper.barley],
  ]
    .map(([x, colour]) => circle(Number(x) + 4, -36, 8, String(colour)))
    .join('');

/** Houses and other things built: each stands on 0,0 and grows upward. */
export const buildings = {
  cottage: () => cottage('#E7C48E', paper.brick),
  blueCottage: () => cottage('#CFE0DC', paper.dusk),
  rowHouses: () =>
    [
      [-66, '#D9A27A', 74],
      [-22, '#E3C48E', 92],
      [22, '#A9BDB8', 80],
    ]
      .map(
        ([x, wall, h]) =>
          rect(Number(x), -Number(h), 42, Number(h), String(wall)) +
          path(`M${Number(x) - 3},${-Number(h)}l24,-22l24,22Z`, paper.brick) +
          rect(Number(x) + 8, -Number(h) + 16, 10, 13, paper.lamp, 2) +
          rect(Number(x) + 25, -Number(h) + 16, 10, 13, paper.lamp, 2) +
          rect(Number(x) + 14, -24, 13, 24, paper.woodDark, 3),
      )
      .join(''),
  barn: () =>
    rect(-48, -62, 96, 62, paper.brick) +
    path('M-56,-60L-34,-94H34L56,-60Z', '#7E2F22') +
    rect(-18, -40, 36, 40, paper.white) +
    line('M-18,-40L18,0M18,-40L-18,0M-18,-40H18', paper.brick, 4) +
    rect(-8, -82, 16, 15, paper.lamp, 2),
  stable: () =>
    rect(-80, -56, 160, 56, '#B07D4F') +
    path('M-90,-54L-66,-86H66L90,-54Z', '#6F432C') +
    [-66, -18, 30]
      .map((x) => path(`M${x},0V-32q18,-14 36,0V0Z`, '#4A2C20') + rect(x, -18, 36, 18, '#8A5A36'))
      .join('') +
    line('M-66,-18l36,18M-18,-18l36,18M30,-18l36,18', '#6F432C', 3),
  school: () =>
    rect(-72, -56, 144, 56, '#E3B873') +
    path('M-80,-54L-60,-78H60L80,-54Z', paper.brick) +
    rect(-16, -96, 32, 96, '#EBC88C') +
    path('M-22,-94L0,-118L22,-94Z', paper.brick) +
    circle(0, -78, 9, paper.white) +
    line('M0,-78V-84M0,-78H4', INK, 2) +
    rect(-9, -28, 18, 28, paper.dusk, 2) +
    [-58, -38, 28, 48].map((x) => rect(x, -40, 13, 18, paper.lamp, 2)).join(''),
  kennels: () =>
    rect(-76, -48, 152, 48, '#CDB891') +
    path('M-86,-46L-70,-72H70L86,-46Z', paper.teal) +
    [-62, -14, 34].map((x) => path(`M${x},0V-22a14,14 0 0 1 28,0V0Z`, paper.woodDeep)).join('') +
    circle(0, -58, 8, paper.white) +
    ellipse(0, -55.5, 3.4, 2.8, paper.poppy) +
    [-4, 0, 4].map((x, i) => circle(x, -60.5 - (i === 1 ? 1 : 0), 1.5, paper.poppy)).join(''),
  lighthouse: () =>
    path('M10,-122L150,-150V-88L10,-114Z', paper.lamp, 'opacity=".35"') +
    path('M-18,0L-12,-104H12L18,0Z', paper.white) +
    path('M-16.4,-26L-15,-52H15L16.4,-26ZM-13.6,-78L-12,-104H12L13.6,-78Z', paper.poppy) +
    rect(-15, -110, 30, 6, INK) +
    rect(-10, -126, 20, 16, paper.lamp) +
    path('M-14,-126L0,-142L14,-126Z', paper.poppy) +
    rect(-5, -18, 10, 18, paper.woodDark, 5),
  castle: () => castleOf('#D3D8D2', paper.poppy, paper.dusk),
  cloudCastle: () => castleOf('#F6EEF0', paper.clover, paper.violet),
  dragonCastle: () =>
    castleOf('#8C8F9C', '#2E8C7A', '#B8452E') +
    path('M-22,-146q10,-10 22,0q12,-10 24,2q-14,-2 -18,8l-6,6l-6,-6q-4,-10 -16,-10Z', '#2FA06F'),
  treehouse: () =>
    path('M-16,0Q-8,-60 -20,-112L20,-112Q8,-60 18,0Z', paper.woodDark) +
    circle(-44, -132, 40, '#44745A') +
    circle(44, -134, 40, '#44745A') +
    circle(0, -158, 46, '#568A69') +
    rect(-36, -118, 72, 46, '#C98E55') +
    path('M-46,-116L0,-150L46,-116Z', '#8A4A2C') +
    rect(-26, -106, 18, 18, paper.lamp, 9) +
    rect(6, -102, 18, 30, '#5A3420', 9) +
    rect(-44, -74, 88, 6, '#8A4A2C') +
    line('M15,-68V0M29,-68V0M15,-54h14M15,-38h14M15,-22h14M15,-8h14', paper.barley, 2.4),
  mushroomHouse: () =>
    path('M-34,0Q-26,-30 -34,-52H34Q26,-30 34,0Z', paper.cream) +
    path('M-72,-48C-68,-128 68,-128 72,-48Q0,-26 -72,-48Z', paper.poppy) +
    circle(-34, -74, 10, paper.white) +
    circle(8, -94, 12, paper.white) +
    circle(42, -66, 8, paper.white) +
    path('M-10,0V-24a10,10 0 0 1 20,0V0Z', paper.woodDark) +
    circle(23, -28, 6, paper.lamp) +
    circle(-23, -28, 6, paper.lamp),
  alpineHut: () =>
    rect(-34, -34, 68, 34, '#9A6240') +
    path('M-44,-32L0,-66L44,-32Z', '#5A4038') +
    rect(-22, -24, 13, 12, paper.lamp, 1) +
    rect(8, -24, 12, 24, paper.woodDeep, 2) +
    line('M-34,-24H34M-34,-12H34', '#87543A', 1.4),
  windmill: () =>
    path('M-24,0L-16,-74H16L24,0Z', paper.cream) +
    path('M-20,-72L0,-92L20,-72Z', paper.brick) +
    line('M0,-76L-38,-104M0,-76L38,-48M0,-76L-30,-40M0,-76L30,-112', paper.wood, 5) +
    rect(-7, -22, 14, 22, paper.woodDark, 7),
  stall: () => stallOf(paper.poppy),
  tealStall: () => stallOf('#2F8C94'),
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
    path('M-110,-8Q0,30 110,-8V0Q0,40 -110,0Z', paper.wood) +
    line('M-110,-44Q0,-6 110,-44', paper.woodDark, 3.4) +
    [-80, -40, 0, 40, 80]
      .map((x) => `M${x},${-36 + (1 - (x * x) / 12100) * 20}V${-4 + (1 - (x * x) / 12100) * 18}`)
      .map((d) => line(d, paper.woodDark, 2.4))
      .join(''),
} as const;
