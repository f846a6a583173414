import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createEmbeddedEventStore } from '@storylark/platform/eventStore/createEmbeddedEventStore';
import { tempDir } from '@storylark/platform/testing/tempDir';
import { commands, createCaller } from './calls.ts';
import type { House, Member } from './house.ts';
import { median, perSecond, type Line } from './table.ts';

const CONNECTIONS = 64;
const ROUNDS = 3;
const ROUND_MS = 4_000;

/**
 * (e): commands that were accepted, over 64 connections, beside a server that does nothing but append what it
 * is sent.
 */
export async function throughput(house: House): Promise<Line[]> {
  const floor = await openFloor();
  const rates = new Map<string, number[]>();
  const cost = new Map<string, number[]>();
  const noteIn = (notes: Map<string, number[]>, name: string, value: number) =>
    void notes.set(name, [...(notes.get(name) ?? []), value]);
  async function measure(name: string, origin: string, kinds: readonly (keyof typeof commands)[]) {
    const cpuBefore = house.mainThreadMs();
    const { rate, accepted } = await rateOf(origin, house.members, kinds);
    noteIn(rates, name, rate);
    noteIn(cost, name, (house.mainThreadMs() - cpuBefore) / accepted);
  }
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await measure('floor', floor.origin, ['character']);
      await measure('mixed', house.origin, ['character', 'listened', 'share']);
      for (const kind of ['character', 'listened', 'share'] as const)
        await measure(kind, house.origin, [kind]);
    }
  } finally {
    await floor.close();
  }
  const bare = median(rates.get('floor') ?? []);
  const lineOf = (name: string, what: string): Line => {
    const rate = median(rates.get(name) ?? []);
    const isGoal = name === 'mixed';
    return {
      row: 'e',
      what,
      measured: `${perSecond(rate)}, ${median(cost.get(name) ?? []).toFixed(2)} ms of the thread each`,
      floor: `${perSecond(bare)} bare HTTP that appends`,
      ratio: rate / bare,
      limit: isGoal ? '≥ 2,500/s' : '',
      holds: isGoal ? rate >= 2_500 : null,
    };
  };
  return [
    lineOf('mixed', `commands accepted, ${CONNECTIONS} connections: the three below in turn`),
    lineOf('character', '… PUT character'),
    lineOf('listened', '… POST listened'),
    lineOf('share', '… POST share'),
  ];
}

async function rateOf(
  origin: string,
  members: readonly Member[],
  kinds: readonly (keyof typeof commands)[],
): Promise<{ rate: number; accepted: number }> {
  const caller = createCaller(origin, CONNECTIONS);
  const begun = performance.now();
  let accepted = 0;
  let turn = 0;
  const connection = async (start: number) => {
    for (let at = start; performance.now() - begun < ROUND_MS; at += CONNECTIONS) {
      turn += 1;
      number += 1;
      const member = members[at % members.length]!;
      const { status } = await caller.send(member, commands[kinds[turn % kinds.length]!](member, number));
      if (status !== 200 && status !== 204) throw new Error(`a command was not accepted: ${status}`);
      accepted += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, start) => connection(start)));
  caller.close();
  return { rate: (accepted / (performance.now() - begun)) * 1000, accepted };
}
let number = 0;

async function openFloor() {
  const dir = await tempDir();
  const store = await createEmbeddedEventStore({ file: join(dir.path, 'events.db') });
  const server = createServer((request, response) => {
    void (async () => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      const data = JSON.parse(text) as Record<string, string>;
      const event = { id: randomUUID(), type: 'Sent', data, metadata: { at: new Date().toISOString() } };
      await store.append(`stream-${randomUUID()}`, [event], 'none');
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await store.close();
      await dir.remove();
    },
  };
}
