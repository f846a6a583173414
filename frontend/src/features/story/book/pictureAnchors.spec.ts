import { describe, expect, it } from '@jest/globals';
import type { IllustrationView } from '@storylark/contracts/stories/views';
import fc from 'fast-check';
import { pictureAnchors } from './pictureAnchors.ts';

const picture = (beat: string): IllustrationView => ({
  url: `/${beat}.png`,
  smallUrl: `/${beat}-s.png`,
  tiny: '',
  alt: beat,
  beat,
});
const six = ['home', 'arrive', 'setback', 'pause', 'deed', 'echo'].map(picture);

describe('places of pictures', () => {
  it('follow the course of the story', () => {
    expect(pictureAnchors(six, 6, 16).map(({ before }) => before)).toEqual([0, 3, 8, 9, 10, 15]);
  });

  it('are kept from the start: whichever picture comes first, no other moves', () => {
    const all = pictureAnchors(six, 6, 16).map(({ before }) => before);
    fc.assert(
      fc.property(fc.subarray(six), (come) => {
        const places = pictureAnchors(come, 6, 16);
        expect(places.map(({ before }) => before)).toEqual(all);
        expect(places.flatMap((place) => place.picture ?? [])).toEqual(come);
      }),
    );
  });

  it('are in order and apart for any pictures and any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 6 }).map(picture), { maxLength: 9 }),
        fc.nat(9),
        fc.nat(30),
        (come, total, paragraphs) => {
          const befores = pictureAnchors(come, total, paragraphs).map(({ before }) => before);
          expect(befores).toEqual([...new Set(befores)].sort((a, b) => a - b));
          for (const before of befores) expect(before === 0 || before < paragraphs).toBe(true);
        },
      ),
    );
  });
});
