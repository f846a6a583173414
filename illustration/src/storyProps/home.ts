import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect, star } from '../drawing/svg.ts';
import { glow } from '../scenery/sky.ts';
import { sittingAnimal, smallFish, standingAnimal } from './animals.ts';
import { bubble, sheet, someone } from './people.ts';
import type { PropsOf } from './storyProp.ts';

const carton = (x: number, y: number, w: number, h: number): string => rect(x, y, w, h, '#C99B66', 2) + rect(x, y, w, h * 0.24, '#B08452', 2) + rect(x + w / 2 - 4, y, 8, h, paper.cream);
const key = (metal: string): string => circle(0, -20, 8, 'none', `stroke="${metal}" stroke-width="4.6"`) + line('M0,-12V2M0,0H7M0,-6H5', metal, 4.6);
const door = (colour: string, open: string): string => rect(-32, -92, 64, 92, paper.woodDark, 3) + rect(-26, -86, 52, 86, colour, 2) + rect(-18, -78, 36, 28, mix(colour, paper.white, 0.25), 3) + rect(-18, -42, 36, 32, mix(colour, paper.white, 0.25), 3) + circle(18, -44, 4, paper.barley) + open;

export const home: PropsOf<'atHome' | 'grandmaHouse' | 'newSibling' | 'birthdayParty' | 'familyCamping' | 'familyVacation' | 'doctorVisit' | 'movingDay'> = {
  atHome: {
    helper: () => sittingAnimal('#8C9396', paper.white, 'pointed', 'thin'),
    prize: () => path(circlesPath([[-12, -42, 7], [12, -42, 7]]), '#A8703F') + path('M-17,-2C-20,-20 -10,-26 0,-26C10,-26 20,-20 17,-2Z', '#B57D48') + circle(0, -33, 16, '#B57D48') + ellipse(0, -28, 8, 6, paper.cream) + path(circlesPath([[-6, -36, 2.2], [6, -36, 2.2], [0, -30, 2.4]]), INK) + ellipse(-14, -3, 8, 5, '#A8703F') + ellipse(14, -3, 8, 5, '#A8703F') + path('M-9,-18Q0,-12 9,-18L7,-13Q0,-9 -7,-13Z', paper.poppy),
    obstacle: () => rect(-46, -74, 92, 74, paper.wood, 4) + rect(-52, -80, 104, 9, paper.woodDark, 3) + rect(-38, -64, 76, 26, '#B27A52', 3) + rect(-38, -32, 76, 24, '#B27A52', 3) + circle(0, -21, 4, paper.barley) + path('M-5,-52a5,5 0 1 1 10,0l3,11h-16Z', paper.barley) + circle(0, -51, 2.4, INK),
    keepsake: () => sheet(circle(-4, -22, 5, paper.barley) + line('M-10,-8q5,-7 10,0t9,-2', paper.moss, 2.4) + line('M5,-20v7M2,-17h6', paper.poppy, 2)),
  },
  grandmaHouse: {
    helper: () => standingAnimal('#A9906E', '#D9CDBB', 'dog', line('M-30,-34Q-38,-46 -34,-52', '#A9906E', 4) + path('M34,-38q8,-2 12,3l-8,3Z', '#D9CDBB')),
    prize: () => rect(-26, -6, 52, 6, paper.white, 3) + circle(0, -19, 14, '#7A5BB0') + path('M0,-32Q-5,-20 0,-6', 'none', 'stroke="#5A4086" stroke-width="2.4"') + line('M0,-32Q2,-40 8,-42', paper.woodDark, 3) + path('M3,-38Q16,-46 22,-36Q12,-32 3,-38Z', paper.moss) + circle(-6, -24, 3, '#A891D0'),
    obstacle: () => rect(-58, -96, 116, 8, paper.woodDark, 2) + line('M-44,-88V-78M44,-88V-78', paper.woodDark, 5) + [[-40, '#7A5BB0'], [-16, paper.poppy], [8, paper.barley], [32, paper.moss]].map(([x, colour]) => rect(Number(x) - 8, -120, 18, 24, String(colour), 5) + rect(Number(x) - 8, -125, 18, 7, paper.white, 3)).join('') + rect(-26, -24, 52, 7, paper.wood, 3) + line('M-20,-18L-24,0M20,-18L24,0', paper.wood, 6),
    keepsake: () => rect(-18, -24, 36, 24, paper.cream, 2) + rect(-18, -24, 36, 6, paper.poppy, 2) + line('M-12,-12h14M-12,-6h18', paper.woodDark, 2) + circle(11, -10, 4, '#7A5BB0'),
  },
  newSibling: {
    helper: () => path('M-24,0C-30,-26 -14,-34 0,-34C14,-34 30,-26 24,0Q0,8 -24,0Z', '#8FC1EA') + line('M-20,-14Q0,-4 20,-16', paper.white, 3) + circle(0, -40, 17, '#E2AE84') + path('M-6,-56q4,-7 9,-3', 'none', 'stroke="#6A4429" stroke-width="3" stroke-linecap="round"') + path(circlesPath([[-6, -39, 2], [6, -39, 2]]), INK) + line('M-4,-32Q0,-29 4,-32', '#8A3527', 2) + circle(-10, -34, 3, paper.poppy, 'opacity=".3"') + circle(10, -34, 3, paper.poppy, 'opacity=".3"'),
    prize: () => path('M-34,0Q-40,-20 -20,-20H20Q40,-20 34,0Q0,6 -34,0Z', paper.clover) + path('M-26,-18Q-28,-34 -12,-32H14Q28,-32 26,-18Q0,-12 -26,-18Z', paper.teal) + line('M-16,-26Q0,-20 16,-26', paper.white, 2.4) + path('M4,-58A12,12 0 1 0 16,-46A10,10 0 0 1 4,-58Z', paper.lamp) + star(-14, -48, 5, paper.lamp),
    obstacle: () => door('#6A8CAF', line('M-8,-66q8,8 16,0', paper.white, 3) + circle(0, -60, 0.1, paper.white)),
    keepsake: () => path('M-8,-26H6V-12Q18,-8 18,-2Q16,2 8,1H-4Q-10,0 -8,-10Z', paper.white) + rect(-9, -27, 16, 6, paper.clover, 2) + path('M12,-9Q18,-7 18,-1Q14,1 10,0Z', paper.clover),
  },
  birthdayParty: {
    helper: () => sittingAnimal('#D9A66B', paper.white, 'flop', 'thin'),
    prize: () => line('M0,0Q-8,-16 2,-26T0,-40', paper.white, 2.2) + ellipse(0, -62, 18, 22, paper.poppy) + path('M-4,-41h8l-4,-5Z', paper.poppy) + ellipse(-6, -70, 4, 6, '#FFFFFF', 'opacity=".4"'),
    obstacle: () => rect(-38, -52, 76, 52, paper.teal, 4) + rect(-44, -62, 88, 16, paper.dusk, 4) + rect(-7, -62, 14, 62, paper.barley) + path('M0,-62C-46,-100 -52,-56 0,-62C46,-100 52,-56 0,-62Z', 'none', `stroke="${paper.barley}" stroke-width="8" stroke-linejoin="round"`) + line('M-10,-68Q0,-50 12,-66T-6,-58T14,-54', paper.barleyDeep, 5),
    keepsake: () => rect(-5, -17, 10, 17, paper.clover, 2) + line('M-5,-8l10,-4M-5,-2l10,-4', paper.white, 2.4) + line('M0,-17v-5', INK, 2) + ellipse(0, 0, 9, 2.6, paper.white),
  },
  familyCamping: {
    helper: () => sittingAnimal('#A85E32', paper.cream, 'pointed', 'bushy'),
    prize: () => path('M22,-26L62,-44V2L22,-14Z', paper.lamp, 'opacity=".4"') + rect(-30, -27, 36, 14, paper.poppy, 5) + path('M6,-28L22,-33V-7L6,-12Z', INK) + rect(20, -33, 4, 26, paper.lamp, 2) + circle(-12, -25, 3, paper.white) + line('M-24,-13v13M12,-8v8', paper.stoneDark, 2),
    obstacle: () => [['M-70,-2L58,-46', paper.stone], ['M-60,-50L66,-6', paper.barley], ['M-20,-70L-4,2', paper.stone], ['M30,-74L-50,-4', paper.barley], ['M-72,-24L70,-30', paper.stoneDark], ['M50,-66L34,2', paper.stone]].map(([d, colour]) => line(String(d), String(colour), 6)).join('') + path('M-40,-10Q-10,-40 20,-18T60,-20Q40,4 0,2T-40,-10Z', paper.moss, 'opacity=".9"') + circle(-20, -26, 4, INK) + circle(22, -30, 4, INK),
    keepsake: () => line('M-20,2L10,-20', paper.woodDark, 3) + rect(2, -32, 17, 16, paper.white, 6, 'transform="rotate(-36 10 -24)"') + path('M14,-30q5,3 3,8', 'none', `stroke="${paper.barleyDeep}" stroke-width="3" stroke-linecap="round"`),
  },
  familyVacation: {
    helper: () => someone('#8A5A3C', '#25272D', paper.barley, line('M-15,-36q15,8 30,0', paper.white, 4) + path('M17,-26l3,14h12l3,-14Z', paper.teal)),
    prize: () => path('M-20,-30H20L14,0H-14Z', paper.poppy) + rect(-22, -34, 44, 7, paper.brick, 3) + path('M-20,-33Q0,-64 20,-33', 'none', `stroke="${paper.white}" stroke-width="4"`) + star(0, -15, 8, paper.barley) + line('M24,0L36,-30M36,-30l6,-8', paper.teal, 6),
    obstacle: () => `<g transform="translate(-30 -20) scale(1.1)">${bubble(path('M-18,-24a7,7 0 1 1 10,-7l-4,12ZM2,-20l8,-16l8,16ZM-4,-36h-8', paper.teal), paper.white)}</g><g transform="translate(34 -2) scale(-1 1)">${bubble(line('M-20,-34q8,-8 14,0t14,0M-20,-24q10,8 20,0t18,0', paper.poppy, 4), paper.lamp)}</g>`,
    keepsake: () => rect(-19, -26, 38, 26, paper.white, 2) + rect(-16, -23, 20, 20, '#8FC1EA') + path('M-16,-9Q-8,-15 4,-9V-3H-16Z', paper.sand) + circle(-2, -18, 3, paper.barley) + rect(8, -23, 8, 9, paper.poppy) + line('M8,-9h8M8,-5h8', paper.stone, 1.8),
  },
  doctorVisit: {
    helper: () => rect(-32, -6, 64, 6, paper.wood, 2) + path('M-28,-6C-44,-34 -30,-56 -18,-58H18C30,-56 44,-34 28,-6Z', '#BFE3E0') + path('M-33,-40H33Q38,-22 27,-8H-27Q-38,-22 -33,-40Z', '#7CC4B9') + `<g transform="translate(0 -6) scale(.62)">${smallFish(paper.flame, paper.barley)}</g>` + line('M-18,-8q-5,-8 0,-16', paper.leaf, 3),
    prize: () => rect(-32, -28, 64, 24, paper.cream, 12, 'transform="rotate(-12 0 -16)"') + rect(-12, -28, 24, 24, '#E3BE86', 2, 'transform="rotate(-12 0 -16)"') + star(-22, -12, 6, paper.poppy) + star(0, -16, 7, paper.barley) + star(22, -21, 6, paper.teal),
    obstacle: () => [-60, -20, 20].map((x, i) => rect(x, -38, 36, 8, [paper.teal, paper.barley, paper.clover][i] ?? paper.teal, 4) + rect(x, -66, 8, 32, [paper.teal, paper.barley, paper.clover][i] ?? paper.teal, 4) + line(`M${x + 4},-30V0M${x + 32},-30V0`, paper.stoneDark, 4)).join('') + circle(34, -94, 20, paper.white, `stroke="${paper.woodDark}" stroke-width="4"`) + line('M34,-94V-107M34,-94L43,-89', INK, 3),
    keepsake: () => circle(0, -13, 13, paper.white) + circle(0, -13, 11, paper.barley) + line('M-5,-11Q0,-5 5,-11', INK, 2.2) + path(circlesPath([[-4, -16, 1.7], [4, -16, 1.7]]), INK),
  },
  movingDay: {
    helper: () => someone('#F0C9A6', '#8B3421', paper.moss, path('M-20,-62Q-34,-54 -27,-38Q-20,-44 -19,-56ZM20,-62Q34,-54 27,-38Q20,-44 19,-56Z', '#8B3421')),
    prize: () => glow(0, -40, 28) + carton(-26, -30, 52, 30) + path('M-26,-30L-38,-42L-14,-36ZM26,-30L38,-42L14,-36Z', '#B08452') + path('M2,-56A13,13 0 1 0 13,-40A11,11 0 0 1 2,-56Z', paper.lamp),
    obstacle: () => carton(-70, -40, 46, 40) + carton(-22, -36, 44, 36) + carton(24, -42, 46, 42) + carton(-52, -76, 48, 36) + carton(0, -76, 46, 34) + carton(-26, -110, 46, 34),
    keepsake: () => key(paper.barleyDeep),
  },
};
