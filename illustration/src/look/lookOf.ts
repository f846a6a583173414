import type { Gender } from '@storylark/contracts/characters/vocabulary';
import { contrast, luminance, mix } from '../drawing/colour.ts';
import { INK, eyeTones, hairTones, skinTones, wardrobe } from '../drawing/palette.ts';
import { hashOf, pick, seededRandom } from '../drawing/seeded.ts';
import type { Sitter } from '../pictureSpec.ts';
import { accessories, speciesOf, type Garment, type Look, type Species } from './look.ts';

/**
 * Cloth must stand off from skin, fur and hair by at least this much; the wardrobe has such a colour for
 * every pair.
 */
export const CLOTH_CONTRAST = 1.9;

/** Gender presets the cut; it touches no colour, no face and no pose. */
const cuts: Record<Gender, readonly Garment[]> = {
  boy: ['tee', 'hoodie', 'dungarees'],
  girl: ['dress', 'cardigan', 'pinafore'],
};
const backdrops = ['#CFE0DC', '#FBE0A6', '#F1D3DE', '#D5E3CB', '#F7D3C5'];
const shells = ['#A9C3C0', '#C9B79A', '#9DB2CC', '#B9C39A'];
/** Scales, coats and feathers. */
const hides: Partial<Record<Species, readonly string[]>> = {
  dragon: ['#5E9A73', '#4E8C8A', '#8C7BB5', '#C07A55'],
  unicorn: ['#EFE3D3', '#DDD0E6', '#C9DCE4', '#E9CFC4'],
  griffin: ['#C39A5F', '#A98265', '#9C9384', '#C8A77A'],
};
const dreams = ['#9CCFC3', '#BBB0E2', '#F3D68C', '#9FC6E6'];

function bodyColour(sitter: Sitter, species: Species): string {
  if (sitter.characterType === 'animal') return hairTones[sitter.hairColor];
  if (sitter.characterType === 'robot') return pick(shells, `${sitter.uuid}:shell`);
  const hide = hides[species];
  if (hide) return pick(hide, `${sitter.uuid}:scales`);
  if (sitter.characterType === 'imaginary_friend') return pick(dreams, `${sitter.uuid}:dream`);
  return skinTones[sitter.skinColor].base;
}

/** Seeded among the colours that stand off from skin and hair, and from the body too where one does. */
function clothFor(seed: string, skin: string, hair: string, body: string): string {
  const standsOff = (...others: string[]) =>
    wardrobe.filter((colour) => others.every((other) => contrast(colour, other) >= CLOTH_CONTRAST));
  const fromBody = standsOff(skin, hair, body);
  return pick(fromBody.length > 0 ? fromBody : standsOff(skin, hair), seed);
}

/** Seven to eleven dots over nose and cheeks, kept apart so that they never merge. */
function frecklePlaces(seed: string): [number, number][] {
  const random = seededRandom(seed);
  const places: [number, number][] = [];
  const wanted = 7 + Math.floor(random() * 5);
  for (let tries = 0; places.length < wanted && tries < 200; tries++) {
    const x = Math.round((random() * 58 - 29) * 10) / 10 + 0;
    const y = Math.round((12 + random() * 10 - Math.abs(x) * 0.05) * 10) / 10;
    // Adding 0 turns -0 into 0, which is what JSON keeps.
    if (places.every(([px, py]) => Math.hypot(px - x, py - y) > 4.6)) places.push([x, y]);
  }
  return places;
}

/** What stays the same on every picture of a character: the same sitter gives the same look. */
export function lookOf(sitter: Sitter): Look {
  const { uuid, ...traits } = sitter;
  const skin = skinTones[sitter.skinColor];
  const hair = hairTones[sitter.hairColor];
  const species = pick<Species>(speciesOf[sitter.characterType], `${uuid}:species`);
  const body = bodyColour(sitter, species);
  const cloth = clothFor(`${uuid}:cloth`, skin.base, hair, body);
  const apart = wardrobe.filter((colour) => contrast(colour, cloth) >= 1.6);
  const dark = wardrobe.filter(
    (colour) => colour !== cloth && luminance(colour) < 0.4 && contrast(colour, cloth) >= 1.25,
  );
  const cut = cuts[sitter.gender];
  // The next accessory on the list for girls: so a change of gender shows on robots and blobs too, and each
  // accessory is open to all.
  const accessory =
    accessories[(hashOf(`${uuid}:accessory`) + (sitter.gender === 'girl' ? 1 : 0)) % accessories.length]!;
  return {
    version: 1,
    traits,
    colours: {
      skin: skin.base,
      skinShade: skin.shade,
      skinLight: skin.light,
      hair,
      hairContour: mix(hair, '#1A0F0C', luminance(hair) > 0.5 ? 0.28 : 0.45),
      hairStrand: mix(hair, '#FFFFFF', luminance(hair) > 0.5 ? 0.6 : 0.22),
      eyes: eyeTones[sitter.eyeColor],
      body,
      bodyShade:
        sitter.characterType === 'human' || sitter.characterType === 'magical_being'
          ? skin.shade
          : mix(body, INK, 0.3),
      cloth,
      trim: pick(apart.length > 0 ? apart : wardrobe, `${uuid}:trim`),
      legs: pick(dark.length > 0 ? dark : wardrobe, `${uuid}:legs`),
      backdrop: pick(backdrops, `${uuid}:backdrop`),
    },
    freckles: frecklePlaces(`${uuid}:freckles`),
    garment: pick(cut, `${uuid}:cut`),
    accessory,
    species,
  };
}
