import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, line, path, rect, star } from '../drawing/svg.ts';
import { glow } from '../scenery/softness.ts';
import { sittingAnimal, smallFish } from './animals.ts';
import { someone } from './people.ts';
import { bubble } from './smallThings.ts';
import type { PropsOf } from './storyProp.ts';

const carton = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, '#C99B66', 2) +
  rect(x, y, w, h * 0.24, '#B08452', 2) +
  rect(x + w / 2 - 4, y, 8, h, paper.cream);
const key = (metal: string): string =>
  circle(0, -20, 8, 'none', `stroke="${metal}" stroke-width="4.6"`) +
  line('M0,-12V2M0,0H7M0,-6H5', metal, 4.6);

export const awayFromHome: PropsOf<'familyCamping' | 'familyVacation' | 'doctorVisit' | 'movingDay'> = {
  familyCamping: {
    helper: () => sittingAnimal('#A85E32', paper.cream, 'pointed', 'bushy'),
    prize: () =>
      path('M22,-26L62,-44V2L22,-14Z', paper.lamp, 'opacity=".4"') +
      rect(-30, -27, 36, 14, paper.poppy, 5) +
      path('M6,-28L22,-33V-7L6,-12Z', INK) +
      rect(20, -33, 4, 26, paper.lamp, 2) +
      circle(-12, -25, 3, paper.white) +
      line('M-24,-13v13M12,-8v8', paper.stoneDark, 2),
    obstacle: () =>
      [
        ['M-70,-2L58,-46', paper.stone],
        ['M-60,-50L66,-6', paper.barley],
        ['M-20,-70L-4,2', paper.stone],
        ['M30,-74L-50,-4', paper.barley],
        ['M-72,-24L70,-30', paper.stoneDark],
        ['M50,-66L34,2', paper.stone],
      ]
        .map(([d, colour]) => line(String(d), String(colour), 6))
        .join('') +
      path('M-40,-10Q-10,-40 20,-18T60,-20Q40,4 0,2T-40,-10Z', paper.moss, 'opacity=".9"') +
      circle(-20, -26, 4, INK) +
      circle(22, -30, 4, INK),
    keepsake: () =>
      line('M-20,2L10,-20', paper.woodDark, 3) +
      rect(2, -32, 17, 16, paper.white, 6, 'transform="rotate(-36 10 -24)"') +
      path('M14,-30q5,3 3,8', 'none', `stroke="${paper.barleyDeep}" stroke-width="3"`),
  },
  familyVacation: {
    helper: () =>
      someone(
        '#8A5A3C',
        '#25272D',
        paper.barley,
        line('M-15,-36q15,8 30,0', paper.white, 4) + path('M17,-26l3,14h12l3,-14Z', paper.teal),
      ),
    prize: () =>
      path('M-20,-30H20L14,0H-14Z', paper.poppy) +
      rect(-22, -34, 44, 7, paper.brick, 3) +
      path('M-20,-33Q0,-64 20,-33', 'none', `stroke="${paper.white}" stroke-width="4"`) +
      star(0, -15, 8, paper.barley) +
      line('M24,0L36,-30M36,-30l6,-8', paper.teal, 6),
    obstacle: () =>
      `<g transform="translate(-30 -20) scale(1.1)">${bubble(path('M-18,-24a7,7 0 1 1 10,-7l-4,12ZM2,-20l8,-16l8,16ZM-4,-36h-8', paper.teal), paper.white)}</g><g transform="translate(34 -2) scale(-1 1)">${bubble(line('M-20,-34q8,-8 14,0t14,0M-20,-24q10,8 20,0t18,0', paper.poppy, 4), paper.lamp)}</g>`,
    keepsake: () =>
      rect(-19, -26, 38, 26, paper.white, 2) +
      rect(-16, -23, 20, 20, '#8FC1EA') +
      path('M-16,-9Q-8,-15 4,-9V-3H-16Z', paper.sand) +
      circle(-2, -18, 3, paper.barley) +
      rect(8, -23, 8, 9, paper.poppy) +
      line('M8,-9h8M8,-5h8', paper.stone, 1.8),
  },
  doctorVisit: {
    helper: () =>
      rect(-32, -6, 64, 6, paper.wood, 2) +
      path('M-28,-6C-44,-34 -30,-56 -18,-58H18C30,-56 44,-34 28,-6Z', '#BFE3E0') +
      path('M-33,-40H33Q38,-22 27,-8H-27Q-38,-22 -33,-40Z', '#7CC4B9') +
      `<g transform="translate(0 -6) scale(.62)">${smallFish(paper.flame, paper.barley)}</g>` +
      line('M-18,-8q-5,-8 0,-16', paper.leaf, 3),
    prize: () =>
      rect(-32, -28, 64, 24, paper.cream, 12, 'transform="rotate(-12 0 -16)"') +
      rect(-12, -28, 24, 24, '#E3BE86', 2, 'transform="rotate(-12 0 -16)"') +
      star(-22, -12, 6, paper.poppy) +
      star(0, -16, 7, paper.barley) +
      star(22, -21, 6, paper.teal),
    obstacle: () =>
      [-60, -20, 20]
        .map(
          (x, i) =>
            rect(x, -38, 36, 8, [paper.teal, paper.barley, paper.clover][i] ?? paper.teal, 4) +
            rect(x, -66, 8, 32, [paper.teal, paper.barley, paper.clover][i] ?? paper.teal, 4) +
            line(`M${x + 4},-30V0M${x + 32},-30V0`, paper.stoneDark, 4),
        )
        .join('') +
      circle(34, -94, 20, paper.white, `stroke="${paper.woodDark}" stroke-width="4"`) +
      line('M34,-94V-107M34,-94L43,-89', INK, 3),
    keepsake: () =>
      circle(0, -13, 13, paper.white) +
      circle(0, -13, 11, paper.barley) +
      line('M-5,-11Q0,-5 5,-11', INK, 2.2) +
      path(
        circlesPath([
          [-4, -16, 1.7],
          [4, -16, 1.7],
        ]),
        INK,
      ),
  },
  movingDay: {
    helper: () =>
      someone(
        '#F0C9A6',
        '#8B3421',
        paper.moss,
        path('M-20,-62Q-34,-54 -27,-38Q-20,-44 -19,-56ZM20,-62Q34,-54 27,-38Q20,-44 19,-56Z', '#8B3421'),
      ),
    prize: () =>
      glow(0, -40, 28) +
      carton(-26, -30, 52, 30) +
      path('M-26,-30L-38,-42L-14,-36ZM26,-30L38,-42L14,-36Z', '#B08452') +
      path('M2,-56A13,13 0 1 0 13,-40A11,11 0 0 1 2,-56Z', paper.lamp),
    obstacle: () => {
      const boxes = [
        [-70, -40, 46, 40],
        [-22, -36, 44, 36],
        [24, -42, 46, 42],
        [-52, -76, 48, 36],
        [0, -76, 46, 34],
        [-26, -110, 46, 34],
      ];
      const all = (part: (x: number, y: number, w: number, h: number) => string): string =>
        boxes.map(([x = 0, y = 0, w = 0, h = 0]) => part(x, y, w, h)).join('');
      return (
        path(
          all((x, y, w, h) => `M${x},${y}h${w}v${h}h${-w}Z`),
          '#C99B66',
        ) +
        path(
          all((x, y, w, h) => `M${x},${y}h${w}v${h * 0.24}h${-w}Z`),
          '#B08452',
        ) +
        path(
          all((x, y, w, h) => `M${x + w / 2 - 4},${y}h8v${h}h-8Z`),
          paper.cream,
        )
      );
    },
    keepsake: () => key(paper.barleyDeep),
  },
};
