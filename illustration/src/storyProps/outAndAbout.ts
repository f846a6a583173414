import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect, star } from '../drawing/svg.ts';
import { standingAnimal } from './animals.ts';
import { peakedCap, someone } from './people.ts';
import type { PropsOf } from './storyProp.ts';

const tyre = (y: number, r: number): string => circle(0, y, r, 'none', `stroke="${INK}" stroke-width="8"`) + line(`M0,${y - r}V${y + r}M${-r},${y}H${r}`, paper.stone, 2.4) + circle(0, y, 5, paper.stoneDark);

export const outAndAbout: PropsOf<'schoolDay' | 'playground' | 'swimmingPool' | 'weeklyMarket' | 'trainJourney' | 'bikeTrip' | 'carRace'> = {
  schoolDay: {
    helper: () => someone('#C98E68', '#25272D', paper.teal, line('M-8,-40L-10,-24M8,-40L10,-24', paper.poppy, 5) + path('M-24,-44h10v18h-10q-4,-10 0,-18Z', paper.poppy)),
    prize: () => rect(-34, -46, 68, 46, '#EAF5F4', 6, 'opacity=".9"') + rect(-34, -12, 68, 12, paper.sand, 4) + ellipse(0, -18, 18, 12, '#D9A66B') + path(circlesPath([[-12, -28, 4.4], [8, -29, 4.4]]), '#B57D48') + circle(-10, -20, 2, INK) + circle(-17, -16, 2, paper.clover) + rect(-20, -62, 40, 13, paper.cream, 3) + line('M-10,-55.500h20', paper.woodDark, 2.4, 'stroke-dasharray="4 4"') + rect(-37, -50, 74, 6, paper.wood, 3),
    obstacle: () => rect(-66, -42, 132, 8, paper.wood, 3) + line('M-54,-34V0M54,-34V0', paper.woodDark, 7) + path('M-34,-42V-66H-22q-4,-11 5,-11t5,11H-2V-54q11,-4 11,4t-11,4V-42Z', paper.poppy) + path('M14,-42V-66H46V-42H36q3,-9 -5,-9t-5,9Z', paper.teal) + path('M-10,-84h22v-8q8,-3 8,4t8,-2v16q-9,-3 -9,3t-7,3h-22Z', paper.barley),
    keepsake: () => path('M-17,-22L17,-26L19,-2L-15,0Z', paper.white) + path('M-17,-22L3,-9L17,-26', 'none', `stroke="${paper.stone}" stroke-width="2.4" stroke-linejoin="round"`) + path('M3,-4C-3,-9 -1,-13 2,-12Q3,-11 3,-10Q4,-12 6,-12C9,-12 9,-8 3,-4Z', paper.poppy),
  },
  playground: {
    helper: () => someone('#F5D0B2', '#E6C170', '#7A5BB0', path('M15,-26l3,15h13l3,-15Z', paper.poppy) + path('M15,-26Q24,-40 34,-26', 'none', `stroke="${paper.white}" stroke-width="2.4"`)),
    prize: () => line('M-40,0L-26,-80L-12,0M40,0L26,-80L12,0M-28,-80H28', paper.wood, 5) + line('M-9,-80V-26M11,-80V-26', INK, 2) + rect(-14, -28, 30, 6, paper.barley, 3),
    obstacle: () => line('M-50,0V-100M-30,0V-100M-50,-16h20M-50,-34h20M-50,-52h20M-50,-70h20M-50,-88h20', paper.wood, 5) + path('M-30,-98C10,-84 10,-18 74,-9V0C0,-6 -4,-70 -30,-84Z', paper.teal) + path('M-26,-94C12,-80 14,-16 74,-6', 'none', `stroke="${paper.white}" stroke-width="2.6"`) + rect(-54, -106, 28, 8, paper.poppy, 3) + line('M-50,-106v-14h20v14', paper.poppy, 4),
    keepsake: () => path('M-13,-2Q-18,-20 0,-24Q18,-20 13,-2Q0,4 -13,-2Z', '#6F3A22') + path('M-12,-3Q-8,-10 0,-9Q8,-10 12,-3Q0,4 -12,-3Z', '#D9B88E') + path('M-8,-17q4,-4 9,-3', 'none', 'stroke="#A8704A" stroke-width="2.4" stroke-linecap="round"'),
  },
  swimmingPool: {
    helper: () => someone('#A06A46', '#25272D', paper.teal, path('M-21,-80C-22,-108 22,-108 21,-80Q0,-90 -21,-80Z', paper.poppy) + line('M-6,-60Q0,-50 8,-60', paper.white, 2) + rect(4, -54, 7, 5, paper.barley, 2), true),
    prize: () => line('M-30,-4q8,-5 15,0t15,0t15,0t15,0', '#7CC4D0', 4) + circle(0, -22, 16, 'none', `stroke="${paper.poppy}" stroke-width="9"`) + circle(0, -22, 16, 'none', `stroke="${paper.white}" stroke-width="9" stroke-dasharray="12 13"`),
    obstacle: () => path('M-80,-64H80L66,4H-66Z', '#2F7F9E') + path('M-80,-64H80L76,-44H-76Z', '#5FB3C9') + line('M-60,-54q12,-6 24,0t24,0M10,-54q12,-6 24,0M-44,-26q10,-5 20,0M14,-20q10,-5 20,0', paper.white, 3) + path('M0,-30V-8M-8,-15L0,-6L8,-15', 'none', `stroke="${paper.white}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"`) + rect(-92, -70, 184, 8, paper.white, 3),
    keepsake: () => path('M-12,-24H12V-10Q10,0 0,3Q-10,0 -12,-10Z', paper.dusk) + line('M-7,-15q3.500,-4 7,0t7,0M-7,-8q3.500,-4 7,0t7,0', paper.white, 2.4),
  },
  weeklyMarket: {
    helper: () => someone('#E2AE84', paper.stone, paper.white, path('M-21,-80C-24,-112 24,-112 21,-80Q0,-92 -21,-80Z', paper.brick) + path('M-11,-60H11L14,-32H-14Z', paper.moss) + circle(21, -36, 6, paper.poppy), true),
    prize: () => path('M-30,-22H30L22,0H-22Z', paper.wood) + line('M-27,-15H27M-25,-8H25', '#B27A52', 2.6) + path('M-28,-22Q0,-64 28,-22', 'none', `stroke="${paper.woodDark}" stroke-width="4.4"`) + path(circlesPath([[-14, -26, 8], [14, -26, 8]]), paper.poppy) + circle(0, -28, 9, paper.barley) + path('M-4,-36q6,-10 12,-6q-2,7 -12,6Z', paper.moss),
    obstacle: () => [[-62, '#F0C9A6', '#6A4429', paper.teal], [-22, '#8A5A3C', '#25272D', paper.clover], [18, '#E2AE84', paper.stone, paper.barley], [56, '#C98E68', '#7C4023', paper.moss]].map(([x, skin, hair, cloth]) => `<g transform="translate(${x} 0) scale(.8)">${someone(String(skin), String(hair), String(cloth), '', true)}</g>`).join(''),
    keepsake: () => path('M-13,0L-15,-26L-9,-23L-4,-27L2,-23L8,-27L15,-24L13,0Z', '#D9B88E') + circle(0, -11, 5, paper.poppy) + path('M0,-16q3,-4 6,-3', 'none', `stroke="${paper.leaf}" stroke-width="2.4" stroke-linecap="round"`),
  },
  trainJourney: {
    helper: () => someone('#F0C9A6', '#8C9396', '#22304F', peakedCap('#B5314E') + line('M0,-58V-36', paper.barley, 2, 'stroke-dasharray="2 5"') + rect(13, -40, 12, 9, paper.white, 1), true),
    prize: () => rect(-42, -60, 84, 60, paper.teal, 6) + rect(-34, -53, 44, 32, '#F8D68F', 4) + path('M-34,-30Q-16,-40 10,-30V-21H-34Z', paper.moss) + circle(-2, -43, 5, paper.white) + rect(14, -44, 9, 38, paper.poppy, 4) + rect(-6, -16, 29, 9, paper.poppy, 4) + rect(-44, -6, 88, 6, paper.dusk, 3),
    obstacle: () => line('M-84,0H84M-70,-14H70', paper.woodDark, 5) + [-60, -30, 0, 30, 60].map((x) => line(`M${x - 8},2L${x + 4},-17`, paper.wood, 5)).join('') + rect(-3, -96, 6, 84, paper.woodDark) + circle(0, -92, 19, paper.white, `stroke="${INK}" stroke-width="4"`) + line('M0,-92V-104M0,-92L-9,-88', INK, 3) + path('M4,-64H44l9,8l-9,8H4ZM-4,-44H-40l-9,8l9,8H-4Z', paper.poppy),
    keepsake: () => path('M-18,-20H18V-13a3.500,3.500 0 0 0 0,7V0H-18V-6a3.500,3.500 0 0 0 0,-7Z', paper.barley) + circle(-4, -10, 3, paper.woodDark) + line('M4,-14h8M4,-7h6', paper.woodDark, 2),
  },
  bikeTrip: {
    helper: () => standingAnimal('#F4F1E8', paper.white, 'dog', path('M-18,-37Q0,-44 10,-36Q6,-22 -12,-22Z', '#4A3A33') + path('M20,-52Q30,-58 34,-48Q30,-38 23,-40Z', '#4A3A33') + circle(34, -48, 2, INK)),
    prize: () => path('M-50,0Q-20,-40 4,-36Q36,-34 50,0Z', paper.moss) + path('M-20,0Q0,-16 2,-34Q12,-14 24,0Z', paper.sand) + rect(-12, -54, 30, 6, paper.wood, 2) + line('M-8,-48V-36M14,-48V-36M-12,-62H18', paper.wood, 4) + circle(34, -62, 10, paper.lamp),
    obstacle: () => `<g transform="translate(0 -4)">${tyre(-40, 36)}</g>` + path('M-36,-8Q0,6 36,-8L30,2H-30Z', INK) + path('M18,-68l5,-16l5,12l10,-8l-2,14l13,2l-12,7', 'none', `stroke="${paper.barley}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"`),
    keepsake: () => circle(0, -14, 12, 'none', `stroke="${INK}" stroke-width="6"`) + rect(4, -12, 13, 10, paper.poppy, 3, 'transform="rotate(40 10 -7)"'),
  },
  carRace: {
    helper: () => someone('#774C33', '#25272D', '#D9573F', path('M-20,-84C-18,-106 18,-106 20,-84Z', paper.barley) + rect(-2, -88, 28, 5, paper.barleyDeep, 2) + line('M17,-36l10,-12M27,-48l-3,-6M27,-48l6,-1', paper.stone, 4), true),
    prize: () => line('M-24,0V-64', paper.woodDark, 5) + path('M-22,-64Q4,-70 34,-62V-28Q4,-36 -22,-30Z', paper.white) + path('M-22,-64l14,-1.500v12l-14,1ZM6,-66l14,2v12l-14,-1ZM-8,-53l14,0v11l-14,0ZM20,-52l14,2v11l-14,-2ZM-22,-41.500l14,-1v11l-14,1ZM6,-42l14,1v10l-14,-1Z', INK),
    obstacle: () => `<g transform="rotate(14 0 0)">${tyre(-38, 34)}${circle(0, -38, 14, paper.stone)}</g>` + path('M-64,0L-56,-34H-42L-34,0Z', paper.flame) + line('M-59,-16h20', paper.white, 6) + path(circlesPath([[44, -6, 5], [56, -4, 4], [38, -2, 3]]), paper.stoneDark),
    keepsake: () => circle(0, -14, 14, paper.white, `stroke="${paper.poppy}" stroke-width="4"`) + star(0, -14, 9, paper.poppy),
  },
};
