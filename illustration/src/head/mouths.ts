import { ellipse, line, num, part, path, transformed } from '../drawing/svg.ts';
import type { Mien, MouthId } from './mien.ts';

/** Colours of one mouth: `lip` the line, `inside` the open dark. */
export type MouthColours = { lip: string; inside: string; tongue: string; teeth: string };

const shapes: Record<MouthId, (c: MouthColours) => string> = {
  smile: (c) => line('M-11,-4Q0,7 11,-4M-13,-6q1,2 3,3M13,-6q-1,2 -3,3', c.lip, 2.8),
  calm: (c) => line('M-9,-2Q0,4 9,-2', c.lip, 2.8),
  firm: (c) => line('M-9,0Q0,-2 10,-1M-4,5.500q4,1.500 8,0', c.lip, 2.6),
  smirk: (c) => line('M-10,0Q3,6 12,-5M12,-5q2,1 2,3', c.lip, 2.8),
  smallO: (c) => ellipse(0, 1, 4.6, 5.4, c.inside) + ellipse(0, 4, 3, 2, c.tongue),
  openO: (c) => ellipse(0, 3, 6.6, 8.6, c.inside) + ellipse(0, 8, 4.4, 3, c.tongue),
  grin: (c) =>
    path('M-14,-6Q0,-1 14,-6Q12,11 0,11Q-12,11 -14,-6Z', c.inside) +
    path('M-11.500,-4.500Q0,0 11.500,-4.500L10,0.500Q0,3 -10,0.500Z', c.teeth) +
    ellipse(0, 8, 6, 2.6, c.tongue),
  laugh: (c) =>
    path('M-14,-7Q0,-4 14,-7Q14,14 0,14Q-14,14 -14,-7Z', c.inside) +
    path('M-11.500,-5.500Q0,-3 11.500,-5.500L10.500,-1Q0,1 -10.500,-1Z', c.teeth) +
    ellipse(0, 10, 7, 3.4, c.tongue),
  frown: (c) => line('M-11,6Q0,-7 11,6', c.lip, 3),
  wonder: (c) => path('M-8,-2Q0,-5 8,-2Q7,7 0,7Q-7,7 -8,-2Z', c.inside) + ellipse(0, 5, 4, 2, c.tongue),
  tongueTip: (c) => path('M3,0.500Q9,11 12,-1.500Z', c.tongue) + line('M-10,0Q0,3 13,-2.500', c.lip, 2.8),
  fond: (c) => line('M-12,-3Q0,10 12,-3M-14,-5q1,2.500 3,3M14,-5q-1,2.500 -3,3', c.lip, 2.8),
  wobble: (c) => line('M-9,2q3,-4 6,-1t6,-1t6,1', c.lip, 2.6),
};

/** `y` is the middle of the mouth; `name` the personality it belongs to. */
export function drawMouth(mien: Mien, y: number, scale: number, colours: MouthColours, name: string): string {
  const turn = mien.tilt ? ` rotate(${num(mien.tilt)})` : '';
  const size = ` scale(${Math.round(mien.width * scale * 100) / 100} ${Math.round(scale * 100) / 100})`;
  return part(
    `mouth:${name}`,
    transformed(`translate(0 ${num(y)})${turn}${size}`, shapes[mien.mouth](colours)),
  );
}
