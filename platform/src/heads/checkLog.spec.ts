import { randomBytes } from 'node:crypto';
import { chained } from '../engines/hashChain.ts';
import type { NewEvent, RecordedEvent } from '../eventStore/eventStore.ts';
import type { JsonObject } from '../json.ts';
import { checkLog } from './checkLog.ts';
import type { Broken, KeptHead } from './createLogCheck.ts';
import { type Head, headText, type SignedHead, summaryOf } from './head.ts';
import { headKeyOf, signatureCheckOf } from './headKey.ts';
import { nextHead } from './nextHead.ts';

const HEADS = 'audit-heads';
const STORE = 'store-a';
const key = headKeyOf(randomBytes(32));
const isChained = (stream: string) => stream.startsWith('subscription-');

/** The same numbers from 0 to 1 each time (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
type Random = () => number;
const below = (random: Random, n: number) => Math.floor(random() * n);
const oneOf = <T>(random: Random, all: readonly T[]): T => all[below(random, all.length)]!;
const uuid = (random: Random) =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => below(random, 16).toString(16));

type Log = RecordedEvent[];
const storeOf = (log: Log, storeId = STORE) => ({
  storeId,
  async *readAll(after = -1) {
    for (const event of log) if (event.position > after) yield event;
  },
});
const outsideOf = (heads: ReadonlyMap<number, KeptHead>) => ({
  numbers: async () => [...heads.keys()].sort((a, b) => a - b),
  read: async (number: number) => heads.get(number) ?? null,
});
const check = (log: Log, heads: ReadonlyMap<number, KeptHead>, storeId = STORE) =>
  checkLog({
    eventStore: storeOf(log, storeId),
    heads: outsideOf(heads),
    isChained,
    headsStream: HEADS,
    isSigned: signatureCheckOf(key.publicKey),
  });

const payment = (random: Random): NewEvent => ({
  id: uuid(random),
  type: 'PaymentTaken',
  data: { amount: 499 + below(random, 500), tax: 80, entry: `ch_${below(random, 1e9)}` },
  metadata: { at: '2026-11-01T08:00:00.000Z' },
});
const append = (log: Log, stream: string, event: NewEvent): void => {
  const last = log.findLast(({ streamId }) => streamId === stream);
  const [linked] = isChained(stream) ? chained(stream, last, [event]) : [event];
  log.push({
    ...linked!,
    streamId: stream,
    revision: (last?.revision ?? -1) + 1,
    position: (log.at(-1)?.position ?? -1) + 1,
  });
};
const headsOf = (log: Log) => log.filter(({ streamId }) => streamId === HEADS);
const headOf = (event: RecordedEvent) => event.data as unknown as SignedHead;
const signed = (head: Head, by = key): SignedHead => ({ head, signature: by.sign(headText(head)) });
const kept = ({ head, signature }: SignedHead): KeptHead => ({ text: headText(head), signature });

async function addHead(log: Log, random: Random, storeId = STORE): Promise<Head | null> {
  const made = headsOf(log).map(headOf);
  const before = made.at(-1)?.head;
  const covered = made.reduce((sum, { head }) => sum + head.events, 0);
  const head = await nextHead(before ? { head: before, covered } : null, {
    eventStore: storeOf(log, storeId),
    isChained,
    headsStream: HEADS,
    at: '2026-11-01T09:00:00.000Z',
  });
  if (head)
    append(log, HEADS, {
      id: uuid(random),
      type: 'HeadSigned',
      data: signed(head),
      metadata: { at: head.at },
    });
  return head;
}

/** Twelve accounts and what else a log holds, a head after every forty events or so. */
async function aLog(random: Random): Promise<{ log: Log; outside: Map<number, KeptHead> }> {
  const log: Log = [];
  const streams = Array.from({ length: 12 }, () => `subscription-${uuid(random)}`);
  for (let hour = 0; hour < 5; hour += 1) {
    for (let i = 0; i < 40; i += 1)
      append(log, random() < 0.8 ? oneOf(random, streams) : 'story-s', payment(random));
    await addHead(log, random);
  }
  return { log, outside: new Map(headsOf(log).map((event) => [event.revision, kept(headOf(event))])) };
}

