import {
  ANY,
  BACKWARDS,
  binaryEvent,
  END,
  ErrorType,
  EventStoreDBClient,
  eventTypeFilter,
  jsonEvent,
  NO_STREAM,
  START,
  STREAM_EXISTS,
  streamNameFilter,
  type Filter,
} from '@eventstore/db-client';
import { tempDir } from '@storylark/platform/testing/tempDir';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createStandIn, type StandIn } from './createStandIn.ts';

const COMMIT_TIMEOUT_MS = 50;
let folder: Awaited<ReturnType<typeof tempDir>>;
let standIn: StandIn;
let client: EventStoreDBClient;
beforeAll(async () => {
  folder = await tempDir();
  standIn = await createStandIn({
    file: join(folder.path, 'events.db'),
    port: 0,
    commitTimeoutMs: COMMIT_TIMEOUT_MS,
  });
  client = EventStoreDBClient.connectionString(standIn.url);
});
afterAll(async () => {
  await client.dispose();
  await standIn.close();
  await folder.remove();
});

const note = (n = 0, id: string = randomUUID(), type = 'NoteTaken') =>
  jsonEvent({ id, type, data: { n }, metadata: { by: 'me' } });
const notes = (count: number) => Array.from({ length: count }, (_, n) => note(n));
const newStream = (family = 'note'): string => `${family}-${randomUUID()}`;
async function numbersOf(events: AsyncIterable<{ event?: { data: unknown } }>): Promise<number[]> {
  const numbers: number[] = [];
  for await (const { event } of events) numbers.push((event!.data as { n: number }).n);
  return numbers;
}

/**
 * Batch append is what the client uses by itself; with credentials it makes each append a call of its own.
 */
describe.each<[string, { credentials?: { username: string; password: string } }]>([
  ['a batch append', {}],
  ['an append', { credentials: { username: 'a', password: 'b' } }],
])('%s', (_name, how) => {
  it('knows the four expected revisions', async () => {
    const stream = newStream();
    await expect(
      client.appendToStream(stream, note(), { ...how, expectedRevision: STREAM_EXISTS }),
    ).rejects.toMatchObject({
      type: ErrorType.WRONG_EXPECTED_VERSION,
      streamName: stream,
      expectedVersion: 'stream_exists',
      actualVersion: 'no_stream',
    });
    await client.appendToStream(stream, note(0), { ...how, expectedRevision: NO_STREAM });
    await client.appendToStream(stream, note(1), { ...how, expectedRevision: STREAM_EXISTS });
    await client.appendToStream(stream, note(2), { ...how, expectedRevision: 1n });
    expect(
      (await client.appendToStream(stream, note(3), { ...how, expectedRevision: ANY })).nextExpectedRevision,
    ).toBe(3n);
    await expect(
      client.appendToStream(stream, note(), { ...how, expectedRevision: NO_STREAM }),
    ).rejects.toMatchObject({
      expectedVersion: 'no_stream',
      actualVersion: 3n,
    });
    await expect(
      client.appendToStream(stream, note(), { ...how, expectedRevision: 7n }),
    ).rejects.toMatchObject({
      expectedVersion: 7n,
      actualVersion: 3n,
    });
    expect(await numbersOf(client.readStream(stream))).toEqual([0, 1, 2, 3]);
  });

  it('finds the same ids after the same revision again, and appends them after another', async () => {
    const stream = newStream();
    const events = notes(3);
    const first = await client.appendToStream(stream, events, { ...how, expectedRevision: NO_STREAM });
    expect(await client.appendToStream(stream, events, { ...how, expectedRevision: NO_STREAM })).toEqual(
      first,
    );
    await client.appendToStream(stream, events, { ...how, expectedRevision: 2n });
    expect(await numbersOf(client.readStream(stream))).toEqual([0, 1, 2, 0, 1, 2]);
  });

  it('is not answered while the same one is under way, as by EventStoreDB', async () => {
    const stream = newStream();
    const events = notes(3);
    standIn.faults.commitDelayMs = COMMIT_TIMEOUT_MS * 6;
    let answers = 0;
    const twins = [1, 2].map(() =>
      client.appendToStream(stream, events, { ...how, expectedRevision: NO_STREAM }).finally(() => {
        answers += 1;
      }),
    );
    const first = await Promise.any(twins);
    standIn.faults.commitDelayMs = 0;
    if (how.credentials)
      expect(await Promise.allSettled(twins)).toContainEqual({
        status: 'rejected',
        reason: expect.objectContaining({
          type: ErrorType.TIMEOUT,
          message: expect.stringMatching(/ABORTED: .*Commit phase timeout/),
        }),
      });
    else expect(answers).toBe(1);
    expect(await client.appendToStream(stream, events, { ...how, expectedRevision: NO_STREAM })).toEqual(
      first,
    );
    expect(await numbersOf(client.readStream(stream))).toEqual([0, 1, 2]);
  });

  it('refuses more than EventStoreDB takes', async () => {
    const large = jsonEvent({ type: 'Large', data: { text: 'x'.repeat(1024 * 1024) } });
    await expect(client.appendToStream(newStream(), large, how)).rejects.toMatchObject({
      type: ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
      maxAppendSize: 1024 * 1024,
    });
  });
});

