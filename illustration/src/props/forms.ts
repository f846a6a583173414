import { paper } from '../drawing/palette.ts';
import { at, circle, path } from '../drawing/svg.ts';
import { sittingAnimal } from '../storyProps/animals.ts';

export const peeping = (thing: string, fur: string, ears: 'long' | 'tiny' | 'round' | 'pointed'): string =>
  at(6, -8, 0.8, sittingAnimal(fur, paper.cream, ears, 'stub')) + thing;
export const rock = path('M-52,0Q-56,-30 -26,-32Q-4,-34 0,0Z', '#8D9A97');
/** Drawn as tall as a hero of the same age: props are seen smaller than figures. */
export const lifesize = (figure: string): string => at(0, 0, 1.35, figure);
/** A soft light round a vessel: thin discs, so that no rim shows. */
export const lit = (r: number, y: number): string =>
  [1, 0.82, 0.64, 0.46].map((k) => circle(0, y, r * k, paper.lamp, 'opacity=".08"')).join('');
