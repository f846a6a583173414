import type { CastInPicture, PictureSpec } from '@storylark/illustration/pictureSpec';
import { tables } from '../../catalogues/tables.ts';
import type { Telling } from '../resolve/resolveArgument.ts';
import { nameElides } from '../resolve/fr.ts';
import { formatMessage } from './formatMessage.ts';
import { tellMarks } from './tellMarks.ts';
import { splitLines } from './typography.ts';

/** The words for a picture, from its own spec: who does what, where, in which light, beside which things. */
export function altText(spec: PictureSpec, telling: Telling): string {
  const { locale } = telling;
  const { pose, look, place, light, where, near, one, another, thing } = tables[locale].alt;
  const person = ({ id, ...drawn }: CastInPicture): string =>
    (id === 'hero' ? one : another)
      .replace('{POSE}', pose[drawn.pose])
      .replace('{LOOK}', look[drawn.expression])
      .replace('{WHERE}', where)
      .replace('{PLACE}', place[spec.place])
      .replace('{LIGHT}', light[spec.light])
      .replaceAll('{WHO', `{${id}`);
  const hero = spec.cast.filter(({ id }) => id === 'hero');
  const others = spec.cast.filter(({ id }) => id !== 'hero');
  const told = [
    ...(spec.shot === 'close' ? [near] : []),
    ...[...hero, ...others].map(person),
    ...spec.props.map((prop) => thing.replace('{THING', `{${prop}`)),
  ].join(' ');
  return splitLines(
    tellMarks(formatMessage(told, telling, 'recit'), locale, { words: 0 }, nameElides),
    locale,
  )
    .map((line) => line.text)
    .join(' ');
}
