import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect } from '../drawing/svg.ts';

const stone = (fill: string, spots: string): string =>
  path('M-48,0Q-60,-34 -34,-58Q-4,-76 30,-62Q58,-42 50,0Q0,8 -48,0Z', fill) +
  path('M-34,-58Q-4,-76 30,-62Q8,-50 -10,-52Q-26,-50 -34,-58Z', mix(fill, paper.white, 0.3)) +
  path('M10,0Q40,-10 44,-44Q58,-28 50,0Q30,4 10,0Z', mix(fill, INK, 0.2)) +
  spots;

const crate = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, '#B98252', 2) +
  line(`M${x + 4},${y + h * 0.34}H${x + w - 4}M${x + 4},${y + h * 0.68}H${x + w - 4}`, '#8F5F38', 3);

const box = (fill: string, mark: string): string =>
  rect(-40, -54, 80, 54, fill, 3) +
  rect(-40, -54, 80, 12, mix(fill, paper.white, 0.2), 3) +
  line('M0,-54V0', mix(fill, INK, 0.22), 3) +
  mark;

/** What is too heavy or too long for two hands: about 70 high. */
export const weights = {
  greatAtlas: () =>
    path('M-76,0L-64,-30H84L74,0Z', paper.brick) +
    path('M-66,-6L-58,-26H78L70,-6Z', paper.cream) +
    path('M-76,-26L-58,-56H92L84,-26Z', '#8A3A50') +
    line('M-64,-12H68M-62,-18H72', paper.sand, 2) +
    line('M-10,-42q8,6 16,0M22,-42q8,6 16,0', paper.cream, 3) +
    path('M-46,-46h22l-6,12h-22Z', paper.barley) +
    circle(17, -33, 2.6, paper.cream),
  boulder: () => stone('#8D9A97', ''),
  mossStone: () => stone('#7F8D86', path('M-36,-56Q-4,-78 32,-60Q20,-40 4,-50Q-14,-36 -36,-56Z', '#5C8A4E')),
  ashStone: () => stone('#6A5A60', path('M-20,-14Q-8,-40 12,-30Q24,-18 10,-8Z', paper.flame)),
  iceBlock: () => stone('#B7DCE6', line('M-24,-20L-8,-44M6,-14L22,-40', paper.white, 4)),
  moonStone: () =>
    stone(
      '#C9C7C0',
      path(
        circlesPath([
          [-16, -26, 8],
          [14, -38, 5],
          [20, -14, 6],
        ]),
        '#A5A39C',
      ),
    ),
  shellHill: () =>
    path('M-66,0Q-40,-62 0,-66Q44,-62 68,0Z', '#E9CFB4') +
    path('M-46,-8Q-40,-40 -12,-40Q4,-30 -4,-6ZM2,-14Q6,-58 36,-50Q54,-30 44,-8Z', '#F3E2D0') +
    line(
      'M-26,-8L-24,-38M-38,-10L-30,-36M-14,-8L-16,-38M22,-12L22,-52M12,-14L12,-46M34,-12L34,-50',
      '#C99E86',
      2.4,
    ),
  log: () =>
    line('M-64,-18H60', '#7C5233', 34) +
    ellipse(64, -18, 12, 17, '#C69A62') +
    ellipse(64, -18, 6, 9, '#A87B46') +
    line('M-58,-26H20M-40,-14H34', '#5E3C24', 2.6) +
    path('M-30,-34Q-10,-44 10,-34Z', paper.moss),
  crates: () =>
    crate(-52, -36, 52, 36) + crate(4, -36, 50, 36) + crate(-30, -72, 54, 36) + crate(-10, -98, 34, 26),
  bigCrate: () =>
    crate(-46, -64, 92, 64) + line('M-46,-64L46,0', '#8F5F38', 5) + rect(-46, -66, 92, 7, '#8F5F38', 2),
  bookBox: () =>
    box('#C79A62', path('M-20,-32q10,-6 18,0q8,-6 18,0v14q-10,-5 -18,1q-8,-6 -18,-1Z', paper.white)),
  chainBox: () =>
    box(
      '#5F6F6C',
      path(
        'M-26,-24a7,5 0 1 1 12,0a7,5 0 1 1 12,0a7,5 0 1 1 12,0a7,5 0 1 1 12,0',
        'none',
        `stroke="${paper.stone}" stroke-width="4"`,
      ),
    ),
  suitcase: () =>
    path('M-14,-66Q0,-82 14,-66', 'none', `stroke="${paper.woodDeep}" stroke-width="5"`) +
    rect(-48, -66, 96, 66, paper.brick, 7) +
    line('M-26,-66V0M26,-66V0', '#8A3020', 6) +
    path(
      circlesPath([
        [-26, -40, 4],
        [26, -40, 4],
      ]),
      paper.barley,
    ),
  laundry: () =>
    path('M-42,-40H42L34,0H-34Z', paper.wood) +
    line('M-38,-26H38M-36,-13H36', paper.woodDark, 2.6) +
    path('M-44,-40Q-40,-66 -18,-58Q0,-80 20,-62Q44,-66 44,-40Z', paper.white) +
    path('M-6,-62Q16,-66 26,-42H0Z', '#8FB7D4') +
    path('M-36,-42Q-30,-60 -14,-54L-18,-40Z', paper.clover),
  bales: () =>
    rect(-62, -34, 58, 34, paper.barley, 4) +
    rect(0, -34, 58, 34, paper.barleyDeep, 4) +
    rect(-34, -68, 60, 34, '#EBC25F', 4) +
    line('M-46,-34V0M-20,-34V0M16,-34V0M42,-34V0M-18,-68V-34M10,-68V-34', '#A97F2C', 2.4) +
    line('M26,-60l10,-6M-62,-16l-8,2M58,-12l10,3', paper.barley, 2.6),
  wardrobe: () =>
    rect(-44, -112, 88, 112, '#8A5A38', 4) +
    rect(-50, -118, 100, 10, paper.woodDark, 3) +
    rect(-36, -102, 33, 92, '#A8714A', 2) +
    rect(3, -102, 33, 92, '#A8714A', 2) +
    circle(-8, -54, 3.4, paper.barley) +
    circle(8, -54, 3.4, paper.barley),
  piano: () =>
    rect(-60, -84, 120, 80, INK, 4) +
    rect(-66, -46, 132, 10, '#22414C', 2) +
    rect(-56, -44, 112, 8, paper.white) +
    line('M-44,-44v5M-34,-44v5M-18,-44v5M-8,-44v5M2,-44v5M18,-44v5M28,-44v5M44,-44v5', INK, 4) +
    line('M-56,-8V0M56,-8V0', INK, 7) +
    rect(-26, -74, 52, 22, paper.white, 2),
  noticeBoard: () =>
    line('M-50,0V-90M50,0V-90', paper.woodDark, 6) +
    rect(-62, -92, 124, 60, '#C79A62', 3) +
    path('M-48,-84H-22V-54H-48ZM-12,-80H14V-46H-12ZM26,-86H50V-60H26Z', paper.white) +
    circle(-35, -82, 2.6, paper.poppy) +
    circle(1, -78, 2.6, paper.poppy) +
    circle(38, -84, 2.6, paper.poppy),
  giantPlanet: () =>
    circle(0, -46, 44, '#B7795A') +
    path(
      'M-42,-58Q0,-74 40,-64L44,-50Q0,-58 -44,-44ZM-38,-26Q0,-40 42,-30L34,-18Q0,-26 -32,-16Z',
      '#D9A078',
    ) +
    line('M-66,-36Q0,-10 66,-56', paper.barley, 5),
  coralArch: () =>
    path('M-62,0Q-66,-96 0,-98Q66,-96 62,0H42Q44,-72 0,-74Q-44,-72 -42,0Z', '#E58C8C') +
    path(
      circlesPath([
        [-56, -50, 8],
        [-30, -88, 9],
        [10, -96, 8],
        [44, -76, 9],
        [56, -34, 7],
      ]),
      paper.flame,
    ),
  paperMoon: () =>
    circle(0, -50, 50, '#F3EEDC') +
    path(
      circlesPath([
        [-18, -62, 10],
        [14, -38, 13],
        [20, -74, 6],
        [-20, -28, 6],
      ]),
      '#DCD4B8',
    ) +
    line('M-50,-50Q0,-36 50,-50M0,-100Q-14,-50 0,0', '#C9C09F', 1.6),
} as const;
