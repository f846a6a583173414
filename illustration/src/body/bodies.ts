import { path, part } from '../drawing/svg.ts';
import type { Look, Species } from '../look/look.ts';
import type { Build } from './build.ts';
import { pyjamas, skirt, torso } from './garments.ts';
import { dreamTrunks, robotTrunks } from './trunks.ts';

const bare: Partial<Record<Species, (look: Look, b: Build) => string>> = { ...robotTrunks, ...dreamTrunks };

/** The trunk in its clothes; `abed` in night clothes. Metal and crayon wear the same by day and night. */
export function drawBody(look: Look, b: Build, abed: boolean): string {
  const trunk = bare[look.species];
  if (trunk) return part(`clothes:${look.garment}`, trunk(look, b));
  const neck = path(`M-12,36H12V54Q0,62 -12,54Z`, look.colours.bodyShade);
  return abed
    ? part('clothes:pyjamas', neck + pyjamas(look, b))
    : part(`clothes:${look.garment}`, neck + torso(look, b));
}

export const skirtOf = (look: Look, b: Build): string => (bare[look.species] ? '' : skirt(look, b));
