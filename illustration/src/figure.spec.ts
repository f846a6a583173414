import { describe, expect, it } from '@jest/globals';
import { characterTypes } from '@storylark/contracts/characters/vocabulary';
import { figure } from './figure.ts';
import { lookOf } from './look/lookOf.ts';
import { poses } from './pictureSpec.ts';
import { drawnBox, rasterise } from './testing/pixels.ts';
import { emil } from './testing/sitters.ts';

describe('figure', () => {
  it.each(characterTypes)('crops a %s in every pose without cutting anything off', (characterType) => {
    for (const pose of poses) {
      const { width, height, pixels } = rasterise(
        figure(lookOf({ ...emil, characterType }), pose, 'glad'),
        300,
      );
      const box = drawnBox({ width, height, pixels })!;
      expect(box.left).toBeGreaterThan(0);
      expect(box.top).toBeGreaterThan(0);
      expect(box.right).toBeLessThan(width - 1);
      expect(box.bottom).toBeLessThan(height - 1);
    }
  });
});
