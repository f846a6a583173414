import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@storylark/contracts/paths';
import { commands, createCaller } from './calls.ts';
import type { House, Member } from './house.ts';
import { openStream } from './streams.ts';
import { ms, quantile, type Line } from './table.ts';

const FAMILIES = 100;
const SECONDS = 8;
/** Frames not seen by then count as lost. */
const SETTLE_MS = 2_000;

type Goal = { p50: number; p99: number };

/**
 * (d): from a command's answer to its frame, and to the answer of a GET that demands its position. `goal` in
 * ms.
 */
export async function latency(house: House, goal: Goal = { p50: 5, p99: 25 }): Promise<Line[]> {
  const members = house.members.slice(0, FAMILIES);
  const seen = new Map<number, number>();
  const placeOf = ({ accountId }: Member, word: string) => house.positions.highest(accountId, word) ?? NaN;
  const streams = await Promise.all(
    members.map((member) =>
      openStream(house.origin, member.token, (id) => void seen.set(placeOf(member, id), performance.now())),
    ),
  );
  await atRate(house, members, 50, 2, () => {}); // until the code is warm
  const lines: Line[] = [];
  for (const rate of [50, 300]) {
    const [command, get, frame]: [number[], number[], number[]] = [[], [], []];
    const bare: number[] = [];
    const accepted = new Map<number, number>();
    let stale = 0;
    let refused = 0;
    const take = (times: Times) => {
      command.push(times.answered - times.sent);
      get.push(times.fresh - times.answered);
      bare.push(times.bare);
      accepted.set(placeOf(times.member, times.position), times.answered);
      if (times.stale) stale += 1;
    };
    await atRate(house, members, rate, SECONDS, take, () => void (refused += 1));
    await sleep(SETTLE_MS);
    for (const [position, answered] of accepted)
      frame.push(Math.max(0, (seen.get(position) ?? Infinity) - answered));
    const floor = `${ms(quantile(bare, 0.5))} / ${ms(quantile(bare, 0.99))} GET /healthz`;
    const lineOf = (what: string, times: readonly number[]): Line => {
      const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
      return {
        row: 'd',
        what: `${what}, ${rate}/s`,
        measured: `${ms(p50)} / ${ms(p99)}`,
        floor,
        ratio: p50 / quantile(bare, 0.5),
        limit: `p50 ≤ ${goal.p50} ms, p99 ≤ ${goal.p99} ms`,
        holds: p50 <= goal.p50 && p99 <= goal.p99,
      };
    };
    lines.push(
      lineOf('command accepted to SSE frame', frame),
      lineOf(`command accepted to fresh GET${stale > 0 ? ` (${stale} stale)` : ''}`, get),
      {
        ...lineOf(`the command itself${refused > 0 ? ` (${refused} refused)` : ''}`, command),
        limit: '',
        holds: null,
      },
    );
  }
  for (const { close } of streams) close();
  return lines;
}

type Times = {
  sent: number;
  answered: number;
  fresh: number;
  bare: number;
  member: Member;
  position: string;
  stale: boolean;
};

/** Sends on time, whether or not the former ones are answered. */
async function atRate(
  { origin }: House,
  members: readonly Member[],
  rate: number,
  seconds: number,
  take: (times: Times) => void,
  refused: () => void = () => {},
) {
  const caller = createCaller(origin, 64);
  async function one(number: number) {
    const member = members[number % members.length]!;
    const before = performance.now();
    await caller.send(member, { method: 'GET', path: '/healthz' });
    const sent = performance.now();
    const { status, position } = await caller.send(member, commands.character(member, (round += 1)));
    const answered = performance.now();
    if (status === 503) return refused();
    if (status !== 200 || position === null) throw new Error(`a character could not be changed: ${status}`);
    const { stale } = await caller.send(member, {
      method: 'GET',
      path: paths.characters,
      minPosition: position,
    });
    take({ sent, answered, fresh: performance.now(), bare: sent - before, member, position, stale });
  }
  const begun = performance.now();
  const all: Promise<void>[] = [];
  for (let number = 0; number < rate * seconds; number += 1) {
    const wait = begun + (number / rate) * 1000 - performance.now();
    if (wait > 0) await sleep(wait);
    all.push(one(number));
  }
  await Promise.all(all);
  caller.close();
}
let round = 0;
