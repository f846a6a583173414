import { mix, recolour } from '../drawing/colour.ts';
import type { Footing } from '../drawing/footing.ts';
import type { Random } from '../drawing/seeded.ts';
import { at, transformed } from '../drawing/svg.ts';
import type { Light } from '../drawing/light.ts';
import { frames } from './frames.ts';
import type { Land } from './land.ts';
import { footingOf, landmarks, type Placed } from './landmarks.ts';
import { beamsOf, lampsOf } from './lamps.ts';
import { moods, tinted } from './moods.ts';
import { shining } from '../drawing/palette.ts';
import type { Mood } from './palettes.ts';
import type { Place } from './place.ts';
import { drawRoom, roomTints } from './rooms.ts';
import { perching, reflecting, shadowOf, throwsShadow, turning } from './shadows.ts';
import { drawSky } from './sky.ts';
import { lamplight, soft } from './softness.ts';
import { terrains } from './terrains.ts';
import { weathers } from './weather.ts';

/** A place in layers, from far to near. `edge` is the darker paper that frames below. */
export type PlaceLayers = { sky: string; far: string; middle: string; ground: string; edge: string };
/** What falls on the things of a place: where from, in which colours, and whether lamps glow. */
type Lighting = { sunX: number; colour: (y: number) => (colour: string) => string; lit: boolean };

/** Things smaller than this stand far off, behind the ground one walks on. */
const NEAR_LINE = 236;
/** Where things are so far off that haze takes most of them, and how much it takes. */
const FAR_LINE = 196;
const HAZE_TAKES = 0.42;

/** The colours of a thing that stands at `y`: in the light of the place, paler the farther off it is. */
const colourAt =
  (mood: Mood) =>
  (y: number): ((colour: string) => string) => {
    const tint = tinted(mood);
    const away = Math.max(0, Math.min(1, (NEAR_LINE - y) / (NEAR_LINE - FAR_LINE))) * HAZE_TAKES;
    const haze = mix(mood.far, mood.haze, 0.4);
    return (colour) => (shining.includes(colour) ? colour : mix(tint(colour), haze, away));
  };

const flipped = (foot: Footing | null): Footing | null =>
  foot && { ...foot, left: -foot.right, right: -foot.left };

/** One thing where it stands: its shadow or its mirror image in the water, itself, and its lamps. */
function lay([id, x, y, scale]: Placed, { sunX, colour, lit }: Lighting, stands: boolean): string {
  const drawn = recolour(landmarks[id](), colour(y));
  const mirrored = sunX < 200 && turning.has(id);
  const turned = mirrored ? transformed('scale(-1 1)', drawn) : drawn;
  const foot = footingOf(id);
  const lamps = lit
    ? (beamsOf[id]?.() ?? '') + (lampsOf[id] ?? []).map((lamp) => lamplight(...lamp)).join('')
    : '';
  const under = reflecting.has(id)
    ? transformed('scale(1 -.42)', `<g opacity=".26">${turned}</g>`)
    : stands && throwsShadow(id)
      ? shadowOf(mirrored ? flipped(foot) : foot, (x - sunX) / 200)
      : '';
  return at(x, y, scale, under + turned + lamps);
}

/** `sunX` is where sun or moon stand; the same random stream gives the same hills. */
export function drawPlace(place: Place, light: Light, random: Random, sunX: number): PlaceLayers {
  const standing = (things: readonly Placed[], lighting: Lighting): string =>
    things.map((thing) => lay(thing, lighting, true)).join('');
  const hanging = (things: readonly Placed[], lighting: Lighting): string =>
    things.map((thing) => lay(thing, lighting, false)).join('');
  if ('room' in place) {
    const tint = tinted(roomTints[light]);
    const lighting: Lighting = { sunX: 200, colour: () => tint, lit: light !== 'day' };
    const { far, ground, edge } = drawRoom(place.room, light, place.windows);
    const onWall = place.things.filter(([, , y]) => y < 200);
    const onFloor = place.things.filter(([, , y]) => y >= 200);
    return {
      sky: '',
      far: far + hanging(onWall, lighting),
      middle: '',
      ground: ground + standing(onFloor, lighting),
      edge,
    };
  }
  const mood = moods[place.mood][light];
  const lighting: Lighting = { sunX, colour: colourAt(mood), lit: mood.lit };
  const land: Land = terrains[place.terrain](mood, random, sunX);
  const frame = frames[place.frame](mood, random, land.edge ?? mood.ground);
  const isUp = ([id, , y]: Placed): boolean => perching.has(id) && y < NEAR_LINE;
  const up = place.things.filter(isUp);
  const distant = place.things.filter((thing) => thing[2] < NEAR_LINE && !isUp(thing));
  const close = place.things.filter(([, , y]) => y >= NEAR_LINE);
  const bloom = mood.sun && !mood.moon ? soft(sunX, 178, 120, 60, mood.sun, 0.3, 7) : '';
  const pool = soft(
    sunX,
    262,
    150,
    34,
    mood.moon ? '#A9D0CC' : (mood.sun ?? mood.haze),
    mood.moon ? 0.3 : 0.22,
    8,
  );
  return {
    sky: drawSky(mood, random, sunX) + hanging(place.air, lighting),
    far: land.far + bloom,
    middle: land.middle + standing(distant, lighting),
    ground:
      land.ground +
      pool +
      frame.above +
      standing(close, lighting) +
      hanging(up, { ...lighting, colour: () => lighting.colour(NEAR_LINE) }) +
      weathers[place.weather](mood, random),
    edge: frame.below,
  };
}
