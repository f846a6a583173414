import { randomBytes, randomUUID } from 'node:crypto';
import { headsStream } from '@storylark/contracts/audit/events';
import { createFolderBlobStore } from '@storylark/platform/blobs/createFolderBlobStore';
import { type Head, headText, summaryOf } from '@storylark/platform/heads/head';
import { readHeadFiles } from '@storylark/platform/heads/headFiles';
import { headKeyOf, signatureCheckOf } from '@storylark/platform/heads/headKey';
import { createMemoryEventStore } from '@storylark/platform/testing/memoryEventStore';
import { tempDir } from '@storylark/platform/testing/tempDir';
import { signHeads } from './signHeads.ts';

const key = headKeyOf(randomBytes(32));
const signal = new AbortController().signal;

describe('heads kept outside', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  beforeEach(async () => void (dir = await tempDir()));
  afterEach(() => dir.remove());

  /** A log to which command-api adds so many heads when it is asked. */
  async function aHouse(due: number) {
    const eventStore = createMemoryEventStore();
    const headFiles = await createFolderBlobStore({ folder: dir.path });
    let number = 0;
    async function signHead() {
      if (number === due) return { made: false, publicKey: key.publicKey };
      const head: Head = { number, former: 'f', at: 'now', storeId: 's', upTo: 0, ...summaryOf([]) };
      const data = { head: { ...head, streams: [] }, signature: key.sign(headText(head)) };
      const event = { id: randomUUID(), type: 'HeadSigned', data, metadata: { at: 'now' } };
      await eventStore.append(headsStream, [event], number === 0 ? 'none' : number - 1);
      number += 1;
      return { made: true, publicKey: key.publicKey };
    }
    const outside = () => readHeadFiles(headFiles).numbers();
    const more = (count: number) => void (due += count);
    return { eventStore, headFiles, api: { signHead }, outside, more };
  }

  it('are all that were due, with a signature that opens with the key beside them', async () => {
    const house = await aHouse(3);
    await signHeads(house).run(signal);
    expect(await house.outside()).toEqual([0, 1, 2]);
    const pem = Buffer.from((await house.headFiles.get('audit-heads/public-key.pem'))!).toString();
    const kept = (await readHeadFiles(house.headFiles).read(2))!;
    expect(signatureCheckOf(pem)(kept.text, kept.signature)).toBe(true);
  });

  it('take in what another process left undone, and are the same when made twice', async () => {
    const house = await aHouse(2);
    const whoDies = signHeads({
      ...house,
      headFiles: { ...house.headFiles, put: () => Promise.reject(new Error('the power went')) },
    });
    await expect(whoDies.run(signal)).rejects.toThrow('the power went');
    expect(await house.outside()).toEqual([]);
    for (let i = 0; i < 2; i += 1) await signHeads(house).run(signal);
    expect(await house.outside()).toEqual([0, 1]);
  });

  it('that were taken away come back with the next process', async () => {
    const house = await aHouse(3);
    await signHeads(house).run(signal);
    await house.headFiles.deleteByPrefix('audit-heads/head-00000001');
    await signHeads(house).run(signal);
    expect(await house.outside()).toEqual([0, 1, 2]);
  });

  it('are never written over: a log that was put back is told of', async () => {
    const house = await aHouse(1);
    await signHeads(house).run(signal);
    const older = await aHouse(1);
    await older.headFiles.deleteByPrefix('audit-heads/head-00000000.json');
    await older.headFiles.put('audit-heads/head-00000000.json', Buffer.from('{"other":1}'));
    await expect(signHeads({ ...older, headFiles: house.headFiles }).run(signal)).rejects.toThrow(
      'head 0 kept outside is not the head 0 of this log',
    );
  });

  it('that the log has no more are told of', async () => {
    await signHeads(await aHouse(3)).run(signal);
    await expect(signHeads(await aHouse(1)).run(signal)).rejects.toThrow('the log has it no more');
  });

  it('cost what came since, not the history', async () => {
    const house = await aHouse(5);
    const reads: number[] = [];
    const eventStore = {
      readStream: (stream: string, from = 0) => (reads.push(from), house.eventStore.readStream(stream, from)),
    };
    const sweep = signHeads({ ...house, eventStore });
    await sweep.run(signal);
    house.more(1);
    await sweep.run(signal);
    expect(reads).toEqual([0, 5]);
  });
});
