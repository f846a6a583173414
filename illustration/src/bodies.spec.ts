import { describe, expect, it } from '@jest/globals';
import { characterTypes } from '@storylark/contracts/characters/vocabulary';
import { drawFigure } from './body/drawFigure.ts';
import { svgDocument } from './drawing/svg.ts';
import { figure } from './figure.ts';
import { lookOf } from './look/lookOf.ts';
import { speciesOf, type Look } from './look/look.ts';
import { poses, type Sitter } from './pictureSpec.ts';
import { portrait } from './portrait.ts';
import { differing, drawnBox, rasterise } from './testing/pixels.ts';
import { emil, traitValues } from './testing/sitters.ts';

const beings = characterTypes.filter((characterType) => characterType !== 'human');
/** The looks of one sitter, but for the body: characters of all bodies of a kind. */
const bodiesOf = (sitter: Sitter): Look[] => {
  const all = Array.from({ length: 60 }, (_, i) => lookOf({ ...sitter, uuid: `being-${i}` }));
  return speciesOf[sitter.characterType].map((species) => {
    const found = all.find((look) => look.species === species);
    if (!found) throw new Error(`nobody of sixty is a ${species}`);
    return { ...lookOf(sitter), species, colours: found.colours };
  });
};

describe.each(beings)('the bodies of a %s', (characterType) => {
  const looks = bodiesOf({ ...emil, characterType });

  it('are three at least, told apart at a glance in the portrait and from head to foot', () => {
    expect(looks.length).toBeGreaterThanOrEqual(3);
    const { colours } = looks[0]!;
    const alike = looks.map((look) => ({ ...look, colours }));
    const standing = (look: Look): string =>
      svgDocument('-80 -140 160 150', drawFigure(look, { pose: 'stand', expression: 'glad' }));
    for (const draw of [portrait, standing]) {
      const rasters = alike.map((look) => rasterise(draw(look), 160));
      rasters.forEach((a, i) => rasters.slice(i + 1).forEach((b) => expect(differing(a, b, 800)).toBe(800)));
    }
  });

  it('stay with a character whatever its sheet says of hair, eyes and age', () => {
    const species = lookOf({ ...emil, characterType }).species;
    for (const [trait, values] of Object.entries(traitValues))
      for (const value of values)
        expect(lookOf({ ...emil, characterType, [trait]: value }).species).toBe(species);
  });

  it('show the colours of hair, eyes and skin', () => {
    for (const look of looks)
      for (const colour of ['hair', 'eyes', 'skin'] as const) {
        const other = { ...look, colours: { ...look.colours, [colour]: '#FF00FF' } };
        expect(differing(rasterise(portrait(look), 160), rasterise(portrait(other), 160), 20)).toBe(20);
      }
  });

  it('fit into their frame in every pose', () => {
    for (const look of looks)
      for (const pose of poses) {
        const raster = rasterise(figure(look, pose, 'glad'), 200);
        const box = drawnBox(raster)!;
        expect(Math.min(box.left, box.top)).toBeGreaterThan(0);
        expect(box.right).toBeLessThan(raster.width - 1);
      }
  });
});
