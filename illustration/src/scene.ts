import { drawFigure } from './body/drawFigure.ts';
import { poseShapes } from './body/poses.ts';
import { arrange, type Standing } from './composition/arrange.ts';
import {
  cameraFor,
  HEIGHT,
  HORIZON,
  panFrom,
  placeTransform,
  WIDTH,
  type Camera,
} from './composition/camera.ts';
import { castShadow, edgeLight, setOffFrom } from './composition/lightOn.ts';
import { makeRoom } from './composition/makeRoom.ts';
import { placeProps } from './composition/placeProps.ts';
import { recolour } from './drawing/colour.ts';
import { paper } from './drawing/palette.ts';
import { seededRandom } from './drawing/seeded.ts';
import { at, layer, num, rect, svgDocument, transformed } from './drawing/svg.ts';
import type { Look } from './look/look.ts';
import type { Light } from './drawing/light.ts';
import type { PictureSpec } from './pictureSpec.ts';
import { seatAt } from './seatAt.ts';
import { bedFor, MATTRESS } from './scenery/beds.ts';
import { drawPlace } from './scenery/drawPlace.ts';
import { homes } from './scenery/homes.ts';
import { moods } from './scenery/moods.ts';
import { isFramed, motifOf, type Place } from './scenery/place.ts';
import { places } from './scenery/places.ts';
import { wayTo } from './scenery/waysThere.ts';
import { soft } from './scenery/softness.ts';
import { sketched } from './sketched.ts';
import { storyProps } from './storyProps/storyProps.ts';

/**
 * `sketch`: the pale version of a picture that is being drawn or has failed. `crop`: the middle 4:5 of a
 * cover, or a square.
 */
export type SceneOptions = { sketch?: boolean; crop?: '4:5' | '1:1' };

const beds: readonly string[] = ['bed', 'rootBed', 'nest'];
/** So many that no rim is seen by night. */
const LAMP_DISCS = 24;
/** What the air of a room is filled with. */
const LAMPLIGHT: Record<Light, string> = { day: '#FFF6DC', dusk: '#FFDDA6', night: '#E8B888' };
const viewBoxes = { '4:5': '80 0 240 300', '1:1': '50 0 300 300', full: `0 0 ${WIDTH} ${HEIGHT}` };
/** The light that lies over people as well: thin enough to leave skin its colour. */
const veils: Record<Light, { colour: string; opacity: string } | null> = {
  day: null,
  dusk: { colour: '#F2A65A', opacity: '.08' },
  night: { colour: '#24305E', opacity: '.12' },
};

/**
 * The home of this hero; who sleeps or sits in the evening has a bed of their own, so the room brings none.
 */
function homeOf(spec: PictureSpec, hero: Look): Place {
  const all = homes[hero.traits.characterType];
  const home = all[(spec.home ?? 0) % all.length] ?? all[0];
  return spec.cast.some(({ pose }) => pose === 'sleep' || (pose === 'sit' && spec.light !== 'day'))
    ? { ...home, things: home.things.filter(([id]) => !beds.includes(id)) }
    : home;
}

function placeOf(spec: PictureSpec, hero: Look): Place {
  if (spec.place === 'setting' || (spec.place === 'home' && spec.setting === 'atHome'))
    return places[spec.setting];
  return spec.place === 'way' ? wayTo(spec.setting) : homeOf(spec, hero);
}

/** How far the land must sink so that no horizon cuts a head; only as far as it stays behind the feet. */
function horizonShift(row: readonly Standing[], camera: Camera): number {
  const chins = row
    .filter(({ look, member }) => look && poseShapes[member.pose].drop === 0 && member.pose !== 'sleep')
    .map(({ chin }) => chin);
  return Math.max(0, Math.min(30 * camera.zoom, Math.max(0, ...chins) + 3 - camera.place(HORIZON)));
}

/**
 * One picture, 400x300: the place in its light, the cast (at most five) with the props of the setting, each
 * in a named layer. `cast` gives the look of each cast id; an id without a look is drawn as the helper of the
 * setting. The hero is the id `hero`, or the first of the cast with a look. The same arguments give the same
 * text.
 * @throws RangeError when nobody in the picture has a look and there is no `hero` to measure it by.
 */
