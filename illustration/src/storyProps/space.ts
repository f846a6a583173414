import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect, star } from '../drawing/svg.ts';
import { eyes } from '../head/eyeball.ts';
import { glow } from '../scenery/softness.ts';
import { sittingAnimal } from './animals.ts';
import { smallRobot } from './smallRobot.ts';
import { bubble } from './smallThings.ts';
import type { PropsOf } from './storyProp.ts';

export const space: PropsOf<'alienPlanet' | 'spaceStation' | 'moonLanding'> = {
  alienPlanet: {
    helper: () =>
      path('M-40,0Q-30,-10 0,-10H24Q32,-22 38,-10Q42,0 30,0Z', '#3FD1A8') +
      circle(-6, -24, 20, '#7A5BB0') +
      path('M-6,-24a6,6 0 1 1 6,6a12,12 0 1 1 11,-14', 'none', 'stroke="#C3B6E3" stroke-width="4"') +
      line('M26,-12L20,-36M31,-12L33,-42M35,-10L46,-34', '#3FD1A8', 3.4) +
      eyes(
        [
          [20, -38],
          [33, -44],
          [47, -36],
        ],
        0.66,
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
};
