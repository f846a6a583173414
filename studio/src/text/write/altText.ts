import type { Aid, CastInPicture, PictureSpec } from '@storylark/illustration/pictureSpec';
import { tables } from '../../catalogues/tables.ts';
import type { Telling } from '../resolve/resolveArgument.ts';
import { nameElides } from '../resolve/fr.ts';
import { formatMessage } from './formatMessage.ts';
import { tellMarks } from './tellMarks.ts';
import { splitLines } from './typography.ts';

/** So long may it be for who has it read aloud. */
const LONGEST = 160;

/**
 * The words for a picture, from its own spec: who does what, where, in which light, beside which things. `aid`
 * is what the companion has with it. Where there is no room, light and look are left out.
 */
export function altText(spec: PictureSpec, telling: Telling, aid?: Aid): string {
  const { locale } = telling;
  const { pose, look, place, light, where, near, one, doing, another, same, beside, thing } =
    tables[locale].alt;
  const [hero] = spec.cast.filter(({ id }) => id === 'hero');
  const others = spec.cast.filter((member) => member !== hero);
  const sentenceFor = (member: CastInPicture): string => {
    if (aid && member.id === 'companion') return beside[aid];
    return member.expression === hero?.expression && member.pose === hero.pose ? same : another;
  };
  const filled = (sentence: string, { id, ...drawn }: CastInPicture, there: string): string =>
    sentence
      .replace('{POSE}', pose[drawn.pose])
      .replace('{LOOK}', look[drawn.expression])
      .replace('{WHERE}', there)
      .replace('{PLACE}', place[spec.place])
      .replace('{LIGHT}', light[spec.light])
      .replaceAll('{WHO', `{${id}`);
  const told = (heroDoes: string, there: string): string => {
    const sentences = [
      ...(spec.shot === 'close' ? [near] : []),
      ...(hero ? [filled(heroDoes, hero, there)] : []),
      ...others.map((member) => filled(sentenceFor(member), member, there)),
      ...spec.props.map((prop) => thing.replace('{THING', `{${prop}`)),
    ];
    return splitLines(
      tellMarks(formatMessage(sentences.join(' '), telling, 'recit'), locale, { words: 0 }, nameElides),
      locale,
    )
      .map((line) => line.text)
      .join(' ');
  };
  const shortest = told(doing, '{PLACE}');
  return [told(one, where), told(one, '{PLACE}')].find(({ length }) => length <= LONGEST) ?? shortest;
}
