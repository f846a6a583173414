import { setTimeout as sleep } from 'node:timers/promises';
import {
  checkAcknowledged,
  checkBlobs,
  checkOnce,
  checkSlots,
  unfinishedStories,
} from '../crash/checkLog.ts';
import { checkReader, checkReadModels, lastNews } from '../crash/checkReadModels.ts';
import type { Found } from '../crash/files.ts';
import { openWork } from '../crash/landings.ts';
import { createFamilies } from '../crash/createFamilies.ts';
import { createOperations, type Operation } from '../crash/operations.ts';
import { openReader, type Reader } from '../crash/reader.ts';
import { eventually } from '../house/client.ts';
import { createAsker } from './createAsker.ts';
import type { Fault } from './faults.ts';
import type { FaultyHouse } from './openFaultyHouse.ts';
import { goRound, pressOn, type Cast } from './pressure.ts';

export type Told = { faults: string[]; said: string };

const RECOVERS_WITHIN_MS = 10_000;
const ENDS_WITHIN_MS = 120_000;

/**
 * One house that is struck by one fault after the other; what was done to it is remembered over all of them.
 */
export function createFaultRun(house: FaultyHouse) {
  const asker = createAsker();
  let last: Operation | undefined;
  const operations = createOperations(house, (operation) => (last = operation), asker.ask);
  const families = createFamilies(house, operations);
  const readers: Reader[] = [];
  /** What is wrong stays wrong: it is told after the fault that brought it about. */
  const told = new Set<string>();
  const { looks, origin: address } = house;

  async function newCast(): Promise<Cast> {
    const parent = await families.newFamily();
    const reader = openReader(house, parent, () => {});
    readers.push(reader);
    await eventually('the reader listens', async () => reader.from() !== null);
    return {
      parent,
      reader,
      hero: await families.createCharacter(parent),
      side: await families.createCharacter(parent),
    };
  }

  /** Jobs of ours that somebody holds. */
  const heldNow = async () =>
    [...(await looks.jobs()).values()].filter(
      ({ state, leaseUntil }) => state === 'open' && leaseUntil > Date.now(),
    );
  const isNarrating = async () => (await heldNow()).some(({ kind }) => kind === 'recordNarration');

  /**
   * Load, the fault, the load goes on; then everything comes to its end and is checked. Resolves with what
   * was wrong.
   */
  async function strike(fault: Fault, chance: (what: string) => number): Promise<Told> {
    const before = { ...asker.seen };
    asker.seen.slowestMs = 0;
    const wrong: string[] = [];
    const cast = await newCast();
    const stop = new AbortController();
    const deps = { address, families, asker, cast };
    const pressing = pressOn(deps, stop.signal).catch((error: unknown) => void wrong.push(String(error)));
    const struck = async () => {
      await (fault.duringNarration
        ? eventually('a story is narrated', isNarrating, 60_000)
        : sleep(500 + 1_500 * chance('when')));

      const held = fault.takesOver ? await heldNow() : [];
      await fault.strike(house, chance);
      const over = performance.now();
      const since = () => performance.now() - over;
      const rounds = goRound({
        ...deps,
        positions: looks.positions,
        lastPosition: () => last?.answer?.position ?? -1,
      });
      const takenOver = eventually('others take over what the dead held', async () => {
        const now = await looks.jobs();
        return held.every(
          ({ _id, fence }) =>
            !now.has(_id) || now.get(_id)?.state === 'done' || (now.get(_id)?.fence ?? 0) > fence,
        );
      }).then(since);
      const [recoveredMs, takenOverMs] = await Promise.all([rounds, takenOver]);
      if (recoveredMs > RECOVERS_WITHIN_MS)
        wrong.push(`it took ${recoveredMs.toFixed(0)} ms to go on after the fault`);
      if (held.length > 0 && takenOverMs > RECOVERS_WITHIN_MS)
        wrong.push(`it took ${takenOverMs.toFixed(0)} ms until others did the work of the dead`);
      await sleep(1_000); // the load goes on for a while on what was mended
      return { held, recoveredMs, takenOverMs };
    };
    const ended = struck();
    await ended.catch(() => undefined);
    stop.abort();
    await pressing;
    const { held, recoveredMs, takenOverMs } = await ended;

    const found = await eventually('everything comes to its end', settled, ENDS_WITHIN_MS, 500).catch(
      async (error: unknown) => {
        wrong.push(String(error), ...(await whatIsOpen()));
        return looks.read();
      },
    );
    wrong.push(...asker.complaints.splice(0), ...(await check(found)));
    const { answers, refused, cutOff, slowestMs } = asker.seen;
    const counts = `${answers - before.answers} answers, ${refused - before.refused} of them 503, ${cutOff - before.cutOff} cut off, slowest ${Math.round(slowestMs)} ms`;
    const takeover =
      held.length > 0 ? `, ${held.length} jobs taken over in ${Math.round(takenOverMs)} ms` : '';
    const news = wrong.filter((line) => !told.has(line));
    news.forEach((line) => told.add(line));
    return { faults: news, said: `went on after ${Math.round(recoveredMs)} ms${takeover}; ${counts}` };
  }

  async function settled(): Promise<Found | null> {
    const found = await looks.read();
    const { events, readModels } = found;
    const head = events.at(-1)?.position ?? -1;
    if (openWork(found).length > 0 || unfinishedStories(events).length > 0) return null;
    if ([...readModels.values()].some(({ position }) => position < head)) return null;
    return readers.every(({ accountId, at }) => at() >= lastNews(accountId, events)) ? found : null;
  }

  async function whatIsOpen(): Promise<string[]> {
    const found = await looks.read();
    const head = found.events.at(-1)?.position ?? -1;
    return [
      ...openWork(found).map(({ id }) => `work is left: ${id} ${JSON.stringify(found.jobs.get(id) ?? null)}`),
      ...[...found.readModels]
        .filter(([, { position }]) => position < head)
        .map(([name, { position }]) => `${name} stands at ${position} of ${head}`),
      ...readers
        .filter(({ accountId, at }) => at() < lastNews(accountId, found.events))
        .map(
          ({ accountId, at }) =>
            `the reader of ${accountId} is at ${at()} of ${lastNews(accountId, found.events)}`,
        ),
    ];
  }

  async function check(found: Found): Promise<string[]> {
    const { events } = found;
    return [
      ...checkAcknowledged(operations.log, events),
      ...checkOnce(events),
      ...checkSlots(events),
      ...unfinishedStories(events).map((id) => `the story ${id} has no end`),
      ...events
        .filter(({ type }) => type === 'StoryFailed')
        .map(({ streamId, data }) => `${streamId} failed: ${JSON.stringify(data)}`),
      ...checkBlobs(events, await looks.blobs()),
      ...checkReadModels(found),
      ...readers.flatMap((reader) => checkReader(reader, events)),
      ...(await checkMails(events)),
    ];
  }

  /**
   * Each account got the mails that it was to get; the same one twice has the same Message-ID, and mail
   * programs show it once.
   */
  async function checkMails(events: Found['events']): Promise<string[]> {
    const wanted = events.filter(({ type }) => type === 'EmailConfirmationRequested').map(({ id }) => id);
    const got = new Set(house.messageIds());
    return [
      ...wanted.filter((id) => !got.has(id)).map((id) => `the mail ${id} never came`),
      ...[...got].filter((id) => !wanted.includes(id)).map((id) => `the mail ${id} was sent for nothing`),
    ];
  }

  /** All that was ever answered, sent again: the answers are the first ones. */
  async function repeatAll(): Promise<string[]> {
    const { events } = await looks.read();
    const gone = events
      .filter(({ type }) => type === 'StoryDeleted' || type === 'CharacterDeleted')
      .map(({ type, data }) => (type === 'StoryDeleted' ? data.storyId : data.characterId) as string);
    return operations.repeatAnswered(new Set(gone));
  }

  return {
    strike,
    repeatAll,
    close: () => Promise.all(readers.map((reader) => reader.close())),
    operations: () => operations.log.length,
  };
}
