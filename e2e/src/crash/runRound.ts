import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { path, paths } from '@storylark/contracts/paths';
import type { StoryView } from '@storylark/contracts/stories/views';
import { unit } from '@storylark/studio/text/seed';
import { call, eventually, type Parent } from '../house/client.ts';
import { checkAcknowledged, checkBlobs, checkOnce, checkSlots, unfinishedStories } from './checkLog.ts';
import { checkReader, checkReadModels, lastNews } from './checkReadModels.ts';
import { blobsIn, mailsIn, openFiles, readCopy, readFiles, untilHeld, type Found } from './files.ts';
import { createHouse, type House } from './house.ts';
import { openWork, placesOf, type Place } from './landings.ts';
import { loadOf } from './load.ts';
import { createFamilies } from './createFamilies.ts';
import { Trigger, type Aim } from './trigger.ts';
import { createOperations, Unanswered, type Operation } from './operations.ts';
import { openReader } from './reader.ts';

export type Result = {
  landed: ReadonlySet<Place>;
  whileStarting: boolean;
  unanswered: number;
  operations: number;
  stories: number;
  faults: string[];
};

const ENDS_WITHIN_MS = 300_000;
/** Reading all files takes a while of the processor that the house needs. */
const LOOKS_EVERY_MS = 500;

/**
 * One house on a folder of its own: a load, a kill at the aimed moment, a second life in which everything
 * comes to its end, and the check.
 */
export async function runRound(round: { seed: number; aim: Aim }): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'storylark-crash-'));
  const house = createHouse(dataDir);
  const result = await live(house, dataDir, round).catch((error: unknown) => failedBy(error));
  if (house.isUp()) await house.kill();
  if (result.faults.length === 0) rmSync(dataDir, { recursive: true });
  else result.faults.push(`its files: ${dataDir}`);
  return result;
}

const failedBy = (error: unknown): Result => ({
  landed: new Set(),
  whileStarting: false,
  unanswered: 0,
  operations: 0,
  stories: 0,
  faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
});

async function live(
  house: House,
  dataDir: string,
  { seed, aim }: { seed: number; aim: Aim },
): Promise<Result> {
  const chance = (what: string) => unit(String(seed), what);
  const aimed = new Trigger((kind) => untilHeld(dataDir, kind));
  const operations = createOperations(house, (operation) => aimed.acknowledged(operation));
  const families = createFamilies(house, operations);
  const faults: string[] = [];
  const problem = (error: unknown) =>
    void (error instanceof Unanswered || faults.push(error instanceof Error ? error.message : String(error)));

  await house.start();
  const staying = await families.newFamily();
  const leaving = await families.newFamily();
  const hero = await families.createCharacter(staying);
  const readers = [staying, leaving].map((parent) =>
    openReader(house, parent, (frame) => aimed.heard(frame)),
  );
  await eventually('the readers listen', async () => readers.every(({ from }) => from() !== null));
  const side = await families.createCharacter(staying);
  await eventually('the portrait is painted', async () =>
    readers[0]?.frames.some(({ data }) => data.uuid === side && data.change === 'portrait'),
  );

  // the load, until the kill
  const kill = aimed.at(aim, chance);
  const load = loadOf({ families, staying, leaving, hero, side, aim, chance }).map((act) =>
    act.catch(problem),
  );
  await kill;
  await house.kill();
  await Promise.all(load);

  const unanswered = operations.log.filter(({ answer }) => answer === null).length;
  const landed = placesOf(await readCopy(dataDir), unanswered);
  const whileStarting = chance('again') < 0.4 && (await house.startAndKill(chance('starting') * 900));

  // the second life
  await house.start();
  faults.push(...(await operations.finishUnanswered()));
  const files = openFiles(dataDir);
  const settled = await eventually(
    'everything comes to its end',
    () => settledFiles(files, readers),
    ENDS_WITHIN_MS,
    LOOKS_EVERY_MS,
  ).catch(problem);
  if (!settled) faults.push(...stillOpen(await files.read()));
  await files.close();
  const gone = new Set(
    (settled?.events ?? []).flatMap(({ type, data }) =>
      type === 'StoryDeleted' || type === 'CharacterDeleted' || type === 'AccountDeleted'
        ? [(data.storyId ?? data.characterId ?? data.accountId) as string]
        : [],
    ),
  );
  faults.push(...(await operations.repeatAnswered(gone)));
  const address = await house.address();
  const ready = await call(address, 'GET', '/readyz');
  if (ready.status !== 200) faults.push(`readyz answers ${ready.status} ${JSON.stringify(ready.body)}`);
  faults.push(...(await lookAtStories(address, staying, operations.log, gone)));
  for (const reader of readers) await reader.close();
  await house.kill();
  const printed = house
    .printed()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  faults.push(...printed.map((line) => `the house logged ${line}`));

  // the check of the stopped house
  const found = await readFiles(dataDir);
  const { events } = found;
  faults.push(
    ...checkAcknowledged(operations.log, events),
    ...checkOnce(events),
    ...checkSlots(events),
    ...unfinishedStories(events).map((id) => `the story ${id} has no end`),
    ...checkBlobs(events, await blobsIn(dataDir)),
    ...checkReadModels(found),
    ...readers.flatMap((reader) => checkReader(reader, events)),
    ...(await checkMails(dataDir, operations.log, found)),
  );
  const stories = events.filter(({ type }) => type === 'StoryRequested').length;
  return { landed, whileStarting, unanswered, operations: operations.log.length, stories, faults };
}

