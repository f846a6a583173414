import type { PictureSpec } from '../pictureSpec.ts';
import type { PropSlot } from '../storyProps/storyProp.ts';
import { HEIGHT, WIDTH, type Camera } from './camera.ts';
import type { Standing } from './arrange.ts';

export type PlacedProp = { slot: PropSlot; x: number; y: number; scale: number; half: number };

/** Half width and size by slot; `back` is how far behind the feet it stands. */
const sizes: Record<PropSlot, { half: number; scale: number; back: number }> = {
  obstacle: { half: 84, scale: 0.72, back: 8 },
  helper: { half: 36, scale: 0.95, back: 0 },
  prize: { half: 30, scale: 0.86, back: 2 },
  keepsake: { half: 16, scale: 0.9, back: -7 },
};
const order: readonly PropSlot[] = ['obstacle', 'helper', 'prize', 'keepsake'];

/**
 * Each prop stands where it covers and is covered least; among such places the nearest to the hero's front.
 */
export function placeProps(
  spec: PictureSpec,
  row: readonly Standing[],
  camera: Camera,
  heroId: string,
): PlacedProp[] {
  const hero = row.find(({ member }) => member.id === heroId) ?? row[0];
  const helperStandsAlready = row.some(({ look }) => look === null);
  const taken: { x: number; half: number }[] = row.map(({ x, half }) => ({ x, half: half * 0.8 }));
  const close = camera.shot === 'close';
  const left = spec.beat === 'cover' ? 84 : 8;
  const placed: PlacedProp[] = [];
  for (const slot of order) {
    if (!spec.props.includes(slot) || (slot === 'helper' && helperStandsAlready)) continue;
    const size = sizes[slot];
    const scale =
      (close ? camera.figureScale * 0.5 : Math.max(0.72, camera.figureScale * 0.9)) *
      size.scale *
      (spec.focus === slot ? 1.18 : 1);
    const half = size.half * scale;
    const overlap = (x: number): number =>
      taken.reduce((sum, other) => sum + Math.max(0, half + other.half - Math.abs(x - other.x)), 0);
    const home = hero ? hero.x + (hero.x < 200 ? 70 : -70) : 200;
    const reach = Math.max(0, WIDTH - 2 * (left + Math.min(half, 150)));
    const candidates = Array.from({ length: 31 }, (_, i) => left + Math.min(half, 150) + (reach * i) / 30);
    const cost = (x: number): number => overlap(x) * 3 + Math.abs(x - home) * 0.25;
    const x = candidates.reduce(
      (best, candidate) => (cost(candidate) < cost(best) ? candidate : best),
      candidates[0] ?? 200,
    );
    taken.push({ x, half: half * (slot === 'obstacle' ? 0.5 : 0.9) });
    placed.push({
      slot,
      x,
      y: close ? HEIGHT - 4 + Math.min(0, -size.back) : camera.feet - size.back,
      scale,
      half,
    });
  }
  return placed;
}
