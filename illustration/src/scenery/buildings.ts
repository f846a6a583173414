import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect } from '../drawing/svg.ts';

const cottage = (wall: string, roof: string): string =>
  rect(20, -92, 13, 28, mix(roof, INK, 0.25)) +
  rect(18, -94, 17, 5, mix(roof, INK, 0.4), 1) +
  rect(-44, -50, 88, 50, wall) +
  rect(20, -50, 24, 50, mix(wall, paper.lamp, 0.5)) +
  rect(-44, -7, 88, 7, mix(wall, paper.stoneDark, 0.5)) +
  path('M-54,-47L0,-94L54,-47Z', roof) +
  path('M0,-94L54,-47H36Z', mix(roof, paper.lamp, 0.2)) +
  line('M-40,-56H40M-28,-66H28M-17,-76H17', mix(roof, INK, 0.2), 1.5) +
  path('M-11,0V-26a11,11 0 0 1 22,0V0Z', mix(wall, paper.white, 0.5)) +
  path('M-9,0V-26a9,9 0 0 1 18,0V0Z', paper.woodDark) +
  circle(5, -14, 1.6, paper.barley) +
  [-35, 19]
    .map(
      (x) =>
        rect(x - 5, -41, 5, 21, mix(roof, INK, 0.1), 1) +
        rect(x + 16, -41, 5, 21, mix(roof, INK, 0.1), 1) +
        rect(x - 1, -40, 18, 19, paper.white, 2) +
        rect(x + 1, -38, 14, 15, paper.lamp, 1) +
        line(`M${x + 8},-38v15M${x + 1},-31h14`, paper.white, 1.8) +
        path(
          circlesPath([
            [x + 2, -20, 3],
            [x + 8, -21, 3],
            [x + 14, -20, 3],
          ]),
          paper.leaf,
        ) +
        path(
          circlesPath([
            [x + 3, -22, 1.6],
            [x + 9, -23, 1.6],
            [x + 14, -22, 1.6],
          ]),
          paper.poppy,
        ),
    )
    .join('') +
  path('M-30,2Q-20,-8 -12,2ZM14,2Q22,-8 32,2Z', paper.moss);