const money = (log: Log) => log.filter(({ streamId }) => isChained(streamId));
const lastOf = (log: Log, stream: string) => log.findLast(({ streamId }) => streamId === stream)!.revision;
/** Makes the chain of a stream anew, numbers and all, as a forger would. */
function rechain(log: Log, stream: string): Log {
  let last: RecordedEvent | undefined;
  return log.map((event) => {
    if (event.streamId !== stream) return event;
    const [linked] = chained(stream, last, [event]);
    return (last = { ...event, ...linked!, revision: (last?.revision ?? -1) + 1 });
  });
}
/** Makes all heads anew and signs them, as who has stolen the key would. */
async function withNewHeads(log: Log, random: Random): Promise<Log> {
  const ends = headsOf(log).map(({ position }) => position);
  const forged: Log = [];
  for (const event of log)
    if (ends.includes(event.position)) await addHead(forged, random);
    else forged.push({ ...event, position: forged.length });
  return forged;
}
const edited = (event: RecordedEvent, random: Random): RecordedEvent =>
  oneOf(random, [
    () => ({ ...event, data: { ...event.data, amount: Number(event.data.amount) + 1 } }),
    () => ({ ...event, data: { ...event.data, note: 'added' } }),
    () => ({ ...event, type: 'RefundIssued' }),
    () => ({ ...event, id: uuid(random) }),
  ])();
const replaced = (log: Log, old: RecordedEvent, now: RecordedEvent) => log.map((e) => (e === old ? now : e));
const without = (log: Log, gone: ReadonlySet<RecordedEvent>) => log.filter((event) => !gone.has(event));
const renumbered = (log: Log) => log.map((event, position) => ({ ...event, position }));

type Fault = { log: Log; fits: (broken: Broken) => boolean };
const at = (stream: string, from: number, to: number) => (broken: Broken) =>
  broken.stream === stream && broken.revision >= from && broken.revision <= to;

