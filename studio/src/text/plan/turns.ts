import type { Plan } from '../../plan.ts';
import { unit } from '../seed.ts';
import { linksOf } from './castStory.ts';

/** Between two steps of the thread: what this child is like is told in one of these places. */
const remarks = [
  ['passage:character.passage', 'passage:attribute.line'],
  ['arrive:trait.arrive', 'arrive:character.senses', 'arrive:attribute.line'],
  ['firstTry:trait.firstMove', 'firstTry:character.asks'],
  ['setback:trait.worry', 'setback:character.tries', 'setback:link.along'],
  ['pause:trait.helps', 'pause:character.stops', 'pause:link.act'],
  ['homeward:trait.homeward', 'homeward:character.homeward', 'homeward:attribute.later'],
];
/** Scenes and lines that only lengthen a story: one of each row, but in the long ones. */
const fillers = [
  ['firstTry:scene.walk', 'firstTry:setting.way', 'task:type.plan', 'task:limit.start'],
  ['setback:type.low', 'setback:limit.late'],
  ['pause:scene.memory', 'pause:setting.still', 'pause:type.doubt'],
  ['homeward:scene.rest', 'homeward:type.homeward'],
  ['arrive:type.arrive', 'arrive:setting.image'],
];

/** On the way there and on arrival. Of a human nothing is told that only robots or animals have. */
const ways = [
  ['passage:character.passage', 'arrive:attribute.line'],
  ['passage:character.passage', 'arrive:attribute.line'],
  ['passage:attribute.line', 'arrive:character.senses'],
  ['passage:attribute.line', 'arrive:trait.arrive'],
];
const returns = [
  ['homeward:attribute.later'],
  ['homeward:attribute.later'],
  ['homeward:attribute.later'],
  ['homeward:attribute.later'],
  ['homeward:trait.homeward'],
  ['homeward:character.homeward'],
];
/** Who is not human fails and stops as such a one or as this trait does, by turns. */
const hearts = [
  ['firstTry:character.asks', 'setback:trait.worry', 'pause:character.stops'],
  ['firstTry:character.asks', 'setback:character.tries', 'pause:trait.helps'],
  ['firstTry:character.asks', 'setback:character.tries', 'pause:character.stops'],
];
/** Told to who is six to eight, if there is room. */
const middle = [...remarks.slice(2, 5).flat(), 'arrive:attribute.line'];
const humanHeart = ['firstTry:trait.firstMove', 'setback:trait.worry', 'pause:trait.helps'];

const at = <T>(list: readonly T[], share: number): T => list[Math.floor(share * list.length)] as T;

/**
 * The places, `beat:origin.slot`, whose turn it is not in this story. From nine years up there is room for so
 * much that it piled up: a line that only says what a child is like stands alone between two steps of the
 * thread. Who is younger hears fewer of them; only on the way they would stand one behind the other.
 */
export function silentIn(
  seed: string,
  { band, cast, length }: Pick<Plan, 'band' | 'cast' | 'length'>,
): ReadonlySet<string> {
  if (band === '3-5') return new Set();
  const human = cast.hero.characterType === 'human';
  const humanOnly = (places: readonly string[]) =>
    !human || !places.some((one) => one.includes('character.'));
  const linked = linksOf(cast).map(({ id }) => id);
  const told = new Set([
    ...at(ways.filter(humanOnly), unit(seed, 'turn:way')),
    ...(human ? humanHeart : at(hearts, unit(seed, 'turn:heart'))),
    ...at(returns.filter(humanOnly), unit(seed, 'turn:return')),
    ...fillers.flatMap((row) => (length === 'long' ? row : at(row, unit(seed, `turn:${row.join()}`)))),
    ...(band === '6-8' ? middle : []),
  ]);
  // Who comes along acts instead.
  const acts = {
    'setback:link.along': linked.includes('companion'),
    'pause:link.act': linked.some((id) => id !== 'companion'),
  };
  for (const [act, comes] of Object.entries(acts)) {
    if (!comes) continue;
    if (band !== '6-8')
      for (const place of remarks.find((row) => row.includes(act)) ?? []) told.delete(place);
    told.add(act);
  }
  return new Set([...remarks, ...fillers].flat().filter((place) => !told.has(place)));
}
