import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessName } from '@storylark/distributed/processes';
import { control, type Engine } from './engineControl.ts';
import type { FaultyHouse } from './openFaultyHouse.ts';

type Chance = (what: string) => number;
export type Fault = {
  name: string;
  /** It kills or pauses an engine: needs ENGINES_CONTROL. */
  engine?: Engine;
  /** Strikes when a story of the load is being narrated. */
  duringNarration?: true;
  /** A process that held jobs is gone: others take them over. */
  takesOver?: true;
  /** Resolves when it is over: from then on the house has ten seconds. */
  strike: (house: FaultyHouse, chance: Chance) => Promise<void>;
};

const PAUSE_MS = 30_000;
/** How long what is away for a while is away. */
const AWAY_MS = 6_000;
const SLOW_MS = 800;

/** kill -9 of one copy, or of all copies at once. */
const killOf = (name: ProcessName, ...more: ['all'] | []): Fault => ({
  name: `kill -9 of ${more[0] ? 'every' : 'one'} ${name}`,
  ...(name === 'generators' ? { takesOver: true, duringNarration: true } : {}),
  async strike({ copies }, chance) {
    const all = copies.filter((copy) => copy.name === name);
    const victims = more[0] ? all : all.slice(Math.floor(chance('who') * all.length)).slice(0, 1);
    for (const victim of victims) victim.kill();
  },
});

const restart = (engine: Engine): Fault => ({
  name: `kill -9 and restart of ${engine}`,
  engine,
  async strike() {
    await control('kill', engine);
    await control('up', engine);
  },
});

const pause = (engine: Engine, ms = PAUSE_MS): Fault => ({
  name: `${engine} paused for ${ms / 1000} s`,
  engine,
  async strike() {
    await control('pause', engine);
    await sleep(ms);
    await control('resume', engine);
  },
});

const standIn = (name: string, strike: (standIn: FaultyHouse['standIn']) => Promise<void>): Fault => ({
  name: `event store: ${name}`,
  strike: (house) => strike(house.standIn),
});

/** The short ones first; `npm test` takes some of each kind. */
export const faults: readonly Fault[] = [
  killOf('gateway'),
  killOf('command-api'),
  killOf('command-api', 'all'),
  killOf('query-api'),
  killOf('query-api', 'all'),
  killOf('projectors'),
  killOf('projectors', 'all'),
  killOf('generators'),
  killOf('generators', 'all'),
  killOf('managers'),
  killOf('managers', 'all'),
  standIn('subscriptions dropped, three times', async ({ set }) => {
    for (const dropSubscriptions of ['UNAVAILABLE', 'CANCELLED', 'DEADLINE_EXCEEDED']) {
      await set({ dropSubscriptions });
      await sleep(700);
    }
  }),
  standIn(`answers ${SLOW_MS} ms late`, async ({ set }) => {
    await set({ delayMs: SLOW_MS });
    await sleep(AWAY_MS);
    await set({ delayMs: 0 });
  }),
  standIn('unavailable', async ({ set }) => {
    await set({ unavailable: true, dropSubscriptions: 'UNAVAILABLE' });
    await sleep(AWAY_MS);
    await set({ unavailable: false });
  }),
  standIn('ten replies lost after a durable append', async ({ set }) => {
    await set({ lostReplies: 10 });
    await sleep(AWAY_MS);
    await set({ lostReplies: 0 });
  }),
  standIn('kill -9 and restart on its file', async ({ kill, start }) => {
    await kill();
    await sleep(1_000);
    await start();
  }),
  restart('kafka'),
  restart('mongo'),
  { ...pause('s3', 10_000), name: 's3 away for 10 s during narration', duringNarration: true },
  pause('kafka'),
  pause('mongo'),
];
