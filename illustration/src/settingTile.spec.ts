import { describe, expect, it } from '@jest/globals';
import { settings } from '@storylark/contracts/stories/vocabulary';
import { settingTile } from './settingTile.ts';
import { differing, rasterise } from './testing/pixels.ts';

describe('settingTile', () => {
  it('shows fifty places that one can tell apart at the size of a tile', () => {
    const tiles = settings.map((setting) => rasterise(settingTile(setting), 100));
    const alike = tiles.flatMap((a, i) =>
      tiles
        .slice(i + 1)
        .flatMap((b, k) => (differing(a, b, 600) < 600 ? [`${settings[i]} = ${settings[i + 1 + k]}`] : [])),
    );
    expect(alike).toEqual([]);
  });

  it('covers the whole picture with opaque paper', () => {
    for (const setting of settings) {
      const { pixels } = rasterise(settingTile(setting), 100);
      expect(pixels.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
    }
  });
});
