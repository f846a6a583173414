import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, contoured, line, part, path, star } from '../drawing/svg.ts';
import { has } from './face.ts';
import type { Look, Species } from '../look/look.ts';

/**
 * The pointed hats of magical beings, each with its dent; they sit on the crown and let the hair be seen.
 */
const hats: Partial<Record<Species, (cloth: string, dark: string, trim: string) => string>> = {
  wizard: (cloth, dark, trim) =>
    path('M-56,-44Q0,-66 56,-44Q50,-32 0,-44Q-50,-32 -56,-44Z', dark) +
    contoured(
      'M-34,-51C-22,-72 -20,-92 -6,-108Q4,-120 22,-116Q10,-106 14,-96Q28,-84 34,-51Q0,-64 -34,-51Z',
      cloth,
      dark,
    ) +
    path('M-34,-51Q0,-64 34,-51L32,-58Q0,-71 -31,-58Z', trim) +
    line('M-8,-98Q4,-92 13,-97', dark, 2.4) +
    star(-2, -80, 8, paper.barley),
  fairy: (cloth, dark, trim) =>
    contoured(
      'M-26,-52C-24,-72 -8,-84 4,-96Q10,-104 20,-102Q14,-96 15,-88C24,-80 28,-66 28,-52Q21,-46 14,-52Q7,-45 0,-52Q-7,-45 -14,-52Q-20,-46 -26,-52Z',
      cloth,
      dark,
    ) +
    line('M0,-55Q0,-72 6,-84M-14,-55Q-12,-68 -4,-78M14,-55Q16,-68 12,-80', dark, 1.6) +
    circle(20, -101, 4.6, trim),
  gnome: (cloth, dark, trim) =>
    contoured(
      'M-40,-45C-40,-84 -10,-104 16,-98C40,-92 54,-72 58,-52Q46,-62 36,-60Q42,-54 40,-45Q0,-62 -40,-45Z',
      cloth,
      dark,
    ) +
    contoured('M-42,-42Q0,-62 42,-42L41,-53Q0,-72 -41,-53Z', trim, dark, 1.6) +
    line('M18,-76Q30,-78 36,-62', dark, 2.4) +
    circle(59, -47, 8, trim, `stroke="${dark}" stroke-width="1.6"`),
};

/** Somebody with a headband wears the hat pushed up over it. */
export function hatOf(look: Look): string {
  const hat = hats[look.species];
  if (!hat) return '';
  const { cloth, trim } = look.colours;
  const lift = has(look, 'athletic') ? ' transform="translate(0 -5)"' : '';
  return part('hat', `<g${lift}>${hat(cloth, mix(cloth, INK, 0.35), trim)}</g>`);
}