/** Houses of every day: each stands on 0,0 and grows upward. */
export const buildings = {
  cottage: () => cottage('#E7C48E', paper.brick),
  blueCottage: () => cottage('#CFE0DC', paper.dusk),
  rowHouses: () =>
    (
      [
        [-66, '#D9A27A', 74, paper.teal],
        [-22, '#E3C48E', 92, paper.brick],
        [22, '#A9BDB8', 80, paper.violet],
      ] as const
    )
      .map(
        ([x, wall, h, door]) =>
          rect(x + 30, -h - 26, 7, 18, mix(paper.brick, INK, 0.2)) +
          rect(x, -h, 43, h, wall) +
          rect(x + 31, -h, 12, h, paper.lamp, 0, 'fill-opacity=".22"') +
          path(`M${x - 3},${-h}l24.5,-24l24.5,24Z`, paper.brick) +
          path(`M${x + 21.5},${-h - 24}l24.5,24h-10Z`, mix(paper.brick, paper.lamp, 0.22)) +
          circle(x + 21.5, -h - 8, 4, paper.lamp) +
          [7, 25]
            .map(
              (dx) =>
                rect(x + dx - 1.5, -h + 14.5, 13, 16, paper.white, 1.5) +
                rect(x + dx, -h + 16, 10, 13, paper.lamp, 1) +
                line(`M${x + dx + 5},${-h + 16}v13M${x + dx},${-h + 22}h10`, paper.white, 1.2) +
                rect(x + dx - 2.5, -h + 30, 15, 3, mix(wall, INK, 0.25), 1),
            )
            .join('') +
          rect(x + 12, -28, 19, 28, mix(wall, paper.white, 0.5), 3) +
          rect(x + 14, -26, 15, 26, door, 3) +
          circle(x + 26, -13, 1.3, paper.barley) +
          rect(x + 10, -3, 23, 3, paper.stone),
      )
      .join(''),
  barn: () =>
    rect(-50, -62, 100, 62, paper.brick) +
    rect(22, -62, 28, 62, mix(paper.brick, paper.lamp, 0.16)) +
    line(
      'M-40,-60V0M-30,-60V0M30,-60V0M40,-60V0M-20,-60V-42M-10,-60V-42M0,-60V-42M10,-60V-42M20,-60V-42',
      '#96362A',
      1.4,
    ) +
    path('M-58,-58L-36,-96H36L58,-58Z', '#7E2F22') +
    path('M36,-96L58,-58H34L18,-96Z', '#9A4332') +
    line('M-54,-66H54M-48,-77H48M-42,-87H42', '#6A251B', 1.4) +
    rect(-59, -61, 118, 5, paper.white, 1) +
    rect(-20, -42, 40, 42, paper.white) +
    rect(-17, -39, 34, 39, '#C7553F') +
    line('M-17,-39L17,0M17,-39L-17,0M-17,-39H17M0,-39V0', paper.white, 3) +
    rect(-10, -86, 20, 19, paper.white, 2) +
    rect(-7, -83, 14, 13, paper.lamp, 1) +
    line('M0,-83v13M-7,-77h14', paper.white, 1.8) +
    rect(-1, -108, 2, 14, INK) +
    path('M-12,-108h16l6,-4l-3,6l3,6l-6,-4h-16Z', INK),
  stable: () =>
    rect(-80, -56, 160, 56, '#B07D4F') +
    line('M-80,-44H80M-80,-8H80', '#94663C', 1.4) +
    path('M-92,-53L-66,-88H66L92,-53Z', '#6F432C') +
    path('M66,-88L92,-53H66L48,-88Z', '#8A5A36') +
    line('M-84,-62H84M-77,-71H77M-70,-80H70', '#5A3420', 1.4) +
    [-66, -18, 30]
      .map(
        (x) =>
          path(`M${x - 3},0V-32q21,-18 42,0V0Z`, '#8A5A36') +
          path(`M${x},0V-32q18,-14 36,0V0Z`, '#4A2C20') +
          rect(x, -18, 36, 18, '#C08A5A') +
          line(`M${x},-18l36,18M${x + 36},-18l-36,18`, '#8A5A36', 2.6),
      )
      .join('') +
    path('M-58,-20Q-56,-36 -46,-38L-44,-43L-40,-39Q-34,-36 -34,-28L-38,-24L-44,-28L-44,-20Z', '#8A5234') +
    circle(-40, -33, 1.3, INK) +
    path('M-5,-70a6,6 0 1 1 10,0l-2,5h-2l1,-5a3,3 0 1 0 -4,0l1,5h-2Z', paper.barley) +
    rect(-78, -49, 5, 9, paper.lamp, 1.5) +
    rect(73, -49, 5, 9, paper.lamp, 1.5),
  school: () =>
    rect(-72, -56, 144, 56, '#E3B873') +
    rect(44, -56, 28, 56, paper.lamp, 0, 'fill-opacity=".3"') +
    rect(-72, -7, 144, 7, '#B98F55') +
    path('M-82,-53L-60,-80H60L82,-53Z', paper.brick) +
    path('M60,-80L82,-53H62L46,-80Z', '#CC5F48') +
    line('M-74,-62H74M-67,-71H67', '#94362A', 1.4) +
    rect(-17, -98, 34, 98, '#EBC88C') +
    rect(9, -98, 8, 98, paper.lamp, 0, 'fill-opacity=".35"') +
    path('M-24,-95L0,-122L24,-95Z', paper.brick) +
    path('M0,-122L24,-95H12Z', '#CC5F48') +
    line('M0,-122v-9', INK, 1.6) +
    path('M0,-131q9,-3 16,1v7q-7,-3 -16,0Z', paper.barley) +
    circle(0, -80, 10, '#B98F55') +
    circle(0, -80, 8.4, paper.white) +
    line('M0,-80V-86M0,-80H4', INK, 1.8) +
    path('M-13,0V-28a13,13 0 0 1 26,0V0Z', paper.white) +
    path('M-10,0V-27a10,10 0 0 1 20,0V0Z', paper.dusk) +
    line('M0,-37V0', paper.ink, 1.4) +
    rect(-18, -4, 36, 4, paper.stone, 1) +
    [-64, -42, 25, 47]
      .map(
        (x) =>
          rect(x - 2, -44, 19, 25, paper.white, 1.5) +
          rect(x, -42, 15, 21, paper.lamp, 1) +
          line(`M${x + 7.5},-42v21M${x},-32h15`, paper.white, 1.6),
      )
      .join('') +
    path('M-62,-24l3,-5l3,5ZM-40,-24h6v-4h-6Z', paper.poppy) +
    circle(31, -25, 2.6, paper.teal) +
    path('M-72,2Q-60,-10 -46,2ZM46,2Q60,-10 74,2Z', paper.moss),
  kennels: () =>
    rect(-76, -48, 152, 48, '#CDB891') +
    rect(50, -48, 26, 48, paper.lamp, 0, 'fill-opacity=".3"') +
    line(
      'M-76,-34H-64M-34,-34H-16M14,-34H32M64,-34H76M-76,-10H-64M-34,-10H-16M14,-10H32M64,-10H76',
      '#B29C74',
      1.5,
    ) +
    path('M-88,-45L-70,-74H70L88,-45Z', paper.teal) +
    path('M70,-74L88,-45H68L54,-74Z', '#6BA8A4') +
    line('M-81,-54H81M-75,-64H75', '#3F7674', 1.4) +
    [-62, -14, 34]
      .map(
        (x) =>
          path(`M${x - 3},0V-22a17,17 0 0 1 34,0V0Z`, '#A98F63') +
          path(`M${x},0V-22a14,14 0 0 1 28,0V0Z`, paper.woodDeep) +
          rect(x + 6, -44, 16, 5, paper.white, 1.5),
      )
      .join('') +
    ellipse(-48, -3, 9, 2.6, paper.poppy) +
    circle(0, -60, 10, paper.white) +
    ellipse(0, -57.5, 4, 3.2, paper.poppy) +
    path(
      circlesPath([
        [-5, -62, 1.8],
        [0, -64.5, 1.9],
        [5, -62, 1.8],
      ]),
      paper.poppy,
    ),
} as const;
