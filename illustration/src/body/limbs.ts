import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, line, path } from '../drawing/svg.ts';
import { has } from '../head/face.ts';
import type { Look } from '../look/look.ts';
import type { Pose } from '../pictureSpec.ts';
import type { Build } from './build.ts';
import { cutOf, sleeveColour } from './garments.ts';
import type { Limb } from './poses.ts';

export type Spot = { x: number; y: number };
/** `sharp`: bent at a knee, as limbs are that carry no weight. */
export type Bent = { from: Spot; joint: Spot; end: Spot; sharp?: true };

/** `facing` 1 looks right, -1 left; `side` 1 is the limb on the side the figure faces. */
export function bend(limb: Limb, origin: Spot, length: number, facing: number): Bent {
  const [[jx, jy], [ex, ey]] = limb;
  return {
    from: origin,
    joint: { x: origin.x + jx * length * facing, y: origin.y + jy * length },
    end: { x: origin.x + ex * length * facing, y: origin.y + ey * length },
  };
}

/** A curve that passes near the joint: soft limbs, as cut with scissors. */
const through = ({ from, joint, end }: Bent): Spot => ({
  x: joint.x * 1.5 - (from.x + end.x) * 0.25,
  y: joint.y * 1.5 - (from.y + end.y) * 0.25,
});
const curve = (bent: Bent): string => {
  if (bent.sharp)
    return `M${bent.from.x},${bent.from.y}L${bent.joint.x},${bent.joint.y}L${bent.end.x},${bent.end.y}`;
  const c = through(bent);
  return `M${bent.from.x},${bent.from.y}Q${c.x},${c.y} ${bent.end.x},${bent.end.y}`;
};
/** The first half of the curve. */
const upper = (bent: Bent): string => {
  const c = through(bent);
  const a = { x: (bent.from.x + c.x) / 2, y: (bent.from.y + c.y) / 2 };
  const middle = { x: (bent.from.x + 2 * c.x + bent.end.x) / 4, y: (bent.from.y + 2 * c.y + bent.end.y) / 4 };
  return `M${bent.from.x},${bent.from.y}Q${a.x},${a.y} ${middle.x},${middle.y}`;
};

const bare = (look: Look): string =>
  look.traits.characterType === 'robot'
    ? look.colours.bodyShade
    : look.traits.characterType === 'mythical_creature'
      ? look.colours.bodyShade
      : look.colours.body;
const handColour = (look: Look): string =>
  look.traits.characterType === 'robot' ? paper.barley : look.colours.body;

/** Robots and imaginary friends wear no clothes on their limbs. */
const dressed = ({ traits }: Look): boolean =>
  traits.characterType !== 'robot' && traits.characterType !== 'imaginary_friend';

/** `abed` in night clothes, whose sleeves are long. */
export function arm(
  look: Look,
  b: Build,
  bent: Bent,
  pose: Pose,
  isFront: boolean,
  facing: number,
  abed = false,
): string {
  const hand = handColour(look);
  const { end } = bent;
  const r = b.limb * 0.58;
  const short = !abed && (cutOf(look).sleeve < 1 || has(look, 'strong'));
  const skin = mix(bare(look), look.colours.bodyShade, 0.25);
  let out = dressed(look)
    ? short
      ? line(curve(bent), skin, b.limb * 0.86) + line(upper(bent), sleeveColour(look), b.limb + 2)
      : line(curve(bent), abed ? mix(look.colours.cloth, INK, 0.14) : sleeveColour(look), b.limb)
    : line(curve(bent), mix(bare(look), look.colours.bodyShade, 0.35), b.limb * 0.9);
  if (isFront && pose === 'point') out += line(`M${end.x},${end.y}l${facing * (r + 8)},-2`, hand, 5.4);
  if (isFront && pose === 'holdOutHand')
    out += line(
      `M${end.x},${end.y}l${facing * (r + 4)},-5M${end.x},${end.y}l${facing * (r + 6)},1M${end.x},${end.y}l${facing * 3},${-r - 3}`,
      hand,
      4.6,
    );
  if (has(look, 'nimble') && isFront)
    out += line(`M${end.x},${end.y}l6,-8M${end.x},${end.y}l10,-1`, hand, 4.2);
  return (
    out +
    circle(end.x, end.y, r, hand) +
    line(
      `M${end.x - facing * r * 0.3},${end.y + r * 0.25}q${facing * r * 0.5},${r * 0.35} ${facing * r * 0.7},${-r * 0.1}`,
      look.colours.bodyShade,
      1.6,
    )
  );
}

/** `shade` sets the legs of who sits off from the trunk. */
export function leg(look: Look, b: Build, bent: Bent, facing: number, shade: number): string {
  const { characterType } = look.traits;
  const trousers =
    characterType === 'robot' || characterType === 'imaginary_friend' || characterType === 'mythical_creature'
      ? mix(bare(look), look.colours.bodyShade, 0.4)
      : look.colours.legs;
  const { end } = bent;
  const shoe =
    characterType === 'animal' ||
    characterType === 'mythical_creature' ||
    characterType === 'imaginary_friend'
      ? look.colours.bodyShade
      : characterType === 'robot'
        ? INK
        : has(look, 'athletic')
          ? paper.white
          : paper.woodDark;
  const w = b.limb * 0.66;
  const foot = path(
    `M${end.x - w * facing},${end.y + 6.5}Q${end.x - w * facing},${end.y - 7} ${end.x},${end.y - 7}Q${end.x + 17 * facing},${end.y - 6} ${end.x + 18 * facing},${end.y + 6.5}Z`,
    shoe,
  );
  // A skirt lies over the thighs of who sits.
  const lap =
    bent.sharp && dressed(look) && cutOf(look).skirt
      ? line(
          `M${bent.from.x},${bent.from.y}L${bent.joint.x - facing * 4},${bent.joint.y + 1}`,
          mix(look.colours.cloth, INK, shade * 0.6),
          b.limb * 1.4,
        )
      : '';
  return (
    line(curve(bent), mix(trousers, INK, shade), b.limb * 1.04) +
    lap +
    foot +
    (has(look, 'athletic')
      ? line(`M${end.x - w * facing},${end.y + 4}L${end.x + 16 * facing},${end.y + 4}`, paper.poppy, 3)
      : '') +
    (has(look, 'clumsy')
      ? line(
          `M${end.x + 5 * facing},${end.y - 4}l${8 * facing},7m${-8 * facing},-1l${9 * facing},-4`,
          paper.white,
          1.6,
        )
      : '')
  );
}