/**
 * The files once all work is done, all read models have come to the end of the log and the readers have heard
 * of it.
 */
async function settledFiles(
  files: Pick<ReturnType<typeof openFiles>, 'read'>,
  readers: readonly ReturnType<typeof openReader>[],
): Promise<Found | null> {
  const found = await files.read();
  const { events, readModels } = found;
  const head = events.at(-1)?.position ?? -1;
  if (openWork(found).length > 0 || unfinishedStories(events).length > 0) return null;
  if ([...readModels.values()].some(({ position }) => position < head)) return null;
  const gone = goneAccounts(events);
  if (gone.some((id) => !events.some(({ type, data }) => type === 'AccountErased' && data.accountId === id)))
    return null;
  return readers.every(({ accountId, at }) => gone.includes(accountId) || at() >= lastNews(accountId, events))
    ? found
    : null;
}

const goneAccounts = (events: Found['events']) =>
  events.filter(({ type }) => type === 'AccountDeleted').map(({ data }) => data.accountId as string);

/** What of a house did not come to its end. */
function stillOpen(found: Found): string[] {
  return openWork(found).map(({ id }) => {
    const { state, attempts, reason } = found.jobs.get(id) ?? {};
    return `work is left: ${id} ${JSON.stringify({ state, attempts, reason })}`;
  });
}

/** As a parent sees it: what was made can be read and heard. */
async function lookAtStories(
  address: string,
  { token }: Parent,
  log: readonly Operation[],
  gone: ReadonlySet<string>,
): Promise<string[]> {
  const wrong: string[] = [];
  const ordered = log.filter(
    ({ kind, token: by, about }) => kind === 'orderStory' && by === token && !gone.has(about ?? ''),
  );
  for (const { about = '' } of ordered) {
    const { status, body } = await call<StoryView>(address, 'GET', path(paths.story, { uuid: about }), {
      token,
    });
    if (status === 200 && body.state === 'failed') continue;
    const sound = body.audioUrl ? await fetch(new URL(body.audioUrl, address)) : null;
    const bytes = sound ? Buffer.from(await sound.arrayBuffer()) : Buffer.alloc(0);
    if (
      status !== 200 ||
      body.state !== 'finished' ||
      !body.title ||
      body.paragraphs.length === 0 ||
      bytes.toString('latin1', 0, 3) !== 'ID3'
    )
      wrong.push(`the story ${about} answers ${status}, is ${body.state}, its sound ${bytes.length} bytes`);
  }
  return wrong;
}

/** Each account that was opened got its mail, once; a deleted one has none left. */
async function checkMails(dataDir: string, log: readonly Operation[], { events }: Found): Promise<string[]> {
  const gone = goneAccounts(events);
  const wrong: string[] = [];
  for (const { kind, about = '', answer } of log) {
    if (kind !== 'signup') continue;
    const accountId = answer?.body.uuid as string;
    const wanted = events
      .filter(({ type, data }) => type === 'EmailConfirmationRequested' && data.accountId === accountId)
      .map(({ id }) => id);
    const mails = await mailsIn(dataDir, about);
    const fits = gone.includes(accountId)
      ? mails.length === 0
      : mails.length === wanted.length && wanted.every((id) => mails.includes(id));
    if (!fits) wrong.push(`${accountId} was to get ${wanted.length} mails and has ${mails.length}`);
  }
  return wrong;
}
