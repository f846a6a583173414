import type { PictureSpec } from '@storylark/illustration/pictureSpec';
import { placeholderOf } from '../text/figures.ts';
import type { PictureBrief } from './pictureBrief.ts';

/** The hand that all pictures of the house are painted by: a child's stories are of one book. */
export const PICTURE_STYLE = [
  'STYLE',
  'A page of a picture book: gouache with a little coloured pencil on warm paper, soft edges, rounded shapes, quiet colours, one light. Faces are simple and kind. Backgrounds are calm, with room around the figures.',
  'Not a photograph, no 3D, no comic outlines, no glitter.',
].join('\n');

const NEVER = [
  'NEVER',
  'No letters, digits, signs, captions, speech bubbles, borders, signatures, logos or brands. Nobody who is not listed. Nothing that hurts or frightens: no weapons, wounds, fire that is out of hand, gaping teeth. Everybody wears whole, everyday clothes. No real person.',
].join('\n');

const views: Record<PictureSpec['shot'], string> = {
  wide: 'from afar: everybody from head to foot, much of the place',
  medium: 'from a few steps away: everybody from head to foot, the place behind them',
  close: 'from near: faces and hands, little of the place',
};
const lights: Record<PictureSpec['light'], string> = {
  day: 'warm light of a late day',
  dusk: 'dusk, blue with a warm glow',
  night: 'a calm night, by the moon or by lamps; dark, and never gloomy',
};

/** One sheet of a character, from the portrait that the house drew. */
export const referencePrompt = [
  'The picture is a drawing of one character of a picture book. Paint a reference sheet of the same character in the style below: it alone, twice, at the left standing from head to foot and seen from the front, at the right its face from near; calm, on plain warm paper.',
  'Keep what the drawing shows exactly: what kind of being it is, face, eyes, hair, skin or fur, marks, clothes, colours, and whatever it wears or uses. Add nothing to it.',
  '',
  PICTURE_STYLE,
  '',
  NEVER,
].join('\n');

/** One picture of a story. Pictures that go along come in the order of `shown`, which are ids of the cast. */
export function scenePrompt(
  { scene, band, shot, light, persons }: PictureBrief,
  shown: readonly string[],
): string {
  const lines = persons.map(({ id, label, is, side }) => {
    const at = shown.indexOf(id);
    const picture = at < 0 ? '' : `, as in picture ${at + 1}`;
    return `- ${placeholderOf(label)}, at the ${side}${picture}: ${is}`;
  });
  return [
    `Paint one picture of a story for a child of ${band} years.`,
    '',
    'IT SHOWS',
    scene,
    `Seen ${views[shot]}. Light: ${lights[light]}.`,
    '',
    'WHO IS IN IT, and nobody else',
    ...(lines.length > 0 ? lines : ['- nobody']),
    'Placeholders in double braces stand for names, and are not written anywhere.',
    ...(shown.length > 0
      ? [
          'Everybody who has a picture looks exactly as there: kind of being, face, hair, skin or fur, marks, clothes, colours, and what they wear or use. Posture and expression are those of this picture. Where such a picture is painted in another style, take whom it shows and not how it is painted.',
        ]
      : []),
    '',
    PICTURE_STYLE,
    '',
    NEVER,
  ].join('\n');
}
