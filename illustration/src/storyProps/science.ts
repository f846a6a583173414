import { INK, paper } from '../drawing/palette.ts';
import { circle, line, path, rect, star } from '../drawing/svg.ts';
import { eyes } from '../head/eyeball.ts';
import { glow } from '../scenery/softness.ts';
import { sittingAnimal } from './animals.ts';
import { someone } from './people.ts';
import { smallRobot } from './smallRobot.ts';
import type { PropsOf } from './storyProp.ts';

const book = (cover: string): string =>
  path('M-15,0V-26Q-15,-30 -11,-30H15V0Z', cover) +
  rect(-12, -5, 26, 4, paper.white) +
  line('M-6,-24h14M-6,-19h9', paper.white, 2.2);

export const science: PropsOf<'scienceLab' | 'robotWorkshop' | 'museumNight'> = {
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
      eyes([[-20, -13]], 0.48) +
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
