import { createMemoryEventStore } from '@storylark/platform/testing/memoryEventStore';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { moveClaims } from './moveClaims.ts';

const never = new AbortController().signal;
let ordinal = 0;

function house() {
  const eventStore = createMemoryEventStore();
  const readStore = createMemoryReadStore();
  const current = { keyId: 'second', former: true };
  const settled: string[] = [];
  const notYet = new Set<string>();
  const broken = new Set<string>();
  const errors: unknown[] = [];
  const read = { events: 0 };
  const api = {
    claimKey: async () => current,
    async settleClaim(stream: string, keyId: string) {
      if (broken.has(stream)) throw new Error('away');
      if (!notYet.has(stream)) settled.push(`${stream} ${keyId}`);
      return { settled: !notYet.has(stream) };
    },
  };
  const counted = {
    async *readAll(after?: number) {
      for await (const event of eventStore.readAll(after)) {
        read.events += 1;
        yield event;
      }
    },
  };
  const onError = (error: unknown) => errors.push(error);
  const happened = (stream: string, type = 'EmailClaimed') =>
    eventStore.append(
      stream,
      [{ id: `e${(ordinal += 1)}`, type, data: { accountId: 'a' }, metadata: { at: '' } }],
      'any',
    );
  return {
    happened,
    current,
    settled,
    notYet,
    broken,
    errors,
    read,
    run: () => moveClaims({ api, eventStore: counted, readStore, onError }).run(never),
  };
}

describe('claims under a former key', () => {
  it('are moved once for each new key; nothing is read while there was only ever one', async () => {
    const { happened, current, settled, read, run } = house();
    await happened('emailClaim-1');
    await happened('account-1', 'AccountOpened');
    current.former = false;
    await run();
    expect([settled, read.events]).toEqual([[], 0]);

    current.former = true;
    await run();
    await run();
    expect([settled, read.events]).toEqual([['emailClaim-1 second'], 2]);

    await happened('emailClaim-2'); // by a process that did not know of the newer key yet
    current.keyId = 'third';
    await run();
    expect(settled.slice(1)).toEqual(['emailClaim-1 third', 'emailClaim-2 third']);
  });

  it('hold no other up where they cannot be moved, and are come back to', async () => {
    const { happened, settled, notYet, broken, errors, run } = house();
    for (const n of [1, 2, 3]) await happened(`emailClaim-${n}`);
    notYet.add('emailClaim-1');
    broken.add('emailClaim-2');
    await run();
    expect([settled, errors]).toEqual([['emailClaim-3 second'], [new Error('away')]]);
    notYet.clear();
    broken.clear();
    settled.length = 0;
    await run();
    expect(settled.slice(0, 2)).toEqual(['emailClaim-1 second', 'emailClaim-2 second']);
    settled.length = 0;
    await run();
    expect(settled).toEqual([]);
  });
});
