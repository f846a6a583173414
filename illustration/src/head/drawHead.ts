import type { Look, Species } from '../look/look.ts';
import { animalHead } from './animalHead.ts';
import { dreamShapes } from './dreamShapes.ts';
import { earAids } from './earAids.ts';
import type { DrawHead, Head, Moment } from './face.ts';
import { humanHead } from './humanHead.ts';
import { imaginaryHead } from './imaginaryHead.ts';
import { headMarks } from './marks.ts';
import { mythicalHead } from './mythicalHead.ts';
import { mythicalShapes } from './mythicalShapes.ts';
import { robotHead } from './robotHead.ts';
import { robotShapes } from './robotShapes.ts';

const heads: Record<Species, DrawHead> = {
  person: humanHead,
  fairy: humanHead,
  wizard: humanHead,
  gnome: humanHead,
  fox: animalHead('fox'),
  bear: animalHead('bear'),
  rabbit: animalHead('rabbit'),
  cat: animalHead('cat'),
  box: robotHead(robotShapes.box),
  dome: robotHead(robotShapes.dome),
  kettle: robotHead(robotShapes.kettle),
  dragon: mythicalHead(mythicalShapes.dragon),
  unicorn: mythicalHead(mythicalShapes.unicorn),
  griffin: mythicalHead(mythicalShapes.griffin),
  blob: imaginaryHead(dreamShapes.blob),
  shaggy: imaginaryHead(dreamShapes.shaggy),
  cloud: imaginaryHead(dreamShapes.cloud),
};

/** `abed` leaves off what is worn at the head and taken off for the night. */
export function drawHead(look: Look, moment: Moment, abed: boolean): Head {
  const head = heads[look.species](look, moment, abed);
  return { ...head, over: head.over + headMarks(look, abed) + (abed ? '' : earAids(look)) };
}
