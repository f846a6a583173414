import { describe, expect, it } from '@jest/globals';
import { characterTypes, hairColors, skinColors } from '@storylark/contracts/characters/vocabulary';
import fc from 'fast-check';
import { contrast } from '../drawing/colour.ts';
import { wardrobe } from '../drawing/palette.ts';
import { anySitter, emil } from '../testing/sitters.ts';
import { CLOTH_CONTRAST, lookOf } from './lookOf.ts';

describe('lookOf', () => {
  it('dresses everyone in a colour of the wardrobe that stands off from skin and hair', () => {
    for (const characterType of characterTypes)
      for (const skinColor of skinColors)
        for (const hairColor of hairColors)
          for (const uuid of ['a', 'b', 'c']) {
            const { colours } = lookOf({ ...emil, uuid, characterType, skinColor, hairColor });
            expect(wardrobe).toContain(colours.cloth);
            expect(contrast(colours.cloth, colours.skin)).toBeGreaterThanOrEqual(CLOTH_CONTRAST);
            expect(contrast(colours.cloth, colours.hair)).toBeGreaterThanOrEqual(CLOTH_CONTRAST);
          }
  });

  it('gives hair a contour darker than itself and strands lighter', () => {
    for (const hairColor of hairColors) {
      const { hair, hairContour, hairStrand } = lookOf({ ...emil, hairColor }).colours;
      expect(contrast(hairContour, '#000000')).toBeLessThan(contrast(hair, '#000000'));
      expect(contrast(hairStrand, '#000000')).toBeGreaterThan(contrast(hair, '#000000'));
    }
  });

  it('is the same for the same sitter, survives storage as JSON and holds no uuid', () => {
    fc.assert(
      fc.property(anySitter, (sitter) => {
        const look = lookOf(sitter);
        expect(lookOf({ ...sitter })).toEqual(look);
        expect(JSON.parse(JSON.stringify(look))).toEqual(look);
        expect(JSON.stringify(look)).not.toContain(sitter.uuid);
      }),
    );
  });

  it('keeps clothes and face when gender changes: only cut and accessory are preset', () => {
    const boy = lookOf(emil);
    const girl = lookOf({ ...emil, gender: 'girl' });
    expect(girl.colours).toEqual(boy.colours);
    expect(girl.freckles).toEqual(boy.freckles);
    expect(girl.garment).not.toBe(boy.garment);
  });

  it('places 7 to 11 freckles that do not touch', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        const { freckles } = lookOf({ ...emil, uuid });
        expect(freckles.length).toBeGreaterThanOrEqual(7);
        expect(freckles.length).toBeLessThanOrEqual(11);
        freckles.forEach(([x, y], i) =>
          freckles
            .slice(i + 1)
            .forEach(([ox, oy]) => expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(3.4)),
        );
      }),
    );
  });

  it('spreads clothes over the wardrobe', () => {
    const worn = new Set(
      Array.from(
        { length: 80 },
        (_, i) => lookOf({ ...emil, hairColor: 'black', uuid: `hero-${i}` }).colours.cloth,
      ),
    );
    expect(worn.size).toBeGreaterThanOrEqual(5);
  });
});
