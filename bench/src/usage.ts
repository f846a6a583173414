import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Bucket, bucketStarts } from '@storylark/contracts/admin/buckets';
import { accountOrders, usageFigures } from '@storylark/contracts/admin/views';
import { locales } from '@storylark/contracts/languages';
import { plans } from '@storylark/contracts/subscriptions/plans';
import { onFree } from '@storylark/contracts/subscriptions/subscription';
import { createEmbeddedReadStore } from '@storylark/platform/readStore/createEmbeddedReadStore';
import type { Document, ReadStore } from '@storylark/platform/readStore/readStore';
import { openDatabase } from '@storylark/platform/sqlite/openDatabase';
import { tempDir } from '@storylark/platform/testing/tempDir';
import { projections } from '@storylark/projectors/projections';
import { getUsage } from '@storylark/query-api/admin/getUsage';
import { listAccounts } from '@storylark/query-api/admin/listAccounts';
import { createReadModels } from '@storylark/query-api/readModels';
import { type Line, median, ms, quantile } from './table.ts';

const ACCOUNTS = 100_000;
const FIRST_DAY = '2024-11-21';
const LAST_DAY = '2026-11-20';
const ROUNDS = 15;
const LIMIT_MS = 200;
const MOST_OF_FLOOR = 5;
const FILLED_AT_ONCE = 5_000;

/**
 * (k): what an admin waits for, over two years and 100,000 accounts, beside reading the same sums plainly.
 */
export async function usage(): Promise<Line[]> {
  const dir = await tempDir();
  const file = join(dir.path, 'readmodels.db');
  const readStore = createEmbeddedReadStore({ file });
  const name = await fill(readStore);
  const readModels = createReadModels(readStore, async () => name);
  const db = openDatabase({ file, synchronous: 'NORMAL' });
  const days = { from: FIRST_DAY, to: LAST_DAY, bucket: 'day' } as const;
  const now = `${LAST_DAY}T12:00:00.000Z`;
  const page = { skip: ACCOUNTS - 100, limit: 100, now };
  const calls: Record<string, () => Promise<unknown>> = {
    'usage of two years, by day': () => getUsage(readModels, days),
    'the same of one plan and language, by month': () =>
      getUsage(readModels, { ...days, bucket: 'month', plan: 'basic', language: 'de' }),
    ...Object.fromEntries(
      accountOrders.map((sort) => [
        `last page of 100,000 accounts, ${sort}`,
        () => listAccounts(readModels, { sort, ...page }),
      ]),
    ),
  };
  const plain = async () =>
    db
      .all<[string]>(`SELECT doc FROM "c:${name}" WHERE id >= 'day/' AND id < 'day0'`)
      .map(([doc]) => JSON.parse(doc) as unknown);
  try {
    const lines: Line[] = [];
    for (const [what, call] of Object.entries(calls)) {
      const ours: number[] = [];
      const floor: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(await timed(call));
        floor.push(await timed(plain));
      }
      const isUsage = !what.includes('page');
      const ratio = isUsage ? median(ours.map((time, at) => time / (floor[at] ?? time))) : null;
      lines.push({
        row: 'k',
        what,
        measured: `${ms(median(ours))}, slowest ${ms(quantile(ours, 1))}`,
        floor: isUsage ? `${ms(median(floor))} the sums of all days read and parsed` : '',
        ratio,
        limit: `≤ ${LIMIT_MS} ms${isUsage ? `, ratio ≤ ${MOST_OF_FLOOR}` : ''}`,
        holds: median(ours) <= LIMIT_MS && (ratio ?? 0) <= MOST_OF_FLOOR,
      });
    }
    return lines;
  } finally {
    db.close();
    await readStore.close();
    await dir.remove();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Answers the collection's name. */
async function fill(readStore: ReadStore): Promise<string> {
  const projection = projections.find(({ name }) => name.startsWith('usage/'));
  if (!projection) throw new Error('there is no read model of usage');
  const { name, collection } = projection;
  const documents = [...sums('day'), ...sums('week'), ...sums('month'), ...accounts()];
  for (let at = 0; at < documents.length; at += FILLED_AT_ONCE)
    await readStore.saveBatch({
      checkpoint: name,
      position: 1,
      writes: [{ collection: { name, ...collection }, documents: documents.slice(at, at + FILLED_AT_ONCE) }],
    });
  return name;
}

type Saved = Document & { position: number };
const sums = (kind: Bucket): Saved[] =>
  bucketStarts(kind, FIRST_DAY, LAST_DAY).map((start, at) => ({
    _id: `${kind}/${start}`,
    position: 1,
    kind,
    start,
    sums: Object.fromEntries(
      plans.flatMap((plan) =>
        locales.map((language) => [
          `${plan}/${language}`,
          Object.fromEntries(usageFigures.map((figure, n) => [figure, 100 + at + n])),
        ]),
      ),
    ),
  }));
const accounts = (): Saved[] =>
  bucketStarts('day', FIRST_DAY, LAST_DAY)
    .flatMap((day) => Array.from({ length: Math.ceil(ACCOUNTS / 730) }, () => day))
    .slice(0, ACCOUNTS)
    .map((day, at) => {
      const accountId = randomUUID();
      return {
        _id: accountId,
        position: 1,
        accountId,
        kind: 'account',
        openedAt: `${day}T08:00:00.000Z`,
        language: 'en',
        subscription: onFree,
        stories: at % 300,
        characters: 2,
        lastActive: day,
        making: {},
        windows: [],
      };
    });
