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
 * Width and height of a WebP of the lossy kind, in its own head (RFC 9649, section 2.7) and in that of its first frame
 * (2.5), 14 bits each.
 */
function sizeOfWebp(webp: Uint8Array): [number, number] {
  const bytes = Buffer.from(webp);
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  const size: [number, number] = [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  const frame = 30;
  expect(bytes.toString('latin1', frame, frame + 4)).toBe('VP8 ');
  expect([bytes.readUInt16LE(frame + 14) & 0x3fff, bytes.readUInt16LE(frame + 16) & 0x3fff]).toEqual(size);
  return size;
}

/** How a picture says that it came to be; null: it does not. */
const sourceTypeIn = (picture: Uint8Array): string | null =>
  /DigitalSourceType="[^"]*\/(\w+)"/.exec(Buffer.from(picture).toString('utf8'))?.[1] ?? null;

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
        expect([large, small].map(sourceTypeIn)).toEqual(['algorithmicMedia', 'algorithmicMedia']);
        expect(tiny).toMatch(/^data:image\/(png|webp);base64,/);
        expect(tiny.length).toBeLessThan(4_000);
        expect(
          Buffer.from((await illustrator.drawScene({ spec, sitters })).small).equals(Buffer.from(small)),
        ).toBe(true);
      }
    });

    it('frames what somebody else painted like a scene, and says that a trained model made it', async () => {
      const { illustrator } = await open();
      const painted = await illustrator.drawPortrait(looks as never);
      const { large, small, tiny } = await illustrator.framePainting(painted);
      expect([sizeOfWebp(large), sizeOfWebp(small)]).toEqual([
        [1200, 900],
        [480, 360],
      ]);
      expect([large, small].map(sourceTypeIn)).toEqual([
        'trainedAlgorithmicMedia',
        'trainedAlgorithmicMedia',
      ]);
      expect(tiny.length).toBeLessThan(4_000);
      // an empty frame would weigh next to nothing
      expect(large.length).toBeGreaterThan(10_000);
    });

    it('draws a portrait that shows who it is', async () => {
      const { illustrator } = await open();
      const red = await illustrator.drawPortrait(looks as never);
      expect(sizeOfPng(red)).toEqual([600, 750]);
      expect(sourceTypeIn(red)).toBe('algorithmicMedia');
      const black = await illustrator.drawPortrait({ ...looks, hairColor: 'black' } as never);
      expect(Buffer.from(black).equals(Buffer.from(red))).toBe(false);
    });
  });
}
