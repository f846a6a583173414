import { lookOf } from '@storylark/illustration/look/lookOf';
import { portrait } from '@storylark/illustration/portrait';
import { scene } from '@storylark/illustration/scene';
import { Resvg } from '@resvg/resvg-js';
import type { Illustrator } from '../studio.ts';
import { encodeWebp } from './encodeWebp.ts';

/** Widths in pixels; the height follows from the drawing: 4:3 for scenes, 4:5 for portraits. */
const WIDTH = { large: 1200, small: 480, tiny: 16, portrait: 600 };

/** Draws by the composer, as the browser does. */
export function createOfflineIllustrator(): Illustrator {
  return {
    async drawScene({ spec, sitters }) {
      const looks = Object.fromEntries(Object.entries(sitters).map(([id, sitter]) => [id, lookOf(sitter)]));
      const svg = scene(spec, looks);
      return {
        large: await encodeWebp(drawn(svg, WIDTH.large)),
        small: await encodeWebp(drawn(svg, WIDTH.small)),
        tiny: `data:image/png;base64,${drawn(svg, WIDTH.tiny).asPng().toString('base64')}`,
      };
    },
    drawPortrait: async (sitter) => drawn(portrait(lookOf(sitter)), WIDTH.portrait).asPng(),
  };
}

const drawn = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
