import { lookOf } from '@storylark/illustration/look/lookOf';
import { portrait } from '@storylark/illustration/portrait';
import { scene } from '@storylark/illustration/scene';
import { Resvg } from '@resvg/resvg-js';
import { markPng, markWebp } from '../marks/markPictures.ts';
import type { SourceType } from '../marks/xmpPacket.ts';
import type { DrawnScene, Illustrator } from '../studio.ts';
import { encodeWebp } from './encodeWebp.ts';

/** Widths in pixels; the height follows from the drawing: 4:3 for scenes, 4:5 for portraits. */
const WIDTH = { large: 1200, small: 480, tiny: 16, portrait: 600 };

/** Draws by the composer, as the browser does. */
export function createOfflineIllustrator(): Illustrator {
  return {
    async drawScene({ spec, sitters }) {
      const looks = Object.fromEntries(Object.entries(sitters).map(([id, sitter]) => [id, lookOf(sitter)]));
      return inSizes(scene(spec, looks), 'algorithmicMedia');
    },
    framePainting: (png) => inSizes(framed(png), 'trainedAlgorithmicMedia'),
    drawPortrait: async (sitter) =>
      markPng(drawn(portrait(lookOf(sitter)), WIDTH.portrait).asPng(), 'algorithmicMedia'),
  };
}

const framed = (png: Uint8Array): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1200 900"><image width="1200" height="900" preserveAspectRatio="xMidYMid slice" xlink:href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/></svg>`;

async function inSizes(svg: string, type: SourceType): Promise<DrawnScene> {
  const encoded = async (width: number) => {
    const pixels = drawn(svg, width);
    return markWebp(await encodeWebp(pixels), pixels, type);
  };
  return {
    large: await encoded(WIDTH.large),
    small: await encoded(WIDTH.small),
    tiny: `data:image/png;base64,${drawn(svg, WIDTH.tiny).asPng().toString('base64')}`,
  };
}

const drawn = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
