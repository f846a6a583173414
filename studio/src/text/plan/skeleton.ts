import type { AgeBand, StoryType } from '@storylark/contracts/stories/vocabulary';
import type { BeatId } from '@storylark/contracts/stories/beats';
import type { Origin } from '../slots.ts';

export type Place = {
  beat: BeatId;
  origin: Origin;
  slot: string;
  /**
   * 0 is always told; below 1, unless the story gets too long; the others join in this order until it is long
   * enough.
   */
  rank: number;
  /** The youngest band it is for, and the oldest. */
  from?: AgeBand;
  to?: AgeBand;
  only?: StoryType;
  not?: StoryType;
  /** Another message of a slot that is told already. */
  second?: true;
  /** A hero who is not human has a line of their own here instead, but where the lesson tells of a child’s aid. */
  human?: true;
  /** The message of a slot that is told already, word for word. */
  again?: true;
};

const place = (
  beat: BeatId,
  path: string,
  rank: number,
  more: Omit<Place, 'beat' | 'origin' | 'slot' | 'rank'> = {},
): Place => {
  const [origin, slot] = path.split('.') as [Origin, string];
  return { beat, origin, slot, rank, ...more };
};
const older = { from: '9-12' } as const;
const youngest = { to: '3-5' } as const;

/**
 * The order of telling. The thread (errand, likeness, pair) is always told. The youngest have a line to join
 * in where older ones have a motif, but for bedtime. `character` slots but `home` and `senses` are only for
 * those who are not human; `link` comes once for each who comes along.
 */
export const skeleton: readonly Place[] = [
  place('home', 'motif.home', 0, { from: '6-8' }),
  place('home', 'motif.home', 0, { ...youngest, only: 'bedtime' }),
  place('home', 'trait.home', 0.003, youngest),
  place('home', 'character.home', 0, { from: '6-8' }),
  place('home', 'trait.home', 0, { from: '6-8' }),
  place('home', 'character.home', 0.13, youngest),
  place('home', 'link.home', 0),
  place('home', 'motif.plant', 5, older),
  place('stir', 'type.stir', 0.4),
  place('stir', 'setting.question', 0, { only: 'educational' }),
  place('stir', 'company.comes', 0),
  place('stir', 'character.leaves', 0.0005, youngest),
  place('stir', 'character.leaves', 0.014, { from: '6-8' }),
  place('passage', 'setting.passage', 0.3, youngest),
  place('passage', 'setting.passage', 0, { from: '6-8' }),
  place('passage', 'character.passage', 0.016),
  place('passage', 'attribute.line', 0.0008, older),
  place('arrive', 'setting.arrive', 0),
  place('arrive', 'trait.arrive', 0.03),
  place('arrive', 'character.senses', 0.017),
  place('arrive', 'attribute.line', 0.0004, youngest),
  place('arrive', 'attribute.line', 0.0008, { from: '6-8' }),
  place('arrive', 'type.arrive', 8),
  place('arrive', 'setting.image', 4),
  place('meet', 'setting.meet', 0),
  place('meet', 'character.meets', 0.012),
  place('meet', 'scene.chat', 0.65, { from: '6-8' }),
  place('task', 'errand.task', 0),
  place('task', 'character.takes', 0.001, youngest),
  place('task', 'character.takes', 0.01, { from: '6-8' }),
  place('task', 'limit.start', 7, { not: 'bedtime' }),
  place('task', 'type.plan', 9),
  place('firstTry', 'setting.way', 3),
  place('firstTry', 'scene.walk', 15, { from: '6-8' }),
  place('firstTry', 'likeness.holds', 0),
  place('firstTry', 'character.asks', 0.008),
  place('firstTry', 'trait.firstMove', 0.06, youngest),
  place('firstTry', 'trait.firstMove', 0.019, { from: '6-8' }),
  place('firstTry', 'pair.firstTry', 0),
  place('firstTry', 'pair.refrain', 0, youngest),
  place('setback', 'pair.fails', 0, { ...youngest, human: true }),
  place('setback', 'pair.fails', 0, { from: '6-8' }),
  place('setback', 'likeness.worse', 0),
  place('setback', 'character.tries', 0, youngest),
  place('setback', 'character.tries', 0, { from: '6-8' }),
  place('setback', 'link.along', 0),
  place('setback', 'trait.worry', 0.05, youngest),
  place('setback', 'trait.worry', 0.009, { from: '6-8' }),
  place('setback', 'pair.again', 0.16, youngest),
  place('setback', 'pair.again', 0.5, { from: '6-8' }),
  place('setback', 'pair.refrain', 0, { ...youngest, again: true }),
  place('setback', 'attribute.matters', 0.14, youngest),
  place('setback', 'attribute.matters', 0.0009, { from: '6-8' }),
  place('setback', 'trait.tries', 0.001, older),
  place('setback', 'limit.late', 11, { not: 'bedtime' }),
  place('setback', 'type.low', 9),
  place('pause', 'type.pause', 4),
  place('pause', 'link.act', 0),
  place('pause', 'setting.still', 10),
  place('pause', 'scene.memory', 19, { from: '6-8' }),
  place('pause', 'character.stops', 0.11, youngest),
  place('pause', 'character.stops', 0, { from: '6-8' }),
  place('pause', 'trait.helps', 0.055, youngest),
  place('pause', 'trait.helps', 0.011, { from: '6-8' }),
  place('pause', 'type.doubt', 6, older),
  place('pause', 'pair.noticing', 0),
  place('pause', 'likeness.sign', 0),
  place('deed', 'pair.deed', 0),
  place('deed', 'pair.turned', 0, youngest),
  place('open', 'pair.answer', 0.0045, youngest),
  place('open', 'pair.answer', 0, { from: '6-8' }),
  place('open', 'likeness.yields', 0),
  place('open', 'character.opens', 0.004, youngest),
  place('open', 'character.opens', 0.007, { from: '6-8' }),
  place('open', 'type.open', 6),
  place('gift', 'errand.gift', 0),
  place('gift', 'setting.gift', 3),
  place('gift', 'scene.chat', 23, { ...older, second: true }),
  place('gift', 'pair.echo', 1),
  place('gift', 'motif.pay', 5, older),
  place('gift', 'setting.answer', 0, { only: 'educational' }),
  place('homeward', 'setting.homeward', 0.6),
  place('homeward', 'character.homeward', 0.018),
  place('homeward', 'trait.homeward', 0.11),
  place('homeward', 'attribute.later', 0.02),
  place('homeward', 'scene.rest', 14, { from: '6-8' }),
  place('homeward', 'type.homeward', 8),
  place('echo', 'link.echo', 0.005, youngest),
  place('echo', 'link.echo', 0, { from: '6-8' }),
  place('echo', 'character.echo', 0, { ...youngest, not: 'bedtime' }),
  place('echo', 'character.echo', 0.013, { from: '6-8' }),
  place('echo', 'type.close', 0, { ...youngest, not: 'bedtime', human: true }),
  place('echo', 'type.close', 4, { from: '6-8' }),
  place('echo', 'motif.echo', 0, { from: '6-8' }),
  place('echo', 'motif.echo', 0, { ...youngest, only: 'bedtime' }),
];
