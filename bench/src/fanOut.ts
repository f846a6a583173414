import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { commands, createCaller } from './calls.ts';
import type { House } from './house.ts';
import type { FromReaders, ToReaders } from './readersProcess.ts';
import { median, perSecond, type Line } from './table.ts';

const CONNECTIONS = 5_000;
const PROCESSES = 2;
/** Each command is told to all readers of one family. */
const FAMILIES = 25;
const ROUNDS = 3;
const ROUND_MS = 4_000;
const SETTLE_MS = 3_000;

/** (f): 5,000 open event streams: what each costs, and how many frames a second reach them. */
export async function fanOut(house: House): Promise<Line[]> {
  const members = house.members.slice(0, FAMILIES);
  const before = house.rssBytes();
  const readers = Array.from({ length: PROCESSES }, () =>
    fork(fileURLToPath(new URL('readersProcess.js', import.meta.url))),
  );
  try {
    await Promise.all(
      readers.map(async (reader, at) => {
        const tokens = Array.from(
          { length: CONNECTIONS / PROCESSES },
          (_, index) => members[(index + at) % FAMILIES]!.token,
        );
        await ask(reader, { kind: 'open', origin: house.origin, tokens });
      }),
    );
    await sleep(SETTLE_MS);
    const kiloBytes = (house.rssBytes() - before) / CONNECTIONS / 1024;
    const rates: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rates.push(await deliveries(house, readers));
    const rate = median(rates);
    return [
      {
        row: 'f',
        what: 'memory per open event stream',
        measured: `${kiloBytes.toFixed(1)} kB RSS`,
        floor: '',
        ratio: null,
        limit: '≤ 16 kB',
        holds: kiloBytes <= 16,
      },
      {
        row: 'f',
        what: `frames delivered over ${CONNECTIONS.toLocaleString('en-GB')} streams of ${FAMILIES} families`,
        measured: perSecond(rate),
        floor: '',
        ratio: null,
        limit: '≥ 60,000/s',
        holds: rate >= 60_000,
      },
    ];
  } finally {
    for (const reader of readers) reader.kill();
  }
}

/** Frames that arrive while commands are sent as fast as they are answered. */
async function deliveries({ origin, members }: House, readers: readonly ChildProcess[]): Promise<number> {
  const caller = createCaller(origin, FAMILIES);
  const framesBefore = await framesOf(readers);
  const begun = performance.now();
  const family = async (at: number) => {
    while (performance.now() - begun < ROUND_MS)
      await caller.send(members[at]!, commands.character(members[at]!, (number += 1)));
  };
  await Promise.all(Array.from({ length: FAMILIES }, (_, at) => family(at)));
  const frames = (await framesOf(readers)) - framesBefore;
  const rate = (frames / (performance.now() - begun)) * 1000;
  caller.close();
  return rate;
}
let number = 1_000_000;

async function framesOf(readers: readonly ChildProcess[]): Promise<number> {
  const counts = await Promise.all(readers.map((reader) => ask(reader, { kind: 'count' })));
  return counts.reduce((sum, one) => sum + (one.kind === 'counted' ? one.frames : 0), 0);
}

async function ask(reader: ChildProcess, message: ToReaders): Promise<FromReaders> {
  const answered = once(reader, 'message');
  reader.send(message);
  const [answer] = (await answered) as [FromReaders];
  return answer;
}