describe('reading', () => {
  it('gives a stream from a revision, forwards and backwards, as many as asked for', async () => {
    const stream = newStream();
    await client.appendToStream(stream, notes(6));
    expect(await numbersOf(client.readStream(stream, { fromRevision: 2n, maxCount: 3 }))).toEqual([2, 3, 4]);
    expect(
      await numbersOf(client.readStream(stream, { direction: BACKWARDS, fromRevision: END, maxCount: 2 })),
    ).toEqual([5, 4]);
    expect(await numbersOf(client.readStream(stream, { direction: BACKWARDS, fromRevision: 2n }))).toEqual([
      2, 1, 0,
    ]);
    await expect(numbersOf(client.readStream(newStream()))).rejects.toMatchObject({
      type: ErrorType.STREAM_NOT_FOUND,
    });
  });

  it('gives everything: forwards with the event at the position, backwards without', async () => {
    const stream = newStream();
    const appended = await client.appendToStream(stream, notes(400));
    const last = appended.position!;
    expect(await numbersOf(client.readAll({ fromPosition: last, maxCount: 1 }))).toEqual([399]);
    expect(
      await numbersOf(client.readAll({ direction: BACKWARDS, fromPosition: last, maxCount: 2 })),
    ).toEqual([398, 397]);
    const backwards = await numbersOf(
      client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 400 }),
    );
    expect(backwards).toEqual(Array.from({ length: 400 }, (_, n) => 399 - n));
    expect(await numbersOf(client.readAll({ fromPosition: END }))).toEqual([]);
  });

  it('keeps bytes, dates and ids as they were given', async () => {
    const stream = newStream();
    const id = randomUUID();
    const data = Uint8Array.from([0, 255, 10, 128]);
    await client.appendToStream(stream, binaryEvent({ id, type: 'Raw', data }));
    for await (const { event } of client.readStream(stream)) {
      expect(event).toMatchObject({ id, type: 'Raw', isJson: false, streamId: stream, revision: 0n });
      expect([...(event!.data as unknown as Uint8Array)]).toEqual([...data]);
      expect(Math.abs(event!.created.getTime() - Date.now())).toBeLessThan(60_000);
    }
  });
});

