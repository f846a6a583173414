import { describe, expect, it } from '@jest/globals';
import { characterTypes, type CharacterType } from '@storylark/contracts/characters/vocabulary';
import { lookOf } from './look/lookOf.ts';
import { expressions, poses, type CastInPicture, type Sitter } from './pictureSpec.ts';
import { portrait } from './portrait.ts';
import { scene } from './scene.ts';
import { differing, heroAlone, rasterise, type Raster } from './testing/pixels.ts';
import { emil, inCast, picture, traitValues } from './testing/sitters.ts';

/** A mark smaller than this many pixels of a 160 x 200 portrait would not be noticed. */
const NOTICED = 8;

const inPortrait = (sitter: Sitter): Raster => rasterise(portrait(lookOf(sitter)), 160);
/** Only what is drawn of the hero in a picture 800 wide. */
const inScene = (sitter: Sitter, more: Partial<CastInPicture> = {}): Raster =>
  rasterise(heroAlone(scene(picture({ cast: [inCast('hero', more)] }), { hero: lookOf(sitter) })), 400);

/** The pairs of values that cannot be told apart by so many pixels. */
function tooAlike(values: readonly unknown[], rasters: readonly Raster[], pixels: number): string[] {
  return rasters.flatMap((a, i) =>
    rasters
      .slice(i + 1)
      .flatMap((b, k) =>
        differing(a, b, pixels) < pixels ? [`${String(values[i])} = ${String(values[i + 1 + k])}`] : [],
      ),
  );
}

describe.each(characterTypes.map((characterType) => [characterType] as [CharacterType]))(
  'every trait of a %s shows',
  (characterType) => {
    it.each(Object.keys(traitValues) as (keyof typeof traitValues)[])(
      '%s, in the portrait and in pictures',
      (trait) => {
        const values = traitValues[trait] as readonly unknown[];
        const sitters = values.map((value) => ({ ...emil, characterType, [trait]: value }));
        expect(tooAlike(values, sitters.map(inPortrait), NOTICED)).toEqual([]);
        expect(
          tooAlike(
            values,
            sitters.map((sitter) => inScene(sitter)),
            NOTICED,
          ),
        ).toEqual([]);
      },
    );
  },
);

describe('kinds, poses and feelings', () => {
  it('draws the six kinds apart', () => {
    const sitters = characterTypes.map((characterType) => ({ ...emil, characterType }));
    expect(tooAlike(characterTypes, sitters.map(inPortrait), 1500)).toEqual([]);
  });

  it.each(characterTypes)('a %s has twelve poses and eight expressions', (characterType) => {
    const sitter = { ...emil, characterType };
    const posed = poses.map((pose) => inScene(sitter, { pose }));
    expect(tooAlike(poses, posed, 300)).toEqual([]);
    const felt = expressions.map((expression) => inScene(sitter, { expression }));
    expect(tooAlike(expressions, felt, 2 * NOTICED)).toEqual([]);
  });

  it('shows the eye colour of a sleeper too', () => {
    const brown = inScene(emil, { expression: 'asleep' });
    expect(differing(brown, inScene({ ...emil, eyeColor: 'blue' }, { expression: 'asleep' }), NOTICED)).toBe(
      NOTICED,
    );
  });
});
