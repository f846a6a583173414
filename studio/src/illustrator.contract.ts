import { picturesOf, type Illustrator, type TextWriter } from './studio.ts';
import { anOrder } from './textWriter.contract.ts';
import { sittersOf } from './sittersOf.ts';

const looks = {
  age: 6, gender: 'girl', hairColor: 'red', eyeColor: 'green', hairStyle: 'curly', skinColor: 'light', characterType: 'human', characterRole: 'main', storyRole: 'hero',
  personalityTrait: 'curious', physicalAttribute: 'freckled',
} as const; // prettier-ignore

/** Width and height of a PNG. */
function sizeOfPng(png: Uint8Array): [number, number] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  expect(Buffer.from(png.subarray(1, 4)).toString()).toBe('PNG');
  return [view.getUint32(16), view.getUint32(20)];
}

/**
 * Width and height of a WebP of the lossy kind (RFC 9649, section 2.5): 14 bits each in the head of its first
 * frame.
 */
function sizeOfWebp(webp: Uint8Array): [number, number] {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength);
  expect(Buffer.from(webp.subarray(8, 16)).toString()).toBe('WEBPVP8 ');
  return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
}

/** What the makers of pictures count on, whoever draws. */
export function illustratorContract(
  name: string,
  open: () => Promise<{ illustrator: Illustrator; writer: TextWriter }>,
) {
  describe(`${name} as an illustrator`, () => {
    it('draws each picture of a plan in both sizes with a small stand-in, the same again for the same order', async () => {
      const { illustrator, writer } = await open();
      const order = anOrder({ length: 'short', companions: [] });
      const { plan } = await writer.write(order, []);
      const cast = {
        hero: { ...looks, characterUuid: order.hero.characterUuid, name: order.hero.name },
        companions: [],
        avoid: [],
      };
      const sitters = sittersOf(plan, cast);
      for (const spec of picturesOf(plan).slice(0, 2)) {
        const { large, small, tiny } = await illustrator.drawScene({ spec, sitters });
        expect([sizeOfWebp(large), sizeOfWebp(small)]).toEqual([
          [1200, 900],
          [480, 360],
        ]);
        expect(tiny).toMatch(/^data:image\/(png|webp);base64,/);
        expect(tiny.length).toBeLessThan(4_000);
        expect(
          Buffer.from((await illustrator.drawScene({ spec, sitters })).small).equals(Buffer.from(small)),
        ).toBe(true);
      }
    });

    it('draws a portrait that shows who it is', async () => {
      const { illustrator } = await open();
      const red = await illustrator.drawPortrait(looks as never);
      expect(sizeOfPng(red)).toEqual([600, 750]);
      const black = await illustrator.drawPortrait({ ...looks, hairColor: 'black' } as never);
      expect(Buffer.from(black).equals(Buffer.from(red))).toBe(false);
    });
  });
}
