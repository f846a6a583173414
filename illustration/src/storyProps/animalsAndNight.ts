import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect, star } from '../drawing/svg.ts';
import { glow } from '../scenery/sky.ts';
import { sittingAnimal, standingAnimal } from './animals.ts';
import { hedgehog } from './magic.ts';
import { peakedCap } from './people.ts';
import type { PropsOf } from './storyProp.ts';

export const animalsAndNight: PropsOf<'farmVisit' | 'ridingStable' | 'horseFarm' | 'animalShelter' | 'moonlitGarden' | 'sleepyHarbor' | 'dreamTrain'> = {
  farmVisit: {
    helper: () => standingAnimal('#E7E2D6', paper.white, 'goat'),
    prize: () => path('M-34,-4Q-30,-18 0,-16Q30,-18 34,-4Q0,6 -34,-4Z', paper.barleyDeep) + line('M-30,-8l-8,-6M-16,-12l-6,-8M30,-8l8,-6M14,-12l6,-8', paper.barley, 3) + path('M-11,-12C-14,-28 -6,-38 0,-38C6,-38 14,-28 11,-12Q0,-8 -11,-12Z', '#F3D9C3') + ellipse(-4, -27, 3, 5, paper.white) + line('M-32,-5q16,7 32,3t32,-3', '#B87F3B', 3),
    obstacle: () => ellipse(0, -1, 84, 12, '#6F4A30') + rect(-70, -70, 9, 72, paper.woodDark, 3) + rect(62, -70, 9, 72, paper.woodDark, 3) + line('M-62,-16H62M-62,-38H62M-62,-60H62M-62,-16L62,-60', paper.wood, 7) + path(circlesPath([[-30, 0, 7], [10, 2, 8], [40, -1, 6]]), '#8A5A36') + path(circlesPath([[-32, -40, 3.6], [18, -18, 4], [44, -62, 3]]), '#6F4A30'),
    keepsake: () => path('M-12,0Q-20,-18 12,-28Q18,-10 -12,0Z', paper.white) + line('M-15,3Q-2,-12 8,-24', paper.stone, 2.2) + line('M-4,-7l-6,-4M2,-13l-5,-5', paper.stone, 1.6),
  },
  ridingStable: {
    helper: () => standingAnimal('#C98E55', '#E7C9A0', 'pony', path('M-10,-40Q2,-46 12,-40L10,-28H-8Z', paper.brick)),
    prize: () => standingAnimal('#8F8A88', '#B9B4B0', 'pony', path('M52,-66C44,-72 47,-78 51,-76Q52,-75 52,-74Q53,-76 55,-76C59,-76 58,-70 52,-66Z', paper.poppy)),
    obstacle: () => [-64, 64].map((x) => path(`M${x - 12},0L${x - 5},-74H${x + 5}L${x + 12},0Z`, paper.teal) + circle(x, -76, 6, paper.barley)).join('') + [['#F4F1E8', -58], [paper.poppy, -38]].map(([colour, y]) => rect(-62, Number(y) - 5, 124, 10, String(colour), 5) + [-40, 0, 40].map((x) => rect(x - 9, Number(y) - 5, 18, 10, colour === paper.poppy ? paper.white : paper.poppy)).join('')).join('') + path('M-40,0q8,-14 16,0ZM20,0q8,-14 16,0Z', paper.moss),
    keepsake: () => line('M-14,-2L10,-20', paper.stoneDark, 4.4) + rect(6, -27, 12, 9, paper.stone, 2, 'transform="rotate(-36 12 -22)"'),
  },
  horseFarm: {
    helper: () => `<g transform="scale(.92)">${standingAnimal('#A0623A', '#D9B48A', 'pony', path('M37,-60l5,8l-4,6l-3,-6Z', paper.white))}</g>`,
    prize: () => line('M0,-64V-56', paper.woodDark, 5) + rect(-22, -70, 44, 8, paper.wood, 3) + path('M-4,-56Q-28,-46 -22,-24Q-14,-8 6,-12Q26,-18 20,-38Q16,-52 -4,-56Z', 'none', 'stroke="#B5314E" stroke-width="6"') + line('M-21,-32Q0,-26 20,-34', '#B5314E', 5) + circle(-21, -31, 4, paper.barley) + circle(20, -34, 4, paper.barley) + line('M6,-12q2,8 12,8t8,6', paper.cream, 4),
    obstacle: () => rect(-80, -66, 10, 68, paper.woodDark, 3) + rect(70, -66, 10, 68, paper.woodDark, 3) + path('M-70,-60L8,-84V-12L-70,-6Z', 'none', `stroke="${paper.wood}" stroke-width="7" stroke-linejoin="round"`) + line('M-70,-34L8,-48M-70,-8L8,-82', paper.wood, 6) + path('M20,0q6,-8 12,0M44,-4q6,-8 12,0M34,10q6,-8 12,0', 'none', `stroke="${paper.woodDark}" stroke-width="4" stroke-linecap="round"`),
    keepsake: () => line('M-8,0Q-14,-18 -2,-26M-2,0Q-6,-16 2,-26M4,0Q4,-16 6,-26M10,-2Q12,-14 9,-25', '#5C3320', 3) + rect(-5, -28, 16, 6, paper.clover, 3),
  },
  animalShelter: {
    helper: () => path('M14,-20Q34,-26 34,-42', 'none', 'stroke="#B58A5A" stroke-width="5" stroke-linecap="round"') + line('M-16,-16V-2M-8,-16V-2M18,-16V-2', '#8A6540', 6) + path('M-26,-20C-28,-38 -8,-38 8,-38Q26,-38 26,-24Q24,-13 12,-13H-14Q-24,-13 -26,-20Z', '#C99A66') + path('M-18,-34Q-14,-58 -32,-56Q-46,-54 -46,-42Q-44,-32 -28,-30Z', '#C99A66') + path('M-28,-56Q-16,-54 -16,-36Q-24,-36 -28,-46Z', '#8A6540') + circle(-46, -45, 3, INK) + circle(-37, -48, 2.2, INK) + line('M-44,-37q4,2 8,0', INK, 1.8) + path('M-26,-33Q-20,-26 -14,-30L-16,-36Z', paper.poppy),
    prize: () => sittingAnimal('#4A4A50', '#E3DED6', 'flop', 'thin') + path('M-15,-23Q0,-16 15,-23L14,-18Q0,-11 -14,-18Z', paper.barley) + circle(0, -14, 5.4, paper.lamp) + line('M-2.500,-14h5', paper.woodDark, 1.8),
    obstacle: () => rect(-52, -64, 104, 64, '#C99B66', 4) + rect(-58, -74, 116, 15, '#B08452', 4) + path(circlesPath([[-24, -34, 5], [-8, -40, 5], [8, -34, 5]]), paper.woodDeep) + rect(28, -64, 9, 64, paper.cream) + line('M-66,-16l-10,-4M-66,-30l-10,2M66,-16l10,-4M66,-30l10,2', paper.barley, 4),
    keepsake: () => path('M-16,0L-15,-28L16,-27L15,-1Z', paper.white) + ellipse(0, -9, 6, 5, paper.woodDark) + path(circlesPath([[-8, -16, 2.8], [-3, -20, 2.8], [3, -20, 2.8], [8, -16, 2.8]]), paper.woodDark),
  },
  moonlitGarden: {
    helper: hedgehog,
    prize: () => glow(0, -44, 32) + line('M0,0Q-4,-20 0,-34', '#4F8A6A', 4.4) + path('M-1,-8Q-22,-10 -26,-24Q-8,-24 -1,-8ZM-1,-12Q18,-14 22,-28Q6,-26 -1,-12Z', '#4F8A6A') + path('M0,-34Q-30,-36 -24,-54Q-10,-50 0,-34ZM0,-34Q30,-36 24,-54Q10,-50 0,-34ZM0,-34Q-18,-54 0,-66Q18,-54 0,-34Z', '#F4F1FA') + circle(0, -42, 5, paper.lamp),
    obstacle: () => rect(-54, -82, 10, 84, paper.stoneDark, 3) + rect(44, -82, 10, 84, paper.stoneDark, 3) + path('M-44,-60Q0,-96 44,-60V0H-44Z', 'none', `stroke="${INK}" stroke-width="6"`) + line('M-28,-70V0M-14,-76V0M0,-78V0M14,-76V0M28,-70V0M-44,-30H44', INK, 4) + circle(-49, -86, 7, paper.stone) + circle(49, -86, 7, paper.stone) + circle(10, -36, 4.4, paper.barley) + path('M-60,0q4,-20 12,-26q4,14 0,26Z', paper.moss),
    keepsake: () => path('M-18,0Q-14,-4 16,-3Q20,0 16,2H-14Z', '#D9B88E') + circle(2, -12, 12, '#B57D48') + path('M2,-12a4,4 0 1 1 4,4a8,8 0 1 1 7,-9', 'none', `stroke="${paper.cream}" stroke-width="3" stroke-linecap="round"`),
  },
  sleepyHarbor: {
    helper: () => path('M-46,-18H48Q44,2 28,2H-30Q-42,0 -46,-18Z', paper.brick) + rect(-46, -23, 94, 6, paper.white, 2) + rect(-20, -46, 36, 24, paper.white, 5) + path(circlesPath([[-9, -34, 3], [5, -34, 3]]), INK) + line('M-7,-28q5,4 10,0', INK, 2) + rect(-8, -62, 11, 18, INK) + rect(-8, -58, 11, 5, paper.barley) + circle(4, -70, 5, paper.white, 'opacity=".8"') + line('M-52,4q10,-5 20,0t20,0t20,0t20,0t20,0', '#7CB4C0', 4),
    prize: () => glow(0, -28, 36) + rect(-16, -6, 32, 6, INK, 2) + rect(-12, -36, 24, 30, paper.lamp, 4) + line('M-12,-36V-6M12,-36V-6M0,-36V-6', INK, 2.6) + path('M-16,-36L0,-48L16,-36Z', INK) + circle(0, -52, 5, 'none', `stroke="${INK}" stroke-width="3"`) + circle(0, -18, 5, paper.flame),
    obstacle: () => rect(-68, -40, 22, 42, paper.woodDark, 6) + rect(-72, -46, 30, 9, paper.stoneDark, 4) + line('M-46,-28Q-10,-60 20,-26T66,-40Q78,-20 50,-12T-4,-6T-40,-14', paper.cream, 6) + line('M66,-40l12,-8M66,-40l14,2', paper.cream, 4) + ellipse(0, 0, 80, 4, INK, 'opacity=".2"'),
    keepsake: () => path('M-9,-24H9L7,0H-7Z', '#C99B66') + path(circlesPath([[-3, -17, 1.7], [3, -10, 2], [-2, -5, 1.5]]), '#8A6540') + rect(-10, -26, 20, 6, '#B08452', 2),
  },
  dreamTrain: {
    helper: () => path('M-22,0C-26,-26 -14,-38 0,-38C14,-38 26,-26 22,0Z', '#22304F') + line('M0,-34V-4', paper.barley, 2.4, 'stroke-dasharray="2 6"') + circle(0, -54, 21, '#8A5A3C') + path(circlesPath([[-17, -70, 7], [17, -70, 7]]), '#6F452C') + ellipse(0, -47, 10, 7.5, paper.cream) + path(circlesPath([[-8, -57, 2.4], [8, -57, 2.4], [0, -50, 2.8]]), INK) + line('M-4,-45q4,3 8,0', INK, 1.8) + `<g transform="translate(0 17)">${peakedCap('#7F4A78')}</g>` + ellipse(-10, -1, 9, 5, '#6F452C') + ellipse(10, -1, 9, 5, '#6F452C'),
    prize: () => rect(-44, -8, 88, 8, paper.woodDark, 3) + rect(-4, -60, 8, 52, paper.woodDark) + rect(-34, -62, 68, 26, '#5A4B86', 5) + star(0, -49, 10, paper.lamp) + star(-20, -49, 5, paper.lamp) + star(20, -49, 5, paper.lamp) + glow(0, -49, 24),
    obstacle: () => path(circlesPath([[-50, -16, 20], [-16, -22, 26], [26, -20, 24], [56, -14, 18]]), '#B9B3D6') + path('M-26,-60L24,-74L32,-48L-18,-34Z', paper.barley) + circle(2, -54, 5, '#5A4B86') + line('M-16,-52l10,-3M12,-60l10,-3', '#5A4B86', 3) + line('M-44,-66q-10,4 -14,12M46,-76q10,-2 16,4', paper.white, 3, 'stroke-dasharray="4 5"'),
    keepsake: () => path('M-16,-2Q-20,-18 -2,-18Q18,-20 16,-2Q0,4 -16,-2Z', '#E3DDF3') + star(0, -12, 7, paper.barley) + star(13, -23, 4, paper.barley) + star(-11, -24, 3.4, paper.barley),
  },
};
