import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lookOf } from '../look/lookOf.ts';
import { poses, shots } from '../pictureSpec.ts';
import { anyHero, anySitter, inCast, picture } from '../testing/sitters.ts';
import { arrange, MAX_OVERLAP } from './arrange.ts';
import { cameraFor } from './camera.ts';

const ids = ['hero', 'companion', 'other1', 'other2', 'other3'];

describe('arrange', () => {
  it('puts up to five figures side by side, inside the frame, overlapping by at most 30 %', () => {
    fc.assert(
      fc.property(
        anyHero,
        fc.array(anySitter, { minLength: 0, maxLength: 4 }),
        fc.array(fc.tuple(fc.constantFrom(...poses), fc.double({ min: 0, max: 1, noNaN: true })), {
          minLength: 5,
          maxLength: 5,
        }),
        fc.constantFrom(...shots),
        (hero, others, wishes, shot) => {
          const looks = Object.fromEntries([hero, ...others].map((sitter, i) => [ids[i]!, lookOf(sitter)]));
          const cast = Object.keys(looks).map((id, i) =>
            inCast(id, { pose: wishes[i]![0], x: wishes[i]![1] }),
          );
          const row = arrange(picture({ cast, shot }), looks, cameraFor(looks['hero']!, shot), 'hero');
          expect(row).toHaveLength(cast.length);
          for (const { x, half } of row) {
            expect(x - half).toBeGreaterThanOrEqual(0);
            expect(x + half).toBeLessThanOrEqual(400);
          }
          row.forEach((a, i) =>
            row.slice(i + 1).forEach((b) => {
              const common = Math.min(a.x + a.half, b.x + b.half) - Math.max(a.x - a.half, b.x - b.half);
              expect(Math.max(0, common) / (2 * Math.min(a.half, b.half))).toBeLessThanOrEqual(
                MAX_OVERLAP + 0.001,
              );
            }),
          );
        },
      ),
    );
  });

  it('draws a helper as large as it is, and one that floats behind the quay', () => {
    const hero = lookOf(sitter('a'));
    const helperOf = (setting: 'candlelightLibrary' | 'fairyTreehouse' | 'sleepyHarbor') => {
      const camera = cameraFor(hero, 'medium');
      const cast = [inCast('hero', { x: 0.2 }), inCast('pal', { x: 0.7 })];
      return arrange(picture({ cast, setting }), { hero }, camera, 'hero').find(({ look }) => !look)!;
    };
    expect(helperOf('candlelightLibrary').height).toBeLessThan(helperOf('fairyTreehouse').height * 0.6);
    expect(helperOf('sleepyHarbor').y).toBeLessThan(helperOf('fairyTreehouse').y - 10);
  });

  it('keeps the wished order from left to right', () => {
    const looks = { hero: lookOf({ ...sitter('a') }), companion: lookOf(sitter('b')) };
    const order = (heroX: number, otherX: number): string[] =>
      arrange(
        picture({ cast: [inCast('hero', { x: heroX }), inCast('companion', { x: otherX })] }),
        looks,
        cameraFor(looks.hero, 'medium'),
        'hero',
      ).map(({ member }) => member.id);
    expect(order(0.3, 0.6)).toEqual(['hero', 'companion']);
    expect(order(0.6, 0.3)).toEqual(['companion', 'hero']);
  });
});

function sitter(uuid: string): Parameters<typeof lookOf>[0] {
  return { ...fc.sample(anyHero, { numRuns: 1, seed: 7 })[0]!, uuid };
}
