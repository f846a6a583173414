import { type AccountEvent, accountStream } from '@storylark/contracts/accounts/events';
import { makesKey, sealing } from '@storylark/contracts/eventTypes';
import { createCommandHandler } from '@storylark/platform/engines/handleCommand';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import { Refusal } from '@storylark/platform/refusal';
import { createSealer } from '@storylark/platform/seal/createSealer';
import { createMemoryEventStore } from '@storylark/platform/testing/memoryEventStore';
import { Unavailable } from '@storylark/platform/unavailable';
import type { KeyVault, SecretVersions } from '@storylark/platform/vault/keyVault';
import fc from 'fast-check';
import { upcast } from '../../upcast.ts';
import { claimNamesBy } from '../addresses.ts';
import { createAccountStore } from '../createAccountStore.ts';
import { createClaimSettling } from './createClaimSettling.ts';
import { rotateClaimKey } from './rotateClaimKey.ts';

const ADDRESS = 'ada@example.org';
const at = '2026-11-01T08:00:00.000Z';
const LATER = '2026-11-01T09:00:00.000Z';
const key = (number: number) => Buffer.alloc(32, number);
/** The keys that a process knows, the newest first. */
type Known = readonly [number, ...number[]];

/** Every account has the same key. */
const keysOfAccounts = { makeKey: async () => key(9), key: async () => key(9) };
const sealer = createSealer({ vault: keysOfAccounts as unknown as KeyVault, sealing, makesKey });

/** A process with a memory of its own over the one log. */
function processOf(eventStore: EventStore, known: Known) {
  const [newest, ...former] = known.map(key);
  const commands = createCommandHandler({ eventStore, sealer, upcast });
  const accounts = createAccountStore({
    commands,
    ...claimNamesBy(() => [newest!, ...former]),
  });
  const settle = createClaimSettling(accounts);
  /** As the route does it. Answers the new account, or why there is none. */
  async function signUp(newId: string): Promise<string> {
    try {
      const { holder, claimStream } = await accounts.claim(ADDRESS, newId, at);
      const person = { firstName: 'Ada', lastName: 'Lund', email: ADDRESS, passwordHash: 'hash' };
      const open = { type: 'OpenAccount', language: 'en', claimStream, person, requestId: newId } as const;
      await accounts.decide(holder, open, { at });
      return holder;
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      if (error instanceof Unavailable) return 'unavailable';
      throw error;
    }
  }
  async function remove() {
    const account = await accounts.findByAddress(ADDRESS);
    if (!account) return;
    const { accountId, claimStream } = account;
    await accounts
      .decide(accountId, { type: 'DeleteAccount', reason: 'other', comment: '' }, { at })
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error; // somebody else was quicker
      });
    await accounts.release(claimStream, accountId, at);
  }
  async function settleAll() {
    for await (const { type, streamId } of eventStore.readAll())
      if (type === 'EmailClaimed') await settle(streamId, LATER);
  }
  const found = async () => (await accounts.findByAddress(ADDRESS))?.accountId ?? null;
  return { signUp, remove, settleAll, found };
}

/** Who lived under the address, in turn: at no moment of the log are there two. Answers who does at its end. */
async function heldInTurn(eventStore: EventStore): Promise<string | null> {
  let open: string | null = null;
  for await (const { streamId, type, data } of eventStore.readAll()) {
    const { accountId } = data as AccountEvent['data'];
    if (streamId !== accountStream(accountId)) continue;
    if (type === 'AccountOpened') {
      expect(open).toBeNull();
      open = accountId;
    }
    if (type === 'AccountDeleted') open = null;
  }
  return open;
}

/** The same log, whose answers come in the order that the scheduler likes. */
function disordered(eventStore: EventStore, scheduler: fc.Scheduler): EventStore {
  const turn = async () => void (await scheduler.schedule(Promise.resolve()));
  return {
    ...eventStore,
    async append(...asked) {
      await turn();
      const appended = await eventStore.append(...asked);
      await turn();
      return appended;
    },
    async *readStream(...asked) {
      await turn();
      yield* eventStore.readStream(...asked);
    },
  };
}

const acts = fc.array(
  fc.record({
    act: fc.constantFrom('signUp', 'signUp', 'remove', 'settleAll'),
    known: fc.constantFrom<Known>([1], [2, 1]),
  }),
  { minLength: 2, maxLength: 6 },
);
const runs = { numRuns: 100 };

