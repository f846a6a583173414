import { contrast } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, line, part, path, rect } from '../drawing/svg.ts';
import type { Look } from '../look/look.ts';

/** Half the width of a face at the ears, in head units. */
const EAR = 42;
const both = (draw: (side: number) => string): string => [-1, 1].map(draw).join('');
/** The colour that shows best on the hair. */
const showing = (hair: string, colours: readonly string[]): string =>
  colours.reduce((best, colour) => (contrast(colour, hair) > contrast(best, hair) ? colour : best));

function earDefenders({ colours }: Look): string {
  const shell = showing(colours.hair, [paper.poppy, paper.teal, paper.barley]);
  return (
    line(`M${-EAR - 5},-4C${-EAR - 9},-86 ${EAR + 9},-86 ${EAR + 5},-4`, INK, 8) +
    line(`M${-EAR - 5},-10C${-EAR - 7},-84 ${EAR + 7},-84 ${EAR + 5},-10`, shell, 4.4) +
    both(
      (s) =>
        rect(s > 0 ? EAR - 6 : -EAR - 4, -12, 10, 36, INK, 5) +
        rect(s > 0 ? EAR - 1 : -EAR - 13, -15, 14, 42, shell, 7) +
        line(`M${s * (EAR + 6)},-5v22`, paper.white, 2, 'opacity=".6"'),
    )
  );
}

/** One at each ear, hair tucked back: the case behind, the fine tube into the ear. */
function hearingAids({ colours }: Look): string {
  const shell = showing(colours.hair, [paper.poppy, paper.barley, '#3B7DB0']);
  return both(
    (s) =>
      circle(s * (EAR - 1), 8, 10, colours.skin) +
      circle(s * EAR, 8.5, 5, colours.skinShade) +
      path(
        `M${s * (EAR - 3)},-4C${s * (EAR + 7)},-9 ${s * (EAR + 13)},1 ${s * (EAR + 11)},11C${s * (EAR + 10)},17 ${s * (EAR + 4)},17 ${s * (EAR + 5)},11C${s * (EAR + 7)},4 ${s * (EAR + 4)},0 ${s * (EAR - 3)},0Z`,
        shell,
        `stroke="${INK}" stroke-width="1.4"`,
      ) +
      line(`M${s * (EAR - 3)},-2Q${s * (EAR - 8)},3 ${s * (EAR - 3)},8`, INK, 1.8) +
      circle(s * (EAR - 1), 9, 3, shell),
  );
}

/** What is worn at the ears. */
export function earAids(look: Look): string {
  const { aid } = look.traits;
  if (aid === 'earDefenders') return part('aid:earDefenders', earDefenders(look));
  return aid === 'hearingAids' ? part('aid:hearingAids', hearingAids(look)) : '';
}
