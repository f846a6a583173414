import { describe, expect, it } from '@jest/globals';
import { settings, type SettingId } from '@storylark/contracts/stories/vocabulary';
import { lights } from '../drawing/light.ts';
import { seededRandom } from '../drawing/seeded.ts';
import { at } from '../drawing/svg.ts';
import { rasterise } from '../testing/pixels.ts';
import { drawPlace } from './drawPlace.ts';
import { homes } from './homes.ts';
import { footingOf, landmarks, type LandmarkId, type Placed } from './landmarks.ts';
import type { Place } from './place.ts';
import { places } from './places.ts';
import { perching } from './shadows.ts';
import { ways } from './waysThere.ts';

const all: readonly (readonly [string, Place])[] = [
  ...Object.entries(places),
  ...Object.entries(ways).map(([group, place]): [string, Place] => [`the way to ${group}`, place]),
  ...Object.entries(homes).flatMap(([kind, some]) =>
    some.map((place, i): [string, Place] => [`home ${i} of ${kind}`, place]),
  ),
];
const HORIZON = 190;
const NEAR_LINE = 236;
/** What hangs, lies flat, or brings the branch it sits on. */
const apart: readonly LandmarkId[] = ['vines', 'rainbow', 'prints', 'perchedOwl'];
const onWall = (place: Place, [, , y]: Placed): boolean => 'room' in place && y < 200;
const sitsUp = ([id, , y]: Placed): boolean => perching.has(id) && y < NEAR_LINE;

/** Whether things drawn where they stand show something at a point of the picture. */
function isThere(things: readonly Placed[], x: number, y: number): boolean {
  const drawn = things.map(([id, tx, ty, scale]) => at(tx, ty, scale, landmarks[id]())).join('');
  const { pixels } = rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x - 6} ${y - 3} 12 12" stroke-linecap="round">${drawn}</svg>`,
    24,
  );
  return pixels.some((value, i) => i % 4 === 3 && value > 200);
}

/** Where animals live that do not live everywhere. */
const livesIn: Partial<Record<LandmarkId, readonly SettingId[]>> = {
  seal: ['iceCave', 'lighthouseIsland'],
  camel: ['desertOasis'],
  lizard: ['desertOasis', 'volcanicCrater'],
  giraffe: ['savannaTrail'],
  elephant: ['savannaTrail'],
  monkey: ['jungleExpedition'],
  parrot: ['jungleExpedition', 'pirateShip', 'treasureIsland'],
  crab: ['treasureIsland', 'mermaidLagoon', 'familyVacation'],
  starfish: ['mermaidLagoon', 'underwaterCavern', 'coralReef'],
  whale: ['coralReef'],
  turtle: ['coralReef'],
  jellyfish: ['coralReef', 'underwaterCavern'],
  seahorse: ['coralReef'],
  fish: ['coralReef', 'underwaterCavern'],
  redFish: ['coralReef', 'underwaterCavern'],
  shoal: ['coralReef', 'underwaterCavern'],
  cow: ['farmVisit'],
  pig: ['farmVisit'],
  duck: ['riverRaft', 'farmVisit'],
  frog: ['riverRaft'],
  dinosaur: ['dinosaurIsland'],
  unicorn: ['unicornValley'],
};

describe('places', () => {
  it('have nothing in the air but what flies, swims, hangs or sits on something', () => {
    const astray = all.flatMap(([name, place]) =>
      place.things.flatMap((thing) => {
        const [id, x, y] = thing;
        if (onWall(place, thing) || apart.includes(id)) return [];
        const others = place.things.filter((other) => other !== thing);
        const stands = footingOf(id) !== null && y > HORIZON && y < 300;
        const held = sitsUp(thing) ? isThere(others, x, y) : stands;
        return held ? [] : [`${name}: ${id} at ${x}, ${y}`];
      }),
    );
    expect(astray).toEqual([]);
  });

  it('have animals that live where they stand', () => {
    const astray = settings.flatMap((setting) => {
      const { things, ...rest } = places[setting];
      const everything = 'air' in rest ? [...things, ...rest.air] : things;
      return everything.flatMap(([id]) =>
        livesIn[id]?.includes(setting) === false ? [`${id} in ${setting}`] : [],
      );
    });
    expect(astray).toEqual([]);
  });

  it('keep sails and boats on water', () => {
    const wet = ['shore', 'island', 'deck', 'river', 'lagoon', 'harbour'];
    for (const [name, place] of all)
      for (const [id] of place.things)
        if (['ship', 'rowBoat', 'raft', 'tug'].includes(id))
          expect(`${name}: ${id} on ${'room' in place ? 'boards' : place.terrain}`).toBe(
            `${name}: ${id} on ${wet.find((terrain) => 'terrain' in place && place.terrain === terrain)}`,
          );
  });

  it('shine by evening without a ring round the light', () => {
    for (const [name, place] of all)
      for (const light of lights) {
        const drawn = Object.values(drawPlace(place, light, seededRandom(name), 286)).join('');
        for (const [, step = ''] of drawn.matchAll(/<g fill="#FFE3A0" fill-opacity="([\d.]+)"/g))
          expect(Number(step)).toBeLessThan(0.06);
      }
  });

  it('lie by night in less light than by day', () => {
    const brightness = (place: Place, light: (typeof lights)[number]): number => {
      const { sky, far, middle, ground } = drawPlace(place, light, seededRandom('x'), 286);
      const { pixels } = rasterise(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${sky}${far}${middle}${ground}</svg>`,
        40,
      );
      return pixels.reduce((sum, value, i) => sum + (i % 4 === 1 ? value : 0), 0);
    };
    for (const setting of settings)
      expect(brightness(places[setting], 'night')).toBeLessThan(brightness(places[setting], 'day'));
  });
});