describe('a subscription', () => {
  /** What came up to the first `caughtUp`: numbers, checkpoints as `true`. */
  async function caughtUp(
    filter: (checkpointReached: () => void) => Filter,
    from: bigint,
  ): Promise<(number | true)[]> {
    const seen: (number | true)[] = [];
    const subscription = client.subscribeToAll({
      fromPosition: { commit: from, prepare: from },
      filter: filter(() => void subscription.push({ checkpoint: true })),
    });
    subscription.on('caughtUp', () => void subscription.push({ caughtUp: true }));
    for await (const item of subscription as AsyncIterable<{
      event?: { data: unknown };
      checkpoint?: true;
      caughtUp?: true;
    }>) {
      if (item.caughtUp) return seen;
      seen.push(item.checkpoint ?? (item.event!.data as { n: number }).n);
    }
    return seen;
  }

  it.each([
    [
      'prefix of the stream',
      (own: string, checkpointReached: () => void) =>
        streamNameFilter({ prefixes: [own], checkpointReached }),
    ],
    [
      'expression for the stream',
      (own: string, checkpointReached: () => void) =>
        streamNameFilter({ regex: `^${own}-`, checkpointReached }),
    ],
    [
      'prefix of the type',
      (_: string, checkpointReached: () => void) => eventTypeFilter({ prefixes: ['Own'], checkpointReached }),
    ],
    [
      'expression for the type',
      (_: string, checkpointReached: () => void) => eventTypeFilter({ regex: '^[^$N]', checkpointReached }),
    ],
  ])('filters by %s, and tells every 32 events how far it is', async (_name, filter) => {
    const own = `own${randomUUID()}`;
    const { position } = await client.appendToStream(newStream(), note(-1));
    await client.appendToStream(newStream(), notes(40));
    await client.appendToStream(newStream(own), [note(1, undefined, 'OwnNote')]);
    await client.appendToStream(newStream(), notes(40));
    expect(await caughtUp((told) => filter(own, told), position!.commit)).toEqual([true, 1, true]);
  });

  it('follows one stream', async () => {
    const stream = newStream();
    await client.appendToStream(stream, notes(2));
    const seen: number[] = [];
    for await (const { event } of client.subscribeToStream(stream, { fromRevision: START })) {
      seen.push((event!.data as unknown as { n: number }).n);
      if (seen.length === 2) await client.appendToStream(stream, note(9));
      if (seen.length === 3) break;
    }
    expect(seen).toEqual([0, 1, 9]);
  });
});

describe('a deleted stream', () => {
  it('is gone, comes back with the next append, and goes on counting', async () => {
    const stream = newStream();
    await client.appendToStream(stream, notes(2));
    await expect(client.deleteStream(stream, { expectedRevision: 5n })).rejects.toMatchObject({
      actualVersion: 1n,
    });
    await client.deleteStream(stream, { expectedRevision: 1n });
    await expect(numbersOf(client.readStream(stream))).rejects.toMatchObject({
      type: ErrorType.STREAM_NOT_FOUND,
    });
    expect(
      (await client.appendToStream(stream, note(7), { expectedRevision: NO_STREAM })).nextExpectedRevision,
    ).toBe(2n);
    expect(await numbersOf(client.readStream(stream))).toEqual([7]);
  });

  it('takes nothing again after a tombstone, nor after a restart', async () => {
    const [stream, file] = [newStream(), join(folder.path, 'tombstones.db')];
    for (let round = 0; round < 2; round += 1) {
      const own = await createStandIn({ file, port: 0 });
      const ownClient = EventStoreDBClient.connectionString(own.url);
      if (round === 0) {
        await ownClient.appendToStream(stream, note());
        await ownClient.tombstoneStream(stream);
      }
      await expect(ownClient.appendToStream(stream, note())).rejects.toMatchObject({
        type: ErrorType.STREAM_DELETED,
      });
      await expect(numbersOf(ownClient.readStream(stream))).rejects.toMatchObject({
        type: ErrorType.STREAM_DELETED,
      });
      await ownClient.dispose();
      await own.close();
    }
  });
});

it('is found by gossip, too', async () => {
  const discovering = EventStoreDBClient.connectionString(standIn.url.replace('esdb:', 'esdb+discover:'));
  await discovering.appendToStream(newStream(), note());
  await discovering.dispose();
});
