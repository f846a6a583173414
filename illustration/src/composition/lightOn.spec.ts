import { describe, expect, it } from '@jest/globals';
import { lookOf } from '../look/lookOf.ts';
import { scene } from '../scene.ts';
import { places } from '../scenery/places.ts';
import { groupOf } from '../testing/pixels.ts';
import { emil, inCast, picture } from '../testing/sitters.ts';
import { makeRoom } from './makeRoom.ts';

const hero = lookOf(emil);
const drawn = (more: Parameters<typeof picture>[0]): string => scene(picture(more), { hero });
const xs = (svg: string): number[] =>
  [...svg.matchAll(/transform="translate\((-?[\d.]+)/g)].map((match) => Number(match[1]));
const heroX = (svg: string): number =>
  Number(/data-cast="hero" transform="translate\((-?[\d.]+)/.exec(svg)![1]);
/** The figure's shadow is the last thing on the ground. */
const shadowX = (svg: string): number => xs(groupOf(svg, 'data-layer="ground"')).at(-1)!;

describe('light on figures', () => {
  it('throws their shadow away from the sun, which stands on the other side of the picture', () => {
    const left = drawn({ cast: [inCast('hero', { x: 0.2 })], focus: 'hero' });
    expect(shadowX(left)).toBeLessThan(heroX(left));
    const right = drawn({ cast: [inCast('hero', { x: 0.8 })], focus: 'hero' });
    expect(shadowX(right)).toBeGreaterThan(heroX(right));
  });

  it('draws an edge of light on the side of the moon, and none by day', () => {
    // The first group is the light round the focus, the second the edge.
    const edgeX = (svg: string): number => xs(groupOf(svg, 'data-layer="props"'))[1]!;
    const night = drawn({ light: 'night', cast: [inCast('hero', { x: 0.2 })], focus: 'hero' });
    expect(groupOf(night, 'data-layer="props"')).toContain('#B9E0DC');
    expect(edgeX(night)).toBeGreaterThan(heroX(night));
    const turned = drawn({ light: 'night', cast: [inCast('hero', { x: 0.8 })], focus: 'hero' });
    expect(edgeX(turned)).toBeLessThan(heroX(turned));
    expect(groupOf(drawn({}), 'data-layer="props"')).toBe('<g data-layer="props"></g>');
  });

  it('puts a shadow under a prop that stands, and none under one that is held', () => {
    const inks = (svg: string): number =>
      groupOf(svg, 'data-layer="props"').match(/fill="#14303A"/g)?.length ?? 0;
    const standing = drawn({ props: ['obstacle'], drawn: { obstacle: 'boulder' } });
    const heldUp = drawn({
      props: ['prize'],
      drawn: { prize: 'bottle' },
      at: 'prize',
      cast: [inCast('hero', { pose: 'holdOutHand' })],
    });
    expect(inks(standing)).toBeGreaterThan(inks(heldUp));
  });
});

describe('makeRoom', () => {
  const place = places.treasureIsland;
  const without = (x: number): string[] => {
    const kept = makeRoom(place, [{ x, half: 40 }], (at) => at).things;
    return place.things.filter((thing) => !kept.includes(thing)).map(([id]) => id);
  };

  it('takes away the small things where something else stands', () => {
    expect(without(176)).toContain('chest');
    expect(without(296)).toContain('crab');
    expect(without(-200)).toEqual([]);
  });

  it('leaves what a place is known for', () => {
    for (let x = 0; x <= 400; x += 20)
      for (const id of ['palm', 'ship']) expect(without(x)).not.toContain(id);
  });
});
