import { describe, expect, it } from '@jest/globals';
import { drawings } from '../props/props.ts';
import { landmarks } from '../scenery/landmarks.ts';
import { rasterise } from '../testing/pixels.ts';
import { footing } from './footing.ts';

/** From where to where one sees a drawing touch the ground, in its units. */
function seen(drawing: string): { left: number; right: number } | null {
  const { width, pixels } = rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-250 -250 500 300" stroke-linecap="round">${drawing}</svg>`,
    500,
  );
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
    [246, 248, 250, 252].some((y) => (pixels[(y * width + x) * 4 + 3] ?? 0) > 140),
  );
  return columns.length > 0 ? { left: columns[0]! - 250, right: columns.at(-1)! - 250 } : null;
}

describe('footing', () => {
  it('says where a drawing touches the ground', () => {
    expect(footing('<rect x="-10" y="-20" width="20" height="20" fill="#000000"/>')).toEqual({
      left: -10,
      right: 10,
      height: 20,
    });
    expect(footing('<path d="M-5,0l5,-30l5,30Z" fill="#000000"/>')).toEqual({
      left: -5,
      right: 5,
      height: 30,
    });
  });

  it('finds none under what floats, and none of mere light', () => {
    expect(footing('<circle cx="0" cy="-40" r="10" fill="#000000"/>')).toBeNull();
    expect(footing('<ellipse cx="0" cy="0" rx="40" ry="8" fill="#000000" opacity=".2"/>')).toBeNull();
  });

  it('follows what a group moves and scales', () => {
    const body = '<g transform="translate(20 -10) scale(2)"><rect x="-5" y="0" width="10" height="5"/></g>';
    expect(footing(body)).toMatchObject({ left: 10, right: 30 });
  });

  it('is as wide as what one sees of nearly every drawing', () => {
    const all = [...Object.values(landmarks), ...Object.values(drawings)].map((draw) => draw());
    const fits = all.filter((drawing) => {
      const foot = footing(drawing);
      const real = seen(drawing);
      if (!foot || !real) return foot === null && real === null;
      return Math.abs(foot.left - real.left) < 18 && Math.abs(foot.right - real.right) < 18;
    });
    expect(fits.length / all.length).toBeGreaterThan(0.9);
  });
});