const faults: Record<string, (log: Log, random: Random) => Fault | Promise<Fault>> = {
  'an edited event'(log, random) {
    const event = oneOf(random, money(log));
    const { streamId, revision } = event;
    return { log: replaced(log, event, edited(event, random)), fits: at(streamId, revision, revision + 1) };
  },
  'a forged prevHash'(log, random) {
    const event = oneOf(random, money(log));
    const metadata = { ...event.metadata, prevHash: Buffer.alloc(32, 7).toString('hex') };
    return {
      log: replaced(log, event, { ...event, metadata }),
      fits: at(event.streamId, event.revision, event.revision),
    };
  },
  'a deleted event'(log, random) {
    const event = oneOf(random, money(log));
    return { log: without(log, new Set([event])), fits: at(event.streamId, event.revision, event.revision) };
  },
  'a deleted event, with all numbers made anew'(log, random) {
    const event = oneOf(random, money(log));
    const { streamId, revision } = event;
    const forged = rechain(renumbered(without(log, new Set([event]))), streamId);
    return { log: forged, fits: ({ stream }) => stream === streamId || revision > lastOf(log, streamId) };
  },
  'an event stored twice'(log, random) {
    const event = oneOf(random, money(log));
    const place = log.indexOf(event);
    const forged = renumbered([...log.slice(0, place + 1), event, ...log.slice(place + 1)]);
    return { log: forged, fits: at(event.streamId, event.revision, event.revision) };
  },
  'two events of a stream in each other’s place'(log, random) {
    const one = oneOf(
      random,
      money(log).filter(({ streamId, revision }) => revision < lastOf(log, streamId)),
    );
    const next = log.find((e) => e.streamId === one.streamId && e.revision === one.revision + 1)!;
    const swapped = log.map((event) =>
      event === one
        ? { ...next, position: one.position }
        : event === next
          ? { ...one, position: next.position }
          : event,
    );
    return { log: swapped, fits: at(one.streamId, one.revision, one.revision) };
  },
  'two events of two streams in each other’s place'(log, random) {
    const all = money(log);
    const pairs = all.flatMap((one, i) => {
      const other = all[i + 1];
      return other && other.streamId !== one.streamId && other.position === one.position + 1
        ? [{ one, other }]
        : [];
    });
    const { one, other } = oneOf(random, pairs);
    const swapped = log.map((event) =>
      event === one
        ? { ...other, position: one.position }
        : event === other
          ? { ...one, position: other.position }
          : event,
    );
    const head = headsOf(log).findIndex(({ position }) => position > one.position);
    return { log: swapped, fits: at(HEADS, head, head) };
  },
  'a stream without its end'(log, random) {
    const { streamId, revision } = oneOf(random, money(log));
    const gone = log.filter((event) => event.streamId === streamId && event.revision >= revision);
    return { log: without(log, new Set(gone)), fits: at(streamId, revision, revision) };
  },
  'a log without its end'(log, random) {
    const from = oneOf(random, money(log)).position;
    const first = new Map<string, number>();
    for (const { streamId, revision } of money(log).filter(({ position }) => position >= from))
      if (!first.has(streamId)) first.set(streamId, revision);
    return { log: log.slice(0, from), fits: ({ stream, revision }) => first.get(stream) === revision };
  },
  'an edited event with the chain made anew after it'(log, random) {
    const event = oneOf(random, money(log));
    const { streamId, revision } = event;
    const forged = rechain(replaced(log, event, edited(event, random)), streamId);
    return { log: forged, fits: at(streamId, revision, lastOf(log, streamId)) };
  },
  'the same, with heads made anew by the stolen key'(log, random) {
    const event = oneOf(random, money(log));
    const { streamId, revision } = event;
    return withNewHeads(rechain(replaced(log, event, edited(event, random)), streamId), random).then(
      (forged) => ({
        log: forged,
        fits: at(streamId, revision, lastOf(log, streamId)),
      }),
    );
  },
  'an event put in, well chained'(log, random) {
    // what comes after the last event that the last head saw is what it says nothing about
    const { upTo } = headOf(headsOf(log).at(-1)!).head;
    const { streamId, revision, position } = oneOf(
      random,
      money(log).filter((event) => event.position < upTo),
    );
    const before = log.slice(0, position + 1);
    const more = { ...payment(random), streamId, revision, position };
    const forged = rechain(renumbered([...before, more, ...log.slice(position + 1)]), streamId);
    return { log: forged, fits: at(streamId, revision + 1, lastOf(log, streamId) + 1) };
  },
  'a head signed by another key'(log, random) {
    const event = oneOf(random, headsOf(log));
    const { head } = headOf(event);
    const data = signed({ ...head, at: '2027-01-01T00:00:00.000Z' }, headKeyOf(randomBytes(32)));
    const forged = { ...event, data: data as unknown as JsonObject };
    return { log: replaced(log, event, forged), fits: at(HEADS, event.revision, event.revision) };
  },
  'a head with another list, signed by the stolen key'(log, random) {
    const event = oneOf(random, headsOf(log));
    const { head } = headOf(event);
    const data = signed({ ...head, ...summaryOf([]) });
    const forged = { ...event, data: data as unknown as JsonObject };
    return { log: replaced(log, event, forged), fits: at(HEADS, event.revision, event.revision) };
  },
  'a head taken out'(log, random) {
    const event = oneOf(random, headsOf(log));
    return { log: without(log, new Set([event])), fits: at(HEADS, event.revision, event.revision) };
  },
};

