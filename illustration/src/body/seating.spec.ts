import { describe, expect, it } from '@jest/globals';
import { characterTypes } from '@storylark/contracts/characters/vocabulary';
import { svgDocument } from '../drawing/svg.ts';
import { lookOf } from '../look/lookOf.ts';
import { drawnBox, rasterise } from '../testing/pixels.ts';
import { emil } from '../testing/sitters.ts';
import { buildOf } from './build.ts';
import { drawFigure } from './drawFigure.ts';
import { extentOf } from './extentOf.ts';
import { seatingOf, seats } from './seating.ts';

const ages = [3, 6, 11, 17, 70];

describe('sitting', () => {
  it.each(characterTypes)(
    'bends the knees of a %s and puts both feet in front, on what bears them',
    (characterType) => {
      for (const age of ages)
        for (const seat of seats)
          for (const facing of [1, -1]) {
            const look = lookOf({ ...emil, characterType, age });
            const b = buildOf(look);
            const { height, frontLeg, backLeg } = seatingOf(look, b, seat, facing);
            for (const { from, joint, end } of [frontLeg, backLeg]) {
              expect(facing * (joint.x - from.x)).toBeGreaterThan(15);
              expect(facing * (end.x - joint.x)).toBeGreaterThan(0);
              expect(end.y).toBeLessThan(b.feet);
              expect(end.y).toBeGreaterThan(b.feet - 16);
            }
            expect(b.feet - frontLeg.from.y).toBeGreaterThanOrEqual(height);
            // On the ground one knee comes up; on a seat both lie level with the hips.
            if (seat === 'ground') expect(frontLeg.joint.y).toBeLessThan(frontLeg.from.y - 5);
            else expect(Math.abs(frontLeg.joint.y - frontLeg.from.y)).toBeLessThan(4);
          }
    },
  );

  it.each(characterTypes)(
    'makes a %s lower than standing, lowest on the ground, and stays in the room kept for it',
    (characterType) => {
      const look = lookOf({ ...emil, characterType });
      const seen = (pose: 'sit' | 'stand', seat: (typeof seats)[number]) => {
        const { left, right, top, bottom } = drawnBox(
          rasterise(
            svgDocument('-100 -180 200 200', drawFigure(look, { pose, seat, expression: 'glad' })),
            400,
          ),
        )!;
        return {
          half: Math.max(100 - left / 2, right / 2 - 100),
          top: 180 - top / 2,
          bottom: bottom / 2 - 180,
        };
      };
      const standing = seen('stand', 'ground').top;
      const [ground, ...raised] = seats
        .filter((seat) => seat !== 'wheelchair')
        .map((seat) => seen('sit', seat));
      expect(ground!.top).toBeLessThan(standing - 12);
      for (const one of raised) {
        expect(one.top).toBeLessThan(standing - 3);
        expect(one.top).toBeGreaterThan(ground!.top + 3);
        expect(one.bottom).toBeLessThan(6);
      }
      for (const seat of seats.filter((id) => id !== 'wheelchair')) {
        const { half, height } = extentOf(look, 'sit', seat);
        expect(seen('sit', seat).half).toBeLessThanOrEqual(half + 0.5);
        expect(seen('sit', seat).top).toBeLessThanOrEqual(height + 0.5);
      }
    },
  );
});
