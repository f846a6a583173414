import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect, star } from '../drawing/svg.ts';
import { lit } from './forms.ts';

/** Small things worth a way: about 40 high, they stand on 0,0. */
export const treasures = {
  bottle: () =>
    path('M-11,0Q-14,-22 -5,-30V-42H5V-30Q14,-22 11,0Z', '#6FAE8E') +
    rect(-6, -3, 12, 3, '#4F8D70') +
    path('M-6,-4L-4,-24L5,-23L6,-4Z', paper.cream) +
    line('M-5,-15L6,-14', paper.poppy, 2.4) +
    rect(-5, -47, 10, 7, paper.wood, 2),
  waterBottle: () =>
    rect(-10, -36, 20, 36, '#3B7DB0', 6) +
    rect(-7, -46, 14, 11, paper.stone, 3) +
    line('M-5,-28V-8', '#8FC1EA', 3) +
    path('M10,-30Q22,-26 10,-14', 'none', `stroke="${paper.woodDark}" stroke-width="3"`),
  greenLantern: () =>
    lit(34, -22) +
    path('M0,-46Q16,-48 14,-56', 'none', `stroke="${paper.woodDark}" stroke-width="3"`) +
    path('M0,-46C24,-34 20,-4 0,0C-20,-4 -24,-34 0,-46Z', '#8CC47A') +
    path('M0,-40C12,-30 12,-12 0,-6C-12,-12 -12,-30 0,-40Z', '#E4F5B0') +
    line('M0,-44V-2', '#5F8A4F', 2),
  lantern: () =>
    lit(36, -24) +
    path('M-8,-46Q0,-60 8,-46', 'none', `stroke="${INK}" stroke-width="3"`) +
    path('M-16,-40L-9,-47H9L16,-40Z', paper.dusk) +
    rect(-13, -40, 26, 34, paper.lamp, 3) +
    path('M0,-32Q10,-20 0,-12Q-10,-20 0,-32Z', paper.flame) +
    line('M-13,-40V-6M13,-40V-6', paper.dusk, 3) +
    rect(-17, -7, 34, 7, paper.dusk, 2),
  starLamp: () =>
    lit(38, -26) +
    star(0, -26, 28, paper.lamp) +
    star(0, -26, 15, paper.white) +
    line('M0,-54V-62', paper.woodDark, 3),
  blueGlass: () =>
    lit(30, -22) +
    circle(0, -21, 21, '#4E7FC4') +
    star(3, -20, 11, paper.lamp) +
    path('M-14,-28Q-10,-38 0,-38', 'none', `stroke="${paper.white}" stroke-width="3"`),
  nightLight: () =>
    lit(36, -26) +
    path('M4,-48A22,22 0 1 0 22,-16A18,18 0 0 1 4,-48Z', paper.lamp) +
    rect(-16, -6, 32, 6, paper.wood, 2),
  pinkShell: () =>
    path('M-20,-4Q-24,-28 0,-42Q24,-24 18,-2Q0,6 -20,-4Z', '#F3D3BE') +
    path('M0,-8Q-14,-22 4,-36Q20,-20 0,-8Z', '#E59A9A') +
    line('M-14,-6Q-14,-22 0,-36', '#D2A189', 2.4),
  pot: () =>
    path('M-24,-26Q-28,0 0,0Q28,0 24,-26Z', '#4E7FA8') +
    line('M-24,-22Q-36,-22 -30,-10M24,-22Q36,-22 30,-10', '#3A6388', 4) +
    ellipse(0, -28, 25, 6, '#3A6388') +
    circle(0, -36, 4, '#3A6388') +
    path('M-16,-20Q-16,-8 -8,-4', 'none', 'stroke="#8FB8DA" stroke-width="3"'),
  cup: () =>
    path('M-15,-32H15L11,0H-11Z', '#4E86C0') +
    path('M14,-26Q28,-24 12,-8', 'none', 'stroke="#3A6AA0" stroke-width="4"') +
    rect(-16, -34, 32, 4, paper.white) +
    path('M-4,-14q5,-3 8,1q-4,4 -8,-1Z', '#3A6AA0'),
  redBucket: () =>
    path('M-17,-28Q0,-54 17,-28', 'none', `stroke="${paper.barley}" stroke-width="3"`) +
    path('M-20,-30H20L14,0H-14Z', paper.poppy) +
    ellipse(0, -30, 20, 5, paper.brick) +
    rect(-17, -16, 34, 5, paper.barley),
  blueBucket: () =>
    path('M-18,-30Q0,-56 18,-30', 'none', `stroke="${paper.stoneDark}" stroke-width="3"`) +
    path('M-20,-32H20L14,0H-14Z', '#3B7DB0') +
    ellipse(0, -32, 20, 5, '#A9DCEB') +
    line('M-16,-12H16M-18,-20H18', '#6FAFD4', 2.4),
  crown: () =>
    path('M-24,-4L-28,-34L-12,-20L0,-40L12,-20L28,-34L24,-4Z', paper.barley) +
    rect(-24, -9, 48, 9, paper.barleyDeep, 2) +
    circle(0, -14, 4, paper.poppy) +
    circle(-28, -34, 3.4, paper.poppy) +
    circle(28, -34, 3.4, paper.poppy) +
    circle(0, -41, 3.4, paper.poppy),
  spoon: () =>
    line('M-20,0L10,-32', paper.barley, 5) +
    path('M6,-28Q6,-44 20,-46Q28,-36 18,-26Q10,-22 6,-28Z', paper.barley) +
    path('M12,-34Q14,-41 20,-42', 'none', `stroke="${paper.cream}" stroke-width="2.4"`),
  comb: () =>
    path('M-26,-20Q0,-42 26,-20L24,-14H-24Z', '#E58C8C') +
    line('M-21,-14V-1M-14,-14V0M-7,-14V0M0,-14V0M7,-14V0M14,-14V0M21,-14V-1', '#E58C8C', 3.6) +
    path('M24,-20q12,-4 8,-14', 'none', 'stroke="#E58C8C" stroke-width="4"'),
  bead: () =>
    circle(0, -14, 14, '#3F7FB5') +
    circle(-5, -19, 4, '#BFE0F2') +
    ellipse(7, -8, 4, 2, '#2B5C88') +
    circle(1, -26, 2.6, INK),
  ring: () =>
    ellipse(0, -18, 22, 18, paper.poppy) +
    ellipse(0, -18, 12, 9, paper.teal) +
    star(-14, -30, 4, paper.white),
  button: () =>
    circle(0, -17, 17, '#C4CED4') +
    circle(0, -17, 12, '#DDE5E8') +
    line('M0,-26V-9M-6,-13Q0,-5 6,-13M-4,-22H4', paper.dusk, 2.6),
  spectacles: () =>
    circle(-14, -16, 12, '#DCEBF0', `stroke="${paper.stoneDark}" stroke-width="3"`) +
    circle(14, -16, 12, '#DCEBF0', `stroke="${paper.stoneDark}" stroke-width="3"`) +
    line('M-3,-18Q0,-22 3,-18M26,-18L34,-28', paper.stoneDark, 3) +
    line('M29,-22L32,-26', '#3B7DB0', 4),
  swimGlasses: () =>
    ellipse(-13, -16, 13, 10, '#8FC1EA', 'stroke="#2F6DB5" stroke-width="3.6"') +
    ellipse(13, -16, 13, 10, '#8FC1EA', 'stroke="#2F6DB5" stroke-width="3.6"') +
    path('M-26,-18Q-40,-40 0,-40Q40,-40 26,-18', 'none', 'stroke="#4F9A4F" stroke-width="3.4"'),
  pencil: () =>
    path('M-28,-2L-24,-12L-18,-4Z', paper.cream) +
    line('M-20,-9L4,-24', paper.barley, 10) +
    line('M4,-24L22,-35', paper.stone, 10) +
    circle(25, -37, 5, paper.poppy),
  crystalStar: () =>
    lit(36, -24) +
    star(0, -25, 26, '#F08A78') +
    circle(0, -25, 7, paper.cream) +
    path('M-20,-2Q0,-10 20,-2Z', '#D96A5A'),
  tinStar: () =>
    line('M0,-44V-64', paper.woodDark, 2) + star(0, -24, 22, '#C9D4DA') + circle(0, -24, 4, paper.stone),
  woolStar: () =>
    path('M0,-44L7,-28L24,-26L11,-14L15,0L0,-8L-15,0L-11,-14L-24,-26L-7,-28Z', paper.clover) +
    path('M0,-44L7,-28H-7Z', '#3B7DB0') +
    line('M-6,-20L6,-12M6,-20L-6,-12', '#E6A4C4', 2),
  seed: () =>
    path('M0,-40C22,-30 20,-2 0,0C-20,-2 -22,-30 0,-40Z', '#4E86C0') +
    line('M-8,-32Q-14,-16 -6,-2M2,-38Q8,-18 4,-1M11,-30Q17,-16 10,-4', paper.ice, 3),
  strawberry: () =>
    path('M0,0C-22,-10 -22,-32 0,-32C22,-32 22,-10 0,0Z', paper.poppy) +
    path('M-14,-30L-6,-42L0,-34L6,-42L14,-30Q0,-24 -14,-30Z', paper.moss) +
    path(circlesPath([[-7, -20, 1.6], [6, -22, 1.6], [0, -12, 1.6], [9, -14, 1.6], [-3, -26, 1.6]]), paper.cream), // prettier-ignore
  feather: () =>
    path('M-20,0Q-24,-34 12,-52Q28,-30 -6,-8Z', '#D6E0E4') +
    line('M-22,2Q-8,-22 10,-46', paper.stoneDark, 2.4) +
    line('M-8,-14L8,-16M-2,-24L14,-28', paper.stone, 1.8),
  tassel: () =>
    line('M0,-46Q-6,-40 0,-34', paper.woodDark, 3) +
    path('M-8,-34H8L14,0L6,-6L0,0L-6,-6L-14,0Z', paper.barley) +
    rect(-9, -34, 18, 6, paper.barleyDeep, 2) +
    circle(-5, -20, 3, paper.woodDark) +
    circle(5, -16, 3, paper.woodDark),
  cog: () =>
    path(
      'M-21,-14h42v-16h-42ZM-8,-43h16v42h-16ZM-20,-31l11,-11l29,29l-11,11ZM20,-31l-11,-11l-29,29l11,11Z',
      paper.barleyDeep,
    ) +
    circle(0, -22, 17, paper.barley) +
    circle(0, -22, 7, paper.woodDark),
  basket: () =>
    path('M-22,-24Q0,-58 22,-24', 'none', `stroke="${paper.woodDark}" stroke-width="4"`) +
    path('M-27,-26H27L20,0H-20Z', paper.wood) +
    path('M-28,-28Q0,-40 28,-28L18,-14L8,-22L-4,-12L-14,-22L-24,-16Z', paper.white) +
    line('M-18,-30L-12,-20M-4,-34V-16M12,-33L8,-22', paper.poppy, 2.6),
  carrots: () =>
    path('M-26,-24H26L20,0H-20Z', paper.wood) +
    path('M-18,-22L-14,-40L-6,-22ZM-4,-22L2,-44L8,-22ZM10,-22L18,-38L22,-22Z', paper.flame) +
    line('M-14,-40l-4,-8M-14,-40l3,-8M2,-44l-3,-8M2,-44l4,-8M18,-38l5,-8', paper.moss, 3.4) +
    line('M-24,-14H24M-22,-7H22', paper.woodDark, 2),
  cake: () =>
    rect(-28, -5, 56, 5, paper.stone, 2) +
    rect(-23, -26, 46, 21, paper.cream, 4) +
    path(
      'M-23,-24Q-16,-12 -10,-22Q-3,-12 4,-22Q11,-12 17,-22L23,-24Q23,-32 0,-32Q-23,-32 -23,-24Z',
      paper.clover,
    ) +
    line('M-10,-32V-42M0,-33V-44M10,-32V-42', paper.white, 3) +
    circle(-10, -44, 2.6, paper.lamp) +
    circle(0, -46, 2.6, paper.lamp) +
    circle(10, -44, 2.6, paper.lamp),
  plumCakes: () =>
    rect(-34, -5, 68, 5, paper.stone, 2) +
    rect(-30, -18, 60, 13, '#D9A45F', 3) +
    path(circlesPath([[-22, -18, 5], [-8, -19, 5], [6, -18, 5], [20, -19, 5]]), '#6A4A92') +
    line('M-15,-18V-5M0,-18V-5M14,-18V-5', paper.cream, 2), // prettier-ignore
  coinJar: () =>
    path('M-16,-38V-4Q0,4 16,-4V-38Z', '#CFE6EA', 'opacity=".9"') +
    path('M-14,-22V-5Q0,2 14,-5V-22Z', paper.barley) +
    rect(-18, -44, 36, 7, paper.wood, 2) +
    line('M-16,-26H16', paper.poppy, 2),
  jarOfEarth: () =>
    path('M-16,-34V-4Q0,4 16,-4V-34Z', '#DDEDEA') +
    path('M-15,-18V-5Q0,2 15,-5V-18Z', paper.woodDark) +
    line('M0,-18Q-2,-34 6,-42', paper.moss, 3) +
    path('M5,-40Q16,-48 20,-38Q12,-34 5,-40Z', paper.moss) +
    line('M-10,-20V-40', paper.wood, 2) +
    path('M-10,-40L4,-36L-10,-31Z', paper.poppy),
  singingGlass: () =>
    path('M-16,-42H16Q16,-16 3,-15V-4H12V0H-12V-4H-3V-15Q-16,-16 -16,-42Z', '#DDEFF2') +
    rect(-17, -44, 34, 4, '#2F6DB5', 2) +
    path('M-14,-32Q0,-28 14,-32Q10,-18 0,-17Q-10,-18 -14,-32Z', '#A9CFE2'),
} as const;
