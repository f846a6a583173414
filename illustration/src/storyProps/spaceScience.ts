import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect, star } from '../drawing/svg.ts';
import { glow } from '../scenery/sky.ts';
import { sittingAnimal } from './animals.ts';
import { someone } from './people.ts';
import { bubble } from './smallThings.ts';
import type { PropsOf } from './storyProp.ts';

const smallRobot = (shell: string, lamp: string): string =>
  line('M-8,-6V0M8,-6V0M0,-52V-60', paper.stoneDark, 5) +
  circle(0, -63, 4, paper.barley) +
  rect(-16, -26, 32, 22, shell, 7) +
  rect(-19, -52, 38, 26, shell, 9) +
  rect(-14, -46, 28, 15, INK, 6) +
  circle(-6, -39, 4, lamp) +
  circle(6, -39, 4, lamp) +
  line('M-16,-18L-24,-10M16,-18L26,-26', paper.stoneDark, 4.4) +
  circle(-5, -15, 2.6, paper.poppy) +
  circle(4, -15, 2.6, paper.barley);
const book = (cover: string): string =>
  path('M-15,0V-26Q-15,-30 -11,-30H15V0Z', cover) +
  rect(-12, -5, 26, 4, paper.white) +
  line('M-6,-24h14M-6,-19h9', paper.white, 2.2);

export const spaceScience: PropsOf<
  'alienPlanet' | 'spaceStation' | 'moonLanding' | 'scienceLab' | 'robotWorkshop' | 'museumNight'
