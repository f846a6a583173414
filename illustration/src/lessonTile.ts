import type { LessonId } from '@storylark/contracts/stories/vocabulary';
import { drawFigure } from './body/drawFigure.ts';
import { extentOf } from './body/extentOf.ts';
import { at, circle, rect, svgDocument } from './drawing/svg.ts';
import { lookOf } from './look/lookOf.ts';
import type { Aid } from './pictureSpec.ts';
import { drawProp, type PropId } from './props/props.ts';

const SIDE = 120;
/** Where a drawing stands, and the most of the tile it takes. */
const GROUND = 104;
const ROOM = 84;

/** A drawing and what it measures: its middle from where it stands, the larger of width and height. */
type Thing = { prop: PropId; middle?: number; size: number; /** Pale itself. */ onDark?: true };
const things: Partial<Record<LessonId, Thing>> = {
  friendship: { prop: 'kite', size: 68 },
  honesty: { prop: 'tornMap', size: 114 },
  kindness: { prop: 'hedgehogInLeaves', middle: -6, size: 101 },
  courage: { prop: 'redDoor', size: 105 },
  perseverance: { prop: 'tortoise', middle: 9, size: 90 },
  responsibility: { prop: 'puppy', size: 46 },
  sharing: { prop: 'cake', size: 56, onDark: true },
  respect: { prop: 'owl', size: 72 },
  patience: { prop: 'hourglass', size: 78 },
  teamwork: { prop: 'puzzle', middle: 4, size: 48 },
  bravery: { prop: 'lantern', size: 74 },
  empathy: { prop: 'shyDog', size: 112 },
  gratitude: { prop: 'basket', size: 58 },
  forgiveness: { prop: 'feather', size: 56 },
  generosity: { prop: 'tiedBox', size: 90 },
  tolerance: { prop: 'duckbill', middle: 13, size: 102 },
  humor: { prop: 'clownfish', middle: 7, size: 68 },
  creativity: { prop: 'bluePaint', middle: 11, size: 81 },
  flexibility: { prop: 'rolledMap', size: 70 },
  acceptingMistakes: { prop: 'pencil', size: 60 },
  brushingTeeth: { prop: 'jaw', size: 110, onDark: true },
  brushingHair: { prop: 'comb', middle: 5, size: 62 },
  takingBath: { prop: 'foamDolphin', middle: -3, size: 94 },
  sayingPleaseThankYou: { prop: 'card', size: 50, onDark: true },
  eatingVegetables: { prop: 'carrots', size: 54 },
  cleanUpRoom: { prop: 'bookBox', size: 80 },
  trisomy: { prop: 'fishKite', middle: 7, size: 66 },
  adhd: { prop: 'starLamp', size: 76, onDark: true },
};
/** These are about a child, who is shown with what it has with it. */
const aids: Partial<Record<LessonId, Aid>> = {
  autism: 'earDefenders',
  blind: 'whiteCane',
  deaf: 'hearingAids',
  wheelchair: 'wheelchair',
};
const looks = {
  age: 8,
  eyeColor: 'brown',
  characterType: 'human',
  personalityTrait: 'curious',
  physicalAttribute: 'calm',
} as const;
const children = {
  earDefenders: { gender: 'boy', skinColor: 'light', hairColor: 'brown', hairStyle: 'messy' },
  whiteCane: { gender: 'girl', skinColor: 'brown', hairColor: 'black', hairStyle: 'curly' },
  hearingAids: { gender: 'boy', skinColor: 'medium', hairColor: 'black', hairStyle: 'short' },
  wheelchair: { gender: 'girl', skinColor: 'veryLight', hairColor: 'red', hairStyle: 'short' },
} as const;

const day = ['#F6E2B0', '#FFF3CF', '#DCC99A'] as const;
const evening = ['#2F6673', '#3F7C88', '#264F5C'] as const;

/** What a story about a lesson may have in it, a square of 120 by 120. */
export function lessonTile(lesson: LessonId): string {
  const [wall, glow, floor] = things[lesson]?.onDark ? evening : day;
  const paper =
    rect(0, 0, SIDE, SIDE, wall) +
    circle(SIDE / 2, 56, 48, glow) +
    rect(0, GROUND - 8, SIDE, SIDE - GROUND + 8, floor);
  return svgDocument(`0 0 ${SIDE} ${SIDE}`, paper + (drawnThing(lesson) ?? drawnChild(lesson)));
}

function drawnThing(lesson: LessonId): string | null {
  const thing = things[lesson];
  if (!thing) return null;
  const scale = ROOM / thing.size;
  return at(SIDE / 2 - (thing.middle ?? 0) * scale, GROUND, scale, drawProp(thing.prop));
}

function drawnChild(lesson: LessonId): string {
  const aid = aids[lesson];
  if (!aid) throw new RangeError(`nothing is drawn for ${lesson}`);
  const look = lookOf({ uuid: lesson, ...looks, ...children[aid], aid });
  const pose = aid === 'wheelchair' ? 'sit' : 'stand';
  const { half, height } = extentOf(look, pose);
  const whole = (ROOM + 8) / Math.max(height, 2 * half);
  // What is at the ears is seen from near: head and shoulders.
  const [scale, ground] =
    aid === 'hearingAids' || aid === 'earDefenders' ? [whole * 2, 200] : [whole, GROUND + 4];
  return at(SIDE / 2, ground, scale, drawFigure(look, { pose, expression: 'glad' }));
}
