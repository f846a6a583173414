import { footing } from '../drawing/footing.ts';
import type { CastInPicture, PictureSpec, PropInPicture } from '../pictureSpec.ts';
import { drawProp, isHeld, type PropId } from '../props/props.ts';
import { helperSizes } from '../storyProps/helperSizes.ts';
import { storyProps } from '../storyProps/storyProps.ts';
import { HEIGHT, WIDTH, type Camera } from './camera.ts';
import type { Standing } from './arrange.ts';

/** `id` names the drawing: of the library, or of the setting. `front`: before the people, for what is held. */
export type PlacedProp = {
  slot: PropInPicture;
  id: string;
  drawing: string;
  x: number;
  y: number;
  scale: number;
  half: number;
  front: boolean;
};

/** Half width of what hangs or floats, and size, by slot; `back` is how far behind the feet it stands. */
const sizes: Record<PropInPicture, { half: number; scale: number; back: number }> = {
  obstacle: { half: 84, scale: 0.8, back: 8 },
  part: { half: 84, scale: 0.8, back: 8 },
  helper: { half: 36, scale: 0.95, back: 0 },
  prize: { half: 30, scale: 0.95, back: 2 },
  keepsake: { half: 16, scale: 0.9, back: -7 },
};
const order: readonly PropInPicture[] = ['obstacle', 'part', 'helper', 'prize', 'keepsake'];
/** Where a hand is, as a share of the figure's height from the ground, and of its half width from its middle. */
const hands: Partial<Record<CastInPicture['pose'], { up: number; out: number }>> = {
  reach: { up: 0.76, out: 1 },
  holdOutHand: { up: 0.4, out: 1.05 },
  point: { up: 0.56, out: 1.05 },
};

/** Half of what even a stick needs to be seen beside others, before scaling. */
const SLENDER = 22;
/** A thing in a hand is seen smaller than on the ground, so that it covers nobody. */
const HELD = 0.68;

/** The drawing of a slot, by its own name or by the setting's. */
function drawingOf({ drawn, setting }: PictureSpec, slot: PropInPicture): { id: string; drawing: string } {
  const own = slot === 'part' ? 'obstacle' : slot;
  const id = slot === 'helper' || slot === 'keepsake' ? undefined : drawn?.[slot];
  return id
    ? { id, drawing: drawProp(id) }
    : { id: `${setting}.${own}`, drawing: storyProps[setting][own]() };
}

/** Half the width in which a drawing stands; `usual` for what hangs or floats. */
function halfOf(drawing: string, usual: number): number {
  const foot = footing(drawing);
  return foot ? Math.max(SLENDER, (foot.right - foot.left) / 2) : usual;
}

/** Within reach of the hero, on the side of more room; in a hand that is free for it, if it is small. */
function reached(
  hero: Standing,
  id: string,
  half: number,
  ground: number,
): { x: number; y: number; front: boolean; scale: number } {
  const side = hero.x <= WIDTH / 2 ? 1 : -1;
  const hand = hands[hero.member.pose];
  if (hand && isHeld(id as PropId))
    return {
      x: hero.x + side * hero.half * hand.out,
      y: hero.y - hero.height * hand.up,
      front: true,
      scale: HELD,
    };
  const x = hero.x + side * (hero.half * 0.8 + Math.min(half, 110) * 0.72);
  return { x: Math.max(44, Math.min(WIDTH - 44, x)), y: ground, front: false, scale: 1 };
}

/**
 * Each prop stands where it covers and is covered least; among such places the nearest to the hero's front.
 * What the hero is at stands within reach.
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
      (slot === 'helper' ? (helperSizes[spec.setting] ?? 1) : 1) *
      (spec.focus === slot ? 1.18 : 1);
    const { id, drawing } = drawingOf(spec, slot);
    const half = halfOf(drawing, size.half) * scale;
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
    const ground = close ? HEIGHT - 4 + Math.min(0, -size.back) : camera.feet - size.back;
    const point =
      spec.at === slot && hero
        ? reached(hero, id, half, ground)
        : { x, y: ground, front: slot === 'keepsake', scale: 1 };
    taken.push({ x: point.x, half: half * (slot === 'obstacle' || slot === 'part' ? 0.5 : 0.9) });
    placed.push({ slot, id, drawing, ...point, scale: scale * point.scale, half: half * point.scale });
  }
  return placed;
}
