import { expect, it } from '@jest/globals';
import { lessons } from '@storylark/contracts/stories/vocabulary';
import { lessonTile } from './lessonTile.ts';
import { rasterise } from './testing/pixels.ts';

it('draws something of its own for every lesson, and nothing beyond its sides', () => {
  const edges = new Set<string>();
  const tiles = lessons.map((lesson) => {
    const svg = lessonTile(lesson);
    const { pixels, width, height } = rasterise(svg, 120);
    const row = (y: number) => Buffer.from(pixels.slice(y * width * 4, (y + 1) * width * 4)).toString('hex');
    const side = (x: number) =>
      Array.from({ length: height }, (_, y) =>
        pixels.slice((y * width + x) * 4, (y * width + x) * 4 + 3).join(),
      );
    edges.add([row(0), side(0).join(), side(width - 1).join()].join());
    return svg;
  });
  expect(new Set(tiles).size).toBe(lessons.length);
  expect(edges.size).toBe(2); // the paper alone, by day and in the evening
});
