import { beats, type BeatId } from '@storylark/contracts/stories/beats';
import type { IllustrationView } from '@storylark/contracts/stories/views';

/**
 * A place for a picture: before which paragraph it stands, and the picture once it is there. The first place
 * is the cover's.
 */
type PictureAnchor = { before: number; picture: IllustrationView | null };

const order: readonly string[] = beats;
/** The beats that are drawn where that many pictures are. */
const usual: Readonly<Record<number, readonly BeatId[]>> = {
  5: ['home', 'arrive', 'setback', 'deed', 'echo'],
  6: ['home', 'arrive', 'setback', 'pause', 'deed', 'echo'],
  7: ['home', 'arrive', 'meet', 'setback', 'pause', 'deed', 'echo'],
};

/**
 * Where pictures stand in a text of so many paragraphs, in order and never two at one place. `total` pictures
 * are expected; those that are still being drawn have their place already, so that nothing moves when they
 * come.
 */
export function pictureAnchors(
  pictures: readonly IllustrationView[],
  total: number,
  paragraphs: number,
): PictureAnchor[] {
  const drawn = pictures.map(({ beat }) => beat);
  const expected: readonly string[] | undefined = usual[total];
  const names =
    pictures.length < total && expected && drawn.every((beat) => expected.includes(beat)) ? expected : drawn;
  const places = names.map((beat) => pictures.find((picture) => picture.beat === beat) ?? null);
  while (places.length < total) places.push(null);
  const count = places.length;
  const known =
    names.length === count && names.every((beat) => order.includes(beat)) && new Set(names).size === count;
  let earliest = 0;
  return places.slice(0, Math.max(1, paragraphs)).map((picture, index) => {
    const share = known ? order.indexOf(names[index] ?? '') / order.length : index / count;
    const latest = paragraphs - (count - index); // leaves a paragraph for each of those that come
    const before = index === 0 ? 0 : Math.max(earliest, Math.min(Math.round(share * paragraphs), latest));
    earliest = before + 1;
    return { before, picture };
  });
}