describe('the check of a log', () => {
  const random = randomFrom(13);
  let whole: Awaited<ReturnType<typeof aLog>>;
  beforeAll(async () => void (whole = await aLog(random)));

  it('says of a whole log how far it is proven, and what has come since', async () => {
    const { log, outside } = whole;
    expect(await check(log, outside)).toMatchObject({
      broken: null,
      events: money(log).length,
      streams: 12,
      outside: 5,
      proven: { head: 4, at: '2026-11-01T09:00:00.000Z' },
      unproven: 0,
    });
    const later = [...log];
    append(later, money(log)[0]!.streamId, payment(random));
    expect(await check(later, outside)).toMatchObject({ broken: null, unproven: 1, proven: { head: 4 } });
  });

  const names = Object.keys(faults);
  const rounds = Math.ceil(1_000 / names.length);
  it.each(names)(`finds ${rounds} times %s, and names the place`, async (name) => {
    for (let round = 0; round < rounds; round += 1) {
      const { log, fits } = await faults[name]!(whole.log, random);
      const { broken } = await check(log, whole.outside);
      if (!broken || !fits(broken)) throw new Error(`round ${round}: ${JSON.stringify(broken)}`);
    }
  });

  it('finds a cut end by a copy outside alone, when only a head was cut', async () => {
    const { broken } = await check(whole.log.slice(0, -1), whole.outside);
    expect(broken).toMatchObject({ stream: HEADS, revision: 4 });
  });

  it('does not take the word of a copy outside that somebody made up', async () => {
    const [head] = headsOf(whole.log).map(headOf);
    const forged = signed({ ...head!.head, ...summaryOf([]) }, headKeyOf(randomBytes(32)));
    const { broken } = await check(whole.log, new Map([[0, kept(forged)]]));
    expect(broken).toEqual({
      stream: HEADS,
      revision: 0,
      what: 'its copy outside is not signed by the key of this house',
    });
  });

  it('holds in a log that was moved, where positions are others', async () => {
    const moved = whole.log.map((event) => ({ ...event, position: event.position * 7 + 3 }));
    append(moved, money(moved)[0]!.streamId, payment(random));
    expect(await check(moved, whole.outside, 'store-b')).toMatchObject({ broken: null, unproven: 1 });
    await addHead(moved, random, 'store-b');
    expect(await check(moved, whole.outside, 'store-b')).toMatchObject({ broken: null, unproven: 0 });
    expect(headOf(headsOf(moved).at(-1)!).head).toMatchObject({ number: 5, events: 1, storeId: 'store-b' });
  });
});

describe('the next head', () => {
  it('reads nothing from before the last one, and is not made of heads alone', async () => {
    const random = randomFrom(5);
    const { log } = await aLog(random);
    expect(await addHead(log, random)).toBeNull();
    const asked: number[] = [];
    const { head } = headOf(headsOf(log).at(-1)!);
    append(log, 'story-s', payment(random));
    const store = storeOf(log);
    await nextHead(
      { head, covered: 0 },
      {
        eventStore: { ...store, readAll: (after = -1) => (asked.push(after), store.readAll(after)) },
        isChained,
        headsStream: HEADS,
        at: head.at,
      },
    );
    expect(asked).toEqual([head.upTo]);
  });

  it('names at most a thousand streams: the rest is for the one after it', async () => {
    const random = randomFrom(6);
    const log: Log = [];
    for (let i = 0; i < 1_500; i += 1) append(log, `subscription-${uuid(random)}`, payment(random));
    expect((await addHead(log, random))?.streams).toHaveLength(1_000);
    expect((await addHead(log, random))?.streams).toHaveLength(500);
    expect(Buffer.byteLength(JSON.stringify(headsOf(log)[0]))).toBeLessThan(256 * 1024);
    expect(await check(log, new Map())).toMatchObject({ broken: null, unproven: 0, outside: 0 });
  });
});
