import { describe, expect, it } from '@jest/globals';
import { settings } from '@storylark/contracts/stories/vocabulary';
import { drawnBox, rasterise } from '../testing/pixels.ts';
import type { PropSlot } from './storyProp.ts';
import { storyProps } from './storyProps.ts';

const slots: readonly PropSlot[] = ['helper', 'prize', 'obstacle', 'keepsake'];
/** One pixel is one unit; 0,0 lies at 150,200. */
const seen = (body: string) =>
  drawnBox(
    rasterise(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-150 -200 300 250">${body}</svg>`, 300),
  );

describe('storyProps', () => {
  it.each(settings)('%s has four drawings of at most 12 shapes that stand on 0,0', (setting) => {
    for (const slot of slots) {
      const body = storyProps[setting][slot]();
      expect((body.match(/<(path|circle|ellipse|rect)/g) ?? []).length).toBeLessThanOrEqual(12);
      const box = seen(body)!;
      expect(box.bottom).toBeGreaterThanOrEqual(190);
      expect(box.bottom).toBeLessThanOrEqual(216);
      expect(box.right - box.left).toBeGreaterThan(12);
      expect(200 - box.top).toBeLessThanOrEqual(126);
    }
    expect(new Set(slots.map((slot) => storyProps[setting][slot]())).size).toBe(4);
  });

  it('gives no two settings the same prize', () => {
    expect(new Set(settings.map((setting) => storyProps[setting].prize())).size).toBe(settings.length);
  });
});