export function scene(
  spec: PictureSpec,
  cast: Readonly<Record<string, Look>>,
  options: SceneOptions = {},
): string {
  const heroId =
    (cast['hero'] && spec.cast.some(({ id }) => id === 'hero')
      ? 'hero'
      : spec.cast.find(({ id }) => cast[id])?.id) ?? '';
  const hero = cast[heroId] ?? cast['hero'];
  if (!hero)
    throw new RangeError(
      'scene needs the look of the hero: pass cast.hero, or the look of one id of spec.cast',
    );
  const camera = cameraFor(hero, spec.shot);
  const furnished = placeOf(spec, hero);
  const seat = seatAt(spec, furnished, hero);
  const row = arrange(spec, cast, camera, heroId, seat);
  const props = placeProps(spec, row, camera, heroId);
  const xOf = new Map<string, number>([
    ...props.map(({ slot, x }) => [slot, x] as const),
    ...row.map(({ member, x }) => [member.id, x] as const),
  ]);
  const heroX = row.find(({ member }) => member.id === heroId)?.x ?? 200;
  const focusX = xOf.get(spec.focus) ?? heroX;

  const side = (body: string): string =>
    spec.turned ? transformed(`translate(${WIDTH} 0) scale(-1 1)`, body) : body;
  const sunX = focusX < 200 ? 300 : 96;
  // Beside a companion the camera stays; rooms and caves keep their frame.
  const pan =
    row.length > 1 || isFramed(furnished)
      ? 0
      : panFrom(camera, spec.turned ? WIDTH - motifOf(furnished) : motifOf(furnished), heroX);
  const seenAt = (x: number): number => 200 + ((spec.turned ? WIDTH - x : x) - 200) * camera.zoom + pan;
  const place = makeRoom(furnished, [...row, ...props], seenAt);
  const random = seededRandom(`${spec.setting}:${spec.place}`);
  const { sky, far, middle, ground, edge } = drawPlace(
    place,
    spec.light,
    random,
    spec.turned ? WIDTH - sunX : sunX,
  );
  const view = placeTransform(camera, pan);
  const shift = 'room' in place ? 0 : horizonShift(row, camera);
  const distantView = placeTransform(camera, pan, shift);

  const focused = row.find(({ member }) => member.id === spec.focus);
  const focusY = focused
    ? focused.y - Math.min(focused.height * 0.7, focused.y - camera.eyes)
    : camera.feet - 26;
  const around = camera.shot === 'wide' ? 90 : 150;
  const lamp = spec.light === 'day' ? '' : soft(focusX, focusY, around, around, paper.lamp, 0.24, LAMP_DISCS);
  const laid = (front: boolean): string =>
    props
      .filter((prop) => prop.front === front)
      .map(({ id, x, y, scale, drawing }) => `<g data-prop="${id}">${at(x, y, scale, drawing)}</g>`)
      .join('');
  const air = 'room' in place ? LAMPLIGHT[spec.light] : moods[place.mood][spec.light].haze;
  const setOff = props.map((prop) => setOffFrom(prop, spec.light, air, sunX)).join('');

  const helper = storyProps[spec.setting].helper();
  const turnOf = ({ member, look, x }: Standing): { facing: 1 | -1; gaze: number } => {
    const target = xOf.get(member.looksAt);
    // Who sees with cane and ears does not follow things with the eyes.
    const follows = target !== undefined && look?.traits.aid !== 'whiteCane';
    const gaze = follows ? Math.max(-1, Math.min(1, (target - x) / 90)) : 0;
    return { facing: (target ?? 200) >= x ? 1 : -1, gaze };
  };
  const inBed = ({ member }: Standing): boolean => member.pose === 'sleep' && spec.place === 'home';
  const bedding = row
    .filter(inBed)
    .map((one) => {
      const bed = bedFor(one.half / one.scale);
      // The head of the bed is on the left.
      return at(one.x, one.y, one.scale, turnOf(one).facing < 0 ? transformed('scale(-1 1)', bed) : bed);
    })
    .join('');

  const people = [...row]
    .sort((a, b) => Number(a.member.id === heroId) - Number(b.member.id === heroId))
    .map((one) => {
      const { member, look, x, y, scale } = one;
      const { facing, gaze } = turnOf(one);
      if (!look) return at(x, y, scale, facing < 0 ? transformed('scale(-1 1)', helper) : helper);
      return `<g data-cast="${member.id}" transform="translate(${num(x)} ${num(inBed(one) ? y - MATTRESS * scale : y)}) scale(${Math.round(scale * 1000) / 1000})">${drawFigure(look, { pose: member.pose, expression: member.expression, facing, gaze, seat })}</g>`;
    })
    .join('');

  // In rooms lamps shine, not the moon.
  const glimmer = 'room' in place && spec.light === 'night' ? 'dusk' : spec.light;
  const edgeLights = row.map((one) => edgeLight(one, glimmer, sunX, { ...turnOf(one), seat })).join('');
  const shadows = camera.shot === 'close' ? '' : row.map((one) => castShadow(one, sunX)).join('');
  const veil = veils[spec.light];
  const body =
    layer('sky', transformed(placeTransform(camera, 0, shift), side(sky))) +
    layer('far', transformed('room' in place ? view : distantView, side(far))) +
    layer('middle', transformed(distantView, side(middle))) +
    layer('ground', transformed(view, side(ground)) + shadows) +
    layer('props', lamp + setOff + bedding + laid(false) + edgeLights) +
    layer('cast', people + laid(true)) +
    layer(
      'frame',
      camera.shot === 'close'
        ? ''
        : transformed(camera.shot === 'wide' ? 'translate(0 6)' : 'translate(0 10)', edge),
    ) +
    layer('light', veil ? rect(0, 0, WIDTH, HEIGHT, veil.colour, 0, `opacity="${veil.opacity}"`) : '');
  return svgDocument(viewBoxes[options.crop ?? 'full'], options.sketch ? recolour(body, sketched) : body);
}
