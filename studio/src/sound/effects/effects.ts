import type { Random } from '../dsp/seededRandom.ts';
import { crickets, crowd, footsteps, heartbeat, hoofs, lark, owl, purr } from './creatures.ts';
import { bell, creak, door, engine, pageTurn, robotBeep, sparkle, whoosh } from './things.ts';
import { click, clunk, jingle, knock, plop, rustle, squeak, tap, thud } from './touches.ts';
import {
  breath,
  brush,
  clap,
  crunch,
  hum,
  munch,
  pour,
  roll,
  scribble,
  slide,
  tick,
  twang,
  whistle,
} from './doings.ts';
import { bubbles, fire, leaves, rain, splash, thunderFar, waves, wind } from './weather.ts';

/** A bed lies under a whole scene, an event is heard once. */
export type Effect = { use: 'bed' | 'event'; render: (random: Random) => Float32Array };

const bed = (render: Effect['render']): Effect => ({ use: 'bed', render });
const event = (render: Effect['render']): Effect => ({ use: 'event', render });

export const effects = {
  wind: bed(wind),
  waves: bed(waves),
  rain: bed(rain),
  fire: bed(fire),
  engine: bed(engine),
  crickets: bed(crickets),
  crowd: bed(crowd),
  purr: bed(purr),
  leaves: bed(leaves),
  footsteps: event(footsteps),
  door: event(door),
  bell: event(bell),
  lark: event(lark),
  owl: event(owl),
  splash: event(splash),
  sparkle: event(sparkle),
  heartbeat: event(heartbeat),
  pageTurn: event(pageTurn),
  whoosh: event(whoosh),
  thunderFar: event(thunderFar),
  creak: event(creak),
  robotBeep: event(robotBeep),
  bubbles: event(bubbles),
  hoofs: event(hoofs),
  knock: event(knock),
  click: event(click),
  thud: event(thud),
  rustle: event(rustle),
  squeak: event(squeak),
  jingle: event(jingle),
  plop: event(plop),
  slide: event(slide),
  hum: event(hum),
  clap: event(clap),
  pour: event(pour),
  twang: event(twang),
  roll: event(roll),
  tick: event(tick),
  scribble: event(scribble),
  brush: event(brush),
  crunch: event(crunch),
  munch: event(munch),
  whistle: event(whistle),
  breath: event(breath),
  tap: event(tap),
  clunk: event(clunk),
} satisfies Record<string, Effect>;
export type EffectId = keyof typeof effects;

export function effectOf(id: string): Effect {
  if (Object.hasOwn(effects, id)) return effects[id as EffectId];
  throw new Error(`There is no effect "${id}". The known ones: ${Object.keys(effects).join(', ')}.`);
}
