import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makesKey, sealing } from '@storylark/contracts/eventTypes';
import { createLiveCollections } from '@storylark/platform/engines/projecting/readModels';
import { createEmbeddedReadStore } from '@storylark/platform/readStore/createEmbeddedReadStore';
import { createSealer } from '@storylark/platform/seal/createSealer';
import { openDatabase } from '@storylark/platform/sqlite/openDatabase';
import { tempDir } from '@storylark/platform/testing/tempDir';
import { createEmbeddedKeyVault } from '@storylark/platform/vault/createEmbeddedKeyVault';
import { createReadModels } from '@storylark/query-api/readModels';
import { listStories } from '@storylark/query-api/stories/listStories';
import { type Family, familyOpens, storyHappens } from './families.ts';
import type { Rebuilt } from './rebuildProcess.ts';
import { median, ms, perSecond, type Line } from './table.ts';
import { createThrowawayVault, openLogWriter } from './writeLog.ts';

const FAMILIES_AT_ONCE = 200;
const STORIES_PER_FAMILY = 20;
const STORIES_SEARCHED = 1_500;
const SEARCHES = 15;
const PAGE = 256;

/** (c): a log of years into all read models, and a search over one large account in them. */
export async function rebuild(events: number): Promise<Line[]> {
  const dir = await tempDir();
  const files = {
    events: join(dir.path, 'events.db'),
    readModels: join(dir.path, 'readmodels.db'),
    vault: join(dir.path, 'vault.db'),
  };
  const masterKey = randomBytes(32);
  try {
    await writeFamilies(files.events, events);
    const large = await writeLargeFamily(files, masterKey);
    const floor = [readAndParse(files.events)];
    const rebuilt = JSON.parse(
      execFileSync(
        process.execPath,
        [fileURLToPath(new URL('rebuildProcess.js', import.meta.url)), files.events, files.readModels],
        {
          encoding: 'utf8',
        },
      ),
    ) as Rebuilt;
    floor.push(readAndParse(files.events));
    const rate = rebuilt.events / rebuilt.seconds;
    return [
      {
        row: 'c',
        what: `${rebuilt.events.toLocaleString('en-GB')} events into all read models`,
        measured: perSecond(rate),
        floor: `${perSecond(median(floor))} read and parse only`,
        ratio: rate / median(floor),
        limit: '≥ 50,000/s',
        holds: rate >= 50_000,
      },
      {
        row: 'c',
        what: 'memory of that process, peak RSS',
        measured: `${Math.round(rebuilt.peakRssMb)} MB`,
        floor: '',
        ratio: null,
        limit: '< 300 MB',
        holds: rebuilt.peakRssMb < 300,
      },
      ...(await searches(files, masterKey, large)),
    ];
  } finally {
    await dir.remove();
  }
}

async function writeFamilies(file: string, events: number) {
  const writer = openLogWriter({ file, vault: createThrowawayVault() });
  let time = Date.parse('2025-01-01');
  const at = () => new Date((time += 500)).toISOString();
  while (writer.written() < events) {
    const families: Family[] = [];
    for (let at0 = 0; at0 < FAMILIES_AT_ONCE; at0 += 1) {
      const { family, happened } = familyOpens(at());
      await writer.write(happened);
      families.push(family);
    }
    for (let number = 0; number < STORIES_PER_FAMILY && writer.written() < events; number += 1)
      for (const family of families)
        if (writer.written() < events) await writer.write(storyHappens(family, number, at()));
  }
  writer.close();
}

/** One family whose keys are in a real vault. */
async function writeLargeFamily(
  files: { events: string; vault: string },
  masterKey: Buffer,
): Promise<Family> {
  const vault = createEmbeddedKeyVault({ file: files.vault, masterKey });
  const writer = openLogWriter({ file: files.events, vault });
  const { family, happened } = familyOpens(new Date().toISOString());
  await writer.write(happened);
  for (let number = 0; number < STORIES_SEARCHED; number += 1)
    await writer.write(storyHappens(family, number, new Date().toISOString()));
  writer.close();
  await vault.close();
  return family;
}

/** The floor: pages of the table, each row parsed; events per second. */
function readAndParse(file: string): number {
  const db = openDatabase({ file, synchronous: 'NORMAL', readOnly: true });
  const begun = performance.now();
  let position = -1;
  for (;;) {
    const rows = db.all<[number, string]>(
      'SELECT position, content FROM events WHERE position > ? ORDER BY position LIMIT ?',
      [position, PAGE],
    );
    for (const [, content] of rows) JSON.parse(content);
    if (rows.length === 0) break;
    position = rows.at(-1)?.[0] ?? position;
  }
  db.close();
  return ((position + 1) / (performance.now() - begun)) * 1000;
}

async function searches(
  files: { readModels: string; vault: string },
  masterKey: Buffer,
  { accountId }: Family,
): Promise<Line[]> {
  const readStore = createEmbeddedReadStore({ file: files.readModels });
  const readModels = createReadModels(readStore, createLiveCollections(readStore));
  const times = { cold: [] as number[], warm: [] as number[] };
  for (let time = 0; time < SEARCHES; time += 1) {
    const vault = createEmbeddedKeyVault({ file: files.vault, masterKey });
    const { openEnvelope: unseal } = createSealer({ vault, sealing, makesKey });
    for (const keys of ['cold', 'warm'] as const) {
      const begun = performance.now();
      const { total } = await listStories({ readModels, unseal, mediaUrl: (key) => key }, accountId, 'en', {
        skip: 0,
        limit: 20,
        search: 'river mina',
      });
      times[keys].push(performance.now() - begun);
      if (total !== STORIES_SEARCHED)
        throw new Error(`the search found ${total} of ${STORIES_SEARCHED} stories`);
    }
    await vault.close();
  }
  await readStore.close();
  return (['cold', 'warm'] as const).map((keys) => ({
    row: 'c',
    what: `search over ${STORIES_SEARCHED.toLocaleString('en-GB')} stories, keys ${keys === 'cold' ? 'not yet' : 'still'} in memory`,
    measured: ms(median(times[keys])),
    floor: '',
    ratio: null,
    limit: '< 50 ms',
    holds: median(times[keys]) < 50,
  }));
}
