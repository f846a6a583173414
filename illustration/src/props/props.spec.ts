import { describe, expect, it } from '@jest/globals';
import { drawnBox, rasterise } from '../testing/pixels.ts';
import { storyProps } from '../storyProps/storyProps.ts';
import { drawings, drawProp, isHeld } from './props.ts';

/** One pixel is one unit; 0,0 lies at 150,220. */
const seen = (body: string) =>
  drawnBox(
    rasterise(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-150 -220 300 280">${body}</svg>`, 300),
  );

describe('props', () => {
  it.each(Object.keys(drawings) as (keyof typeof drawings)[])(
    '%s is a few shapes that stand on 0,0 and fit beside a hero',
    (id) => {
      const body = drawProp(id);
      expect((body.match(/<(path|circle|ellipse|rect)/g) ?? []).length).toBeLessThanOrEqual(16);
      const box = seen(body)!;
      expect(box.bottom).toBeGreaterThanOrEqual(196);
      expect(box.bottom).toBeLessThanOrEqual(232);
      expect(box.right - box.left).toBeGreaterThan(12);
      expect(box.right - box.left).toBeLessThanOrEqual(204);
      expect(220 - box.top).toBeLessThanOrEqual(172);
    },
  );

  it('draws no two alike', () => {
    const bodies = Object.values(drawings).map((draw) => draw());
    expect(new Set(bodies).size).toBe(bodies.length);
  });

  it('takes what was drawn for a setting by its name', () => {
    expect(drawProp('atHome.prize')).toBe(storyProps.atHome.prize());
    expect(drawProp('grandmaHouse.obstacle')).toBe(storyProps.grandmaHouse.obstacle());
  });

  it('knows what a hand can hold up', () => {
    expect(['bottle', 'kite', 'atHome.prize'].every((id) => isHeld(id as 'bottle'))).toBe(true);
    expect(
      ['mural', 'pony', 'playground.prize', 'swimmingPool.obstacle'].some((id) => isHeld(id as 'pony')),
    ).toBe(false);
  });
});
