import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { join } from 'node:path';
import { createEmbeddedEventStore } from '@storylark/platform/eventStore/createEmbeddedEventStore';
import type { NewEvent } from '@storylark/platform/eventStore/eventStore';
import { openDatabase, type Database } from '@storylark/platform/sqlite/openDatabase';
import { tempDir } from '@storylark/platform/testing/tempDir';
import { median, perSecond, type Line } from './table.ts';

const ROUNDS = 7;
const ROUND_MS = 600;
const CALLERS = 64;

/** A typical event: some ids and an envelope. */
const newEvent = (): NewEvent => ({
  id: randomUUID(),
  type: 'CharacterChanged',
  data: {
    accountId: randomUUID(),
    characterId: randomUUID(),
    sheetVersion: 2,
    looksChanged: false,
    sheet: { box: 'x'.repeat(400) },
  },
  metadata: { at: '2026-11-01T08:00:00.000Z', accountId: randomUUID() },
});

type Loop = () => Promise<number>;

/**
 * Runs the loops in turn, several rounds: what disturbs the machine disturbs all of them. Answers each one's
 * rates.
 */
async function inTurn(loops: readonly Loop[]): Promise<number[][]> {
  const rates: number[][] = loops.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, loop] of loops.entries()) rates[at]?.push(await loop());
  return rates;
}

/**
 * Appends with as many callers at once as there are `callers`, each on streams of its own; events per second.
 */
async function rateOf(
  callers: number,
  append: (streamId: string, event: NewEvent) => Promise<unknown>,
): Promise<number> {
  const begun = performance.now();
  const caller = async () => {
    let done = 0;
    for (; performance.now() - begun < ROUND_MS; done += 1)
      await append(`character-${randomUUID()}`, newEvent());
    return done;
  };
  const done = await Promise.all(Array.from({ length: callers }, caller));
  return (done.reduce((sum, one) => sum + one, 0) / (performance.now() - begun)) * 1000;
}

/**
 * What SQLite alone can do: one table of the same texts, in this thread, a commit per append or per group of
 * callers that wait at the same time.
 */
function bareAppender(file: string, withIndex: boolean) {
  const db = openDatabase({ file, synchronous: 'FULL' });
  db.exec(
    `CREATE TABLE bare (position INTEGER PRIMARY KEY, stream TEXT NOT NULL, revision INTEGER NOT NULL, content TEXT NOT NULL${withIndex ? ', UNIQUE (stream, revision)' : ''}) STRICT`,
  );
  const insert = (streamId: string, event: NewEvent) =>
    db.run('INSERT INTO bare (stream, revision, content) VALUES (?, 0, ?)', [
      streamId,
      JSON.stringify(event),
    ]);
  return {
    append: async (streamId: string, event: NewEvent) => insert(streamId, event),
    appendInGroup: groupCommit(db, insert),
    close: db.close,
  };
}

function groupCommit(db: Database, insert: (streamId: string, event: NewEvent) => void) {
  let waiting: { streamId: string; event: NewEvent; done: () => void }[] = [];
  async function commitAll() {
    await setImmediate();
    const group = waiting;
    waiting = [];
    db.transaction(() => {
      for (const { streamId, event } of group) insert(streamId, event);
    });
    for (const { done } of group) done();
  }
  return (streamId: string, event: NewEvent) =>
    new Promise<void>((done) => {
      if (waiting.push({ streamId, event, done }) === 1) void commitAll();
    });
}

/** (a) with one caller and (b) with 64: the event store beside SQLite alone. */
export async function appends(row: 'a' | 'b'): Promise<Line[]> {
  const dir = await tempDir();
  const store = await createEmbeddedEventStore({ file: join(dir.path, 'events.db') });
  const bare = bareAppender(join(dir.path, 'bare.db'), false);
  const indexed = bareAppender(join(dir.path, 'indexed.db'), true);
  const ours = (streamId: string, event: NewEvent) => store.append(streamId, [event], 'none');
  try {
    if (row === 'a') {
      const rates = await inTurn([
        () => rateOf(1, ours),
        () => rateOf(1, bare.append),
        () => rateOf(1, indexed.append),
      ]);
      return linesOf('a', 'events appended, one caller', 'a commit each', rates);
    }
    const rates = await inTurn(
      [ours, bare.appendInGroup, indexed.appendInGroup].map((append) => () => rateOf(CALLERS, append)),
    );
    return linesOf('b', `events appended, ${CALLERS} callers`, 'group commits', rates);
  } finally {
    bare.close();
    indexed.close();
    await store.close();
    await dir.remove();
  }
}

function linesOf(
  row: string,
  what: string,
  how: string,
  [ours = [], bare = [], indexed = []]: number[][],
): Line[] {
  const lineOf = (floor: readonly number[], name: string): Line => {
    const ratio = median(ours.map((rate, at) => rate / (floor[at] ?? rate)));
    return {
      row,
      what,
      measured: perSecond(median(ours)),
      floor: `${perSecond(median(floor))} SQLite, ${how}, ${name}`,
      ratio,
      limit: 'ratio ≥ 0.5',
      holds: ratio >= 0.5,
    };
  };
  return [lineOf(bare, 'no index'), lineOf(indexed, 'same unique index')];
}