describe('an address while the key of its name rotates', () => {
  it('is one account’s at every moment, and found by all, however signups, moves and releases cross', () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), acts, async (scheduler, all) => {
        const log = createMemoryEventStore();
        const store = disordered(log, scheduler);
        const ends = all.map(({ act, known }, n) => {
          const one = processOf(store, known);
          if (act === 'signUp') return one.signUp(`account-${n}`);
          // who knows one key moves nothing
          return act === 'remove' ? one.remove() : processOf(store, [2, 1]).settleAll();
        });
        await scheduler.waitFor(Promise.all(ends));
        const holder = await heldInTurn(log);
        for (const known of [[1], [2, 1]] as const) expect(await processOf(log, known).found()).toBe(holder);

        await processOf(log, [2, 1]).settleAll();
        expect(await processOf(log, [2]).found()).toBe(holder);
        const late = await processOf(log, [2]).signUp('late');
        expect(late === 'emailTaken').toBe(holder !== null);
        await heldInTurn(log);
      }),
      runs,
    ));

  it('is so through a retirement too, however long somebody stood still who knows the retired key alone', () =>
    fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom<Known>([1], [2, 1]), { minLength: 1, maxLength: 3 }),
        async (scheduler, slow) => {
          const log = createMemoryEventStore();
          const store = disordered(log, scheduler);
          const vault = vaultOf([2, 1]);
          const late = slow.map((known, n) => processOf(store, known).signUp(`slow-${n}`));
          const retire = async () => {
            const { outcome } = await rotateClaimKey({ eventStore: store, vault, now: Date.parse(LATER) });
            expect([outcome, vault.known()]).toEqual(['rotated', [3, 2]]);
            return processOf(store, [3, 2]).signUp('fresh');
          };
          await scheduler.waitFor(Promise.all([...late, retire()]));
          const holder = await heldInTurn(log);
          expect(await processOf(log, [3, 2]).found()).toBe(holder);
          expect(holder).not.toBeNull();
        },
      ),
      runs,
    ));

  it.each([
    { written: false, tried: false },
    { written: true, tried: false },
    { written: false, tried: true },
    { written: true, tried: true },
  ])('is moved, wherever that broke off: %j', async ({ written, tried }) => {
    for (let fatal = 0; fatal < 3; fatal += 1) {
      const log = createMemoryEventStore();
      expect(await processOf(log, [1]).signUp('ada')).toBe('ada');
      let left = fatal;
      const dying: EventStore = {
        ...log,
        async append(...asked) {
          if (left-- > 0) return log.append(...asked);
          if (written) await log.append(...asked);
          throw new Error('killed');
        },
      };
      const broken = processOf(dying, [2, 1]).settleAll();
      if (fatal < 2) await expect(broken).rejects.toThrow('killed');
      else await broken; // two appends move a claim
      for (const known of [[1], [2, 1]] as const) {
        expect(await processOf(log, known).found()).toBe('ada');
        if (tried) expect(await processOf(log, known).signUp('second')).toBe('emailTaken');
      }
      await processOf(log, [2, 1]).settleAll();
      const before = await log.head();
      await processOf(log, [2, 1]).settleAll();
      expect(await log.head()).toBe(before);
      expect(await processOf(log, [2]).found()).toBe('ada');
      expect(await processOf(log, [1]).signUp('second')).toBe('emailTaken');
      await processOf(log, [2]).remove();
      expect(await processOf(log, [1]).signUp('next')).toBe('next');
      expect(await processOf(log, [2]).found()).toBe('next');
    }
  });

  it('has a claim without an account closed with its key, so that it is opened by nobody any more', async () => {
    const log = createMemoryEventStore();
    const stale = staleClaim(log);
    const holder = await stale.claim();
    const vault = vaultOf([2, 1]);
    const rotate = (now: number) => rotateClaimKey({ eventStore: log, vault, now });
    expect(await rotate(Date.parse(at) + 59_000)).toEqual({ outcome: 'inUse', waiting: 1 });
    expect(vault.known()).toEqual([2, 1]);
    expect(await rotate(Date.parse(at) + 60_000)).toEqual({ outcome: 'rotated' });
    expect(await processOf(log, [3, 2]).signUp('fresh')).toBe('fresh');
    await expect(stale.open(holder)).rejects.toThrow('emailTaken');
    expect(await processOf(log, [1]).signUp('stale')).toBe('unavailable');
    expect(await rotate(Date.parse(at) + 120_000)).toEqual({ outcome: 'tooSoon' });
  });
});

/** A signup in two halves, by a process that knows the first key alone. */
function staleClaim(log: EventStore) {
  const commands = createCommandHandler({ eventStore: log, sealer, upcast });
  const accounts = createAccountStore({ commands, ...claimNamesBy(() => [key(1)]) });
  let claimStream = '';
  return {
    async claim() {
      const claimed = await accounts.claim(ADDRESS, 'stale', at);
      claimStream = claimed.claimStream;
      return claimed.holder;
    },
    open: (holder: string) =>
      accounts.decide(
        holder,
        {
          type: 'OpenAccount',
          language: 'en',
          claimStream,
          person: { firstName: 'Ada', lastName: 'Lund', email: ADDRESS, passwordHash: 'hash' },
          requestId: 'r',
        },
        { at },
      ),
  };
}

/** Versions of one secret, made long ago. */
function vaultOf(known: Known) {
  let versions = known.map((number) => ({
    number,
    key: key(number),
    madeAt: 0,
  })) as unknown as SecretVersions;
  const vault = {
    versions: async () => versions,
    async addVersion(_name: string, { at: madeAt, follows }: { at: number; follows: number }) {
      versions = [{ number: follows + 1, key: key(follows + 1), madeAt }, versions[0]];
    },
    ...keysOfAccounts,
  } as unknown as KeyVault;
  return { ...vault, known: () => versions.map(({ number }) => number) };
}
