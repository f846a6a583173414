import type { AgeBand, StoryType } from '@storylark/contracts/stories/vocabulary';
import type { BeatId } from '@storylark/contracts/stories/beats';

/**
 * Slots by origin. A slot is filled by one message of 1 to 4 whole sentences that leans on no neighbour's
 * grammar.
 */
export const typeSlots = [
  'stir',
  'arrive',
  'plan',
  'low',
  'pause',
  'doubt',
  'open',
  'homeward',
  'close',
] as const;
export const settingSlots = [
  'passage',
  'arrive',
  'image',
  'meet',
  'task',
  'way',
  'obstacle',
  'stuck',
  'still',
  'open',
  'gift',
  'homeward',
  'question',
  'answer',
] as const;
export const lessonSlots = ['dilemma', 'firstTry', 'why', 'again', 'turn', 'deed', 'answer', 'echo'] as const;
export const traitSlots = ['home', 'firstMove', 'helps'] as const;
export const attributeSlots = ['line'] as const;
export const characterSlots = ['home', 'senses'] as const;
export const linkSlots = ['home', 'echo'] as const;
export const limitSlots = ['start', 'late'] as const;
export const motifSlots = ['home', 'echo', 'plant', 'pay'] as const;
export const sceneSlots = ['chat', 'walk', 'mishap', 'quarrel', 'memory', 'rest'] as const;

export type TypeSlot = (typeof typeSlots)[number];
export type SettingSlot = (typeof settingSlots)[number];
export type LessonSlot = (typeof lessonSlots)[number];

export type Origin =
  'type' | 'setting' | 'lesson' | 'trait' | 'attribute' | 'character' | 'link' | 'limit' | 'motif' | 'scene';

/**
 * Variants a language needs now, so that no sentence comes more than three times in thirty stories of one
 * child.
 */
export const wanted: Record<Origin, number> = {
  type: 6,
  setting: 2,
  lesson: 1,
  trait: 6,
  attribute: 10,
  character: 6,
  link: 6,
  limit: 6,
  motif: 1,
  scene: 10,
};
/** Ways a lesson is played out, each with its own object. */
export const wantedLessonWays = 2;
/** Slots that every story of the same child uses. */
export const wantedMore: Record<string, number> = { 'trait.home': 10, 'character.home': 10, 'link.home': 10 };

export type Place = {
  beat: BeatId;
  origin: Origin;
  slot: string;
  /**
   * 0 is always told; below 1, unless the story gets too long; the others join in this order until it is long
   * enough.
   */
  rank: number;
  /** The youngest band it is for. */
  from?: AgeBand;
  only?: StoryType;
  not?: StoryType;
  /** Another message of a slot that is told already. */
  second?: true;
};

const place = (
  beat: BeatId,
  path: string,
  rank: number,
  more: Pick<Place, 'from' | 'only' | 'not' | 'second'> = {},
): Place => {
  const [origin, slot] = path.split('.') as [Origin, string];
  return { beat, origin, slot, rank, ...more };
};
const older = { from: '9-12' } as const;

/** The order of telling. */
export const skeleton: readonly Place[] = [
  place('home', 'motif.home', 0),
  place('home', 'trait.home', 0),
  place('home', 'character.home', 3),
  place('home', 'link.home', 0.15),
  place('home', 'motif.plant', 5, older),
  place('stir', 'type.stir', 0.4),
  place('stir', 'setting.question', 0, { only: 'educational' }),
  place('passage', 'setting.passage', 0),
  place('arrive', 'setting.arrive', 0),
  place('arrive', 'character.senses', 9),
  place('arrive', 'type.arrive', 8),
  place('arrive', 'setting.image', 4),
  place('meet', 'setting.meet', 0),
  place('meet', 'scene.chat', 16, { from: '6-8' }),
  place('meet', 'scene.chat', 23, { ...older, second: true }),
  place('task', 'setting.task', 0),
  place('task', 'limit.start', 5, { not: 'bedtime' }),
  place('task', 'type.plan', 7),
  place('task', 'lesson.dilemma', 0),
  place('firstTry', 'setting.way', 3),
  place('firstTry', 'scene.walk', 15, { from: '6-8' }),
  place('firstTry', 'scene.walk', 20, { ...older, second: true }),
  place('firstTry', 'attribute.line', 0.5),
  place('firstTry', 'scene.mishap', 17, { from: '6-8' }),
  place('firstTry', 'scene.mishap', 21, { ...older, second: true }),
  place('firstTry', 'setting.obstacle', 0.3),
  place('firstTry', 'trait.firstMove', 6),
  place('firstTry', 'lesson.firstTry', 0),
  place('setback', 'lesson.why', 0),
  place('setback', 'setting.stuck', 2),
  place('setback', 'lesson.again', 10),
  place('setback', 'limit.late', 11, { not: 'bedtime' }),
  place('setback', 'scene.quarrel', 18, { from: '6-8' }),
  place('setback', 'scene.quarrel', 24, { ...older, second: true }),
  place('setback', 'type.low', 9),
  place('pause', 'type.pause', 2),
  place('pause', 'setting.still', 10),
  place('pause', 'scene.memory', 19, { from: '6-8' }),
  place('pause', 'scene.memory', 25, { ...older, second: true }),
  place('pause', 'trait.helps', 12),
  place('pause', 'lesson.turn', 0),
  place('pause', 'type.doubt', 6, older),
  place('deed', 'lesson.deed', 0),
  place('open', 'lesson.answer', 0),
  place('open', 'setting.open', 0),
  place('open', 'setting.answer', 0, { only: 'educational' }),
  place('open', 'type.open', 5),
  place('gift', 'setting.gift', 0),
  place('gift', 'lesson.echo', 7),
  place('gift', 'motif.pay', 5, older),
  place('homeward', 'setting.homeward', 0.6),
  place('homeward', 'scene.rest', 14, { from: '6-8' }),
  place('homeward', 'scene.rest', 22, { ...older, second: true }),
  place('homeward', 'type.homeward', 8),
  place('echo', 'link.echo', 4),
  place('echo', 'type.close', 4),
  place('echo', 'motif.echo', 0),
];
