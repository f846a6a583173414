import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, ellipse, line, path } from '../drawing/svg.ts';
import { eyes } from '../head/eyeball.ts';

export type Ears = 'pointed' | 'round' | 'long' | 'flop' | 'tiny' | 'large';
export type Tail = 'bushy' | 'thin' | 'stub' | 'long';

const earPaths: Record<Ears, (s: number) => string> = {
  pointed: (s) => `M${s * 3},-46L${s * 13},-62Q${s * 17},-48 ${s * 13},-40Z`,
  large: (s) => `M${s * 3},-46L${s * 20},-74Q${s * 24},-52 ${s * 13},-38Z`,
  round: (s) => `M${s * 5},-47a7,7 0 1 1 ${s * 9},6Z`,
  long: (s) => `M${s * 3},-48Q${s * 2},-74 ${s * 8},-78Q${s * 14},-70 ${s * 10},-46Z`,
  flop: (s) => `M${s * 8},-50Q${s * 20},-50 ${s * 19},-32Q${s * 14},-28 ${s * 11},-40Z`,
  tiny: (s) => `M${s * 7},-48a4,4 0 1 1 ${s * 6},4Z`,
};
const tails: Record<Tail, (fur: string, tip: string) => string> = {
  bushy: (fur, tip) =>
    path('M10,-2C44,2 44,-32 30,-44C32,-28 22,-18 10,-18Z', fur) +
    path('M30,-44Q40,-34 37,-22Q32,-30 27,-31Q31,-36 30,-44Z', tip),
  thin: (fur) => line('M12,-4Q38,-2 34,-26', fur, 4),
  stub: (fur) => circle(17, -8, 5, fur),
  long: (fur, tip) => line('M12,-4C40,0 36,-24 40,-40', fur, 7) + line('M39,-34L40,-40', tip, 7),
};

/** A small animal that sits and looks at us, about 55 high: six kinds of ears, four of tails. */
export function sittingAnimal(fur: string, belly: string, ears: Ears, tail: Tail): string {
  const dark = mix(fur, INK, 0.35);
  return (
    tails[tail](fur, belly) +
    path('M-17,0C-20,-22 -12,-34 0,-34C12,-34 20,-22 17,0Z', fur) +
    path('M-9,0C-10,-16 -6,-26 0,-26C6,-26 10,-16 9,0Z', belly) +
    path(earPaths[ears](-1) + earPaths[ears](1), dark) +
    path('M-16,-38C-16,-54 16,-54 16,-38C17,-28 8,-25 0,-25C-8,-25 -17,-28 -16,-38Z', fur) +
    ellipse(0, -31, 8, 6, belly) +
    eyes(
      [
        [-6.4, -39.5],
        [6.4, -39.5],
      ],
      0.48,
      'M-2.5,-34h5l-2.5,3Z',
    ) +
    path('M-14,-1a6,3.4 0 1 0 12,0a6,3.4 0 1 0 -12,0ZM2,-1a6,3.4 0 1 0 12,0a6,3.4 0 1 0 -12,0Z', dark)
  );
}

/** A four-legged animal seen from the side, about 50 high, looking right. */
export function standingAnimal(
  fur: string,
  belly: string,
  head: 'dog' | 'goat' | 'pony',
  detail = '',
): string {
  const dark = mix(fur, INK, 0.3);
  const heads = {
    dog:
      path('M18,-46Q20,-56 32,-54Q46,-50 46,-42Q44,-36 34,-36L24,-34Z', fur) +
      path('M20,-52Q12,-50 15,-36Q21,-36 24,-46Z', dark) +
      circle(46, -44, 2.6, INK),
    goat:
      path('M18,-42L28,-58Q40,-58 44,-46Q40,-38 32,-38L24,-32Z', fur) +
      line('M28,-58Q24,-70 16,-70M33,-58Q32,-70 26,-74', paper.cream, 4) +
      path('M38,-40l-3,10l-3,-9Z', belly),
    pony:
      path('M14,-38L26,-62Q38,-64 48,-50Q48,-42 40,-42L32,-44L26,-28Z', fur) +
      path('M26,-66Q10,-58 8,-36Q18,-40 30,-60Z', dark) +
      path('M27,-62l1,-9l6,8Z', fur),
  };
  return (
    line('M-16,-16V-2M-8,-16V-2M12,-16V-2M20,-16V-2', dark, 6) +
    path('M-24,-30Q-34,-28 -34,-12Q-28,-20 -22,-22Z', dark) +
    path('M-26,-22C-28,-38 -10,-38 8,-38Q24,-40 26,-28Q26,-14 14,-13H-14Q-24,-13 -26,-22Z', fur) +
    path('M-14,-13Q0,-20 14,-13Z', belly) +
    heads[head] +
    eyes([[34, head === 'pony' ? -53 : -48]], 0.44) +
    detail
  );
}

/** A bird on its feet, about 45 high, looking right. */
export function bird(body: string, wing: string, beak: string, beakPath = 'M14,-38l11,3l-11,4Z'): string {
  return (
    line('M-3,-6V0M5,-6V0', beak, 3) +
    path('M-26,-8L-12,-24L-2,-14Z', wing) +
    path('M-14,-14C-18,-34 -4,-50 8,-48C22,-46 18,-8 2,-5C-6,-5 -12,-8 -14,-14Z', body) +
    path('M-10,-24Q4,-30 8,-14Q-6,-6 -12,-14Z', wing) +
    path(beakPath, beak) +
    eyes([[8, -38]], 0.56)
  );
}

/** A swimmer seen from the side, about 34 high, looking left. */
export const smallFish = (body: string, fin: string): string =>
  path('M-22,-20Q0,-40 20,-20L34,-32V-8L20,-20Q0,0 -22,-20Z', body) +
  path('M-4,-31Q2,-44 14,-38L8,-29Z', fin) +
  eyes([[-12, -23]], 0.5) +
  line('M0,-28q5,8 0,16', fin, 2.4);

/** A hedgehog looking right, about 40 high. */
export const hedgehog = (): string =>
  path(
    'M-34,-2C-38,-14 -34,-18 -36,-26L-24,-26L-22,-38L-11,-32L-3,-42L5,-32L16,-36L18,-24L28,-20C24,-10 24,-4 22,-2Z',
    '#6F4F38',
  ) +
  path('M12,-2C8,-20 18,-26 26,-20Q38,-14 42,-6Q34,0 12,-2Z', '#D9B88E') +
  circle(42, -8, 3, INK) +
  eyes([[26, -13]], 0.44) +
  ellipse(-14, 0, 6, 3, '#A88560') +
  ellipse(14, 0, 6, 3, '#A88560') +
  line('M-22,-14l-5,-5M-8,-16l-3,-7M6,-16l0,-7', '#8F6B4E', 2.4);