> = {
  alienPlanet: {
    helper: () =>
      path('M-40,0Q-30,-10 0,-10H24Q32,-22 38,-10Q42,0 30,0Z', '#3FD1A8') +
      circle(-6, -24, 20, '#7A5BB0') +
      path('M-6,-24a6,6 0 1 1 6,6a12,12 0 1 1 11,-14', 'none', 'stroke="#C3B6E3" stroke-width="4"') +
      line('M26,-12L20,-36M31,-12L33,-42M35,-10L46,-34', '#3FD1A8', 3.4) +
      path(
        circlesPath([
          [20, -38, 5],
          [33, -44, 5],
          [47, -36, 5],
        ]),
        paper.white,
      ) +
      path(
        circlesPath([
          [21, -38, 2.4],
          [34, -44, 2.4],
          [48, -36, 2.4],
        ]),
        INK,
      ) +
      line('M28,-4q5,3 9,-1', INK, 1.8),
    prize: () =>
      glow(0, -30, 30) +
      bubble(
        circle(-12, -32, 7, paper.barley) +
          line('M-6,-30H18M12,-30v8M18,-30v6', paper.barley, 4.4) +
          circle(-12, -32, 2.6, paper.white),
        '#F1E6FA',
      ),
    obstacle: () =>
      path('M-80,-84H80Q70,-52 40,-58Q20,-40 0,-54Q-24,-38 -42,-56Q-70,-50 -80,-84Z', '#5FB3C9') +
      line('M-50,-76q12,6 24,0t24,0M0,-66q12,6 24,0t24,0', paper.white, 3) +
      path('M-40,-52q4,12 0,18q-6,-6 0,-18ZM30,-54q4,14 0,22q-7,-8 0,-22Z', '#5FB3C9') +
      ellipse(0, -2, 60, 6, '#8C5B8A'),
    keepsake: () =>
      circle(0, -11, 12, '#D9C8F0') +
      path(
        circlesPath([
          [-4, -14, 3],
          [4, -8, 3.6],
          [5, -16, 1.8],
        ]),
        '#A892D0',
      ),
  },
  spaceStation: {
    helper: () => smallRobot('#E7ECE8', '#9FE8FF'),
    prize: () =>
      rect(-16, -18, 32, 18, paper.dusk, 4) +
      circle(-6, -9, 4, paper.lamp) +
      line('M0,-18V-32', paper.stoneDark, 4) +
      path('M-16,-48Q-14,-30 4,-28Q-2,-44 -16,-48Z', paper.white) +
      line('M8,-36q6,-4 6,-12M14,-30q12,-8 12,-22', paper.barley, 3.6),
    obstacle: () =>
      circle(0, -42, 44, '#8598A2') +
      circle(0, -42, 35, '#C9D3E6') +
      circle(0, -42, 26, '#5F7583') +
      path('M0,-68a26,26 0 0 0 0,52Z', '#6F8794') +
      line('M0,-68V-16', INK, 3) +
      [0, 60, 120, 180, 240, 300]
        .map((a) => rect(-4, -86, 8, 8, paper.barley, 2, `transform="rotate(${a} 0 -42)"`))
        .join('') +
      rect(-50, -4, 100, 6, paper.stoneDark, 2),
    keepsake: () =>
      circle(0, -13, 13, paper.dusk) +
      circle(0, -13, 10, paper.barley) +
      path('M0,-22Q6,-14 4,-7H-4Q-6,-14 0,-22Z', paper.white) +
      circle(0, -13, 2, paper.dusk),
  },
  moonLanding: {
    helper: () => sittingAnimal('#DAD7CE', paper.white, 'long', 'stub'),
    prize: () =>
      line('M-14,0V-60', paper.stoneDark, 4) +
      path('M-12,-60Q6,-66 30,-58V-34Q6,-42 -12,-36Z', paper.white) +
      path('M9,-40C-3,-48 0,-58 6,-56Q9,-55 9,-51Q10,-55 13,-56C19,-57 21,-48 9,-40Z', paper.clover) +
      ellipse(-14, -1, 14, 4, '#8A8680'),
    obstacle: () =>
      ellipse(0, -8, 92, 18, '#8A8680') +
      path('M-92,-8Q-70,-52 -40,-40Q0,-60 44,-42Q76,-50 92,-8Q50,-24 0,-24Q-50,-24 -92,-8Z', '#C9C7C0') +
      ellipse(0, -8, 66, 10, '#5F5C5E') +
      path(
        circlesPath([
          [-58, -30, 5],
          [30, -36, 6],
          [64, -26, 4],
        ]),
        '#A8A39A',
      ),
    keepsake: () =>
      rect(-9, -22, 18, 20, '#E7ECE8', 5) +
      path('M-9,-10Q0,-14 9,-9V-6Q9,-2 4,-2H-4Q-9,-2 -9,-6Z', '#B9B4AA') +
      rect(-7, -27, 14, 5, INK, 2) +
      star(4, -17, 3, paper.lamp),
  },
  scienceLab: {
    helper: () => smallRobot('#F4F7F2', '#6FE0C0'),
    prize: () =>
      glow(0, -34, 34) +
      path('M-9,-14C-9,-24 -19,-28 -19,-40C-19,-64 19,-64 19,-40C19,-28 9,-24 9,-14Z', paper.lamp) +
      rect(-9, -14, 18, 10, paper.stoneDark, 3) +
      line('M-7,-9H7M-5,-2H5', paper.white, 2) +
      line('M-6,-18L-4,-34L0,-28L4,-34L6,-18', paper.flame, 2.4),
    obstacle: () =>
      rect(-62, -66, 124, 62, paper.teal, 8) +
      rect(-50, -56, 44, 30, INK, 5) +
      line('M-44,-40l8,-8l8,12l8,-10l6,6', paper.poppy, 3) +
      circle(18, -42, 13, 'none', `stroke="${paper.barley}" stroke-width="7" stroke-dasharray="6 4"`) +
      circle(46, -28, 9, 'none', `stroke="${paper.stone}" stroke-width="6" stroke-dasharray="5 4"`) +
      rect(-50, -18, 60, 7, paper.dusk, 3) +
      path('M26,-66q-6,-14 4,-20M36,-66q-4,-10 6,-16', 'none', `stroke="${paper.white}" stroke-width="4"`) +
      rect(-50, -4, 14, 6, INK, 2) +
      rect(36, -4, 14, 6, INK, 2),
    keepsake: () => book('#6C5CB0'),
  },
  robotWorkshop: {
    helper: () =>
      path('M24,-8Q40,-2 46,-16', 'none', `stroke="${paper.stoneDark}" stroke-width="3"`) +
      path('M-30,-2C-30,-32 24,-34 28,-2Z', '#A9B4BC') +
      circle(-2, -26, 9, '#C9D3D8') +
      circle(-2, -26, 5, '#E6A4C4') +
      circle(-20, -13, 2.6, INK) +
      circle(-30, -5, 3.4, paper.poppy) +
      rect(8, -42, 4, 16, paper.barleyDeep) +
      path('M2,-50a7,7 0 1 1 8,4a7,7 0 1 1 8,-4q-4,6 -8,4q-4,2 -8,-4Z', paper.barley) +
      circle(-14, -1, 5, INK) +
      circle(14, -1, 5, INK),
    prize: () =>
      circle(0, -24, 19, 'none', `stroke="${paper.barley}" stroke-width="11" stroke-dasharray="9 6"`) +
      circle(0, -24, 16, paper.barley) +
      circle(0, -24, 6.5, paper.woodDark) +
      path('M-9,-34q7,-5 14,-1', 'none', `stroke="${paper.lamp}" stroke-width="3"`),
    obstacle: () =>
      [
        [paper.poppy, 'M-70,0Q-60,-70 0,-40T70,0'],
        [paper.teal, 'M-60,-4Q-10,-90 30,-40T66,-12'],
        [paper.barley, 'M-50,0Q-40,-50 20,-66T54,-2'],
        [INK, 'M-66,-20Q0,10 10,-40T-10,-70T50,-30'],
        [paper.clover, 'M-30,0Q0,-60 -30,-64T40,-12'],
      ]
        .map(([colour, d]) => line(String(d), String(colour), 6))
        .join('') +
      rect(62, -8, 14, 12, INK, 3) +
      rect(-78, -6, 14, 12, INK, 3),
    keepsake: () =>
      path('M-8,-26H8V-19H-8Z', paper.barleyDeep) +
      path('M-5,-19H5L3,-2L0,2L-3,-2Z', paper.barley) +
      line('M-5,-14l10,-2M-5,-9l9,-2M-4,-4l7,-2', paper.barleyDeep, 1.8),
  },
  museumNight: {
    helper: () =>
      rect(-30, -64, 60, 64, paper.barleyDeep, 2) +
      rect(-24, -58, 48, 52, '#2F6673') +
      `<g transform="translate(0 -4)">${sittingAnimal('#E08A4A', paper.cream, 'pointed', 'thin')}</g>`,
    prize: () =>
      rect(-24, -36, 48, 24, paper.cream, 2) +
      line('M-16,-28h32M-16,-21h20', paper.woodDark, 2.6) +
      line('M0,-12V0M-12,0H12', paper.barleyDeep, 4) +
      circle(18, -32, 2, paper.brick),
    obstacle: () =>
      path('M-30,-30H30V-23H-30ZM-27,-76H-20V0H-27Z', paper.woodDark) +
      line('M-24,-24V0M24,-24V0', paper.woodDark, 6) +
      someone(
        '#C98E68',
        paper.stone,
        '#2A4A63',
        path('M-21,-88C-20,-108 20,-108 21,-88ZM-23,-91H23V-85H-23Z', '#1D3548'),
        true,
      ),
    keepsake: () =>
      path('M-17,-3L-13,-20L17,-16L14,0Z', paper.poppy) +
      line('M6,-17L3,-2', paper.white, 2, 'stroke-dasharray="2 3"') +
      star(-5, -11, 5, paper.white),
  },
};
