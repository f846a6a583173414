import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Registry } from 'prom-client';
import type { Decider } from '../decider.ts';
import { createCommandHandler } from '../engines/handleCommand.ts';
import { announcementOf, createWorker } from '../engines/react.ts';
import type { RecordedEvent } from '../eventStore/eventStore.ts';
import { createHttpApp } from '../http/createHttpApp.ts';
import { createPositions } from '../http/createPositions.ts';
import { createServiceClient } from '../http/createServiceClient.ts';
import { listen } from '../http/port/listen.ts';
import { type Caller, routeFor } from '../http/route.ts';
import { createLogger } from '../process/logger.ts';
import { createMemoryBus } from '../testing/memoryBus.ts';
import { createMemoryEventStore } from '../testing/memoryEventStore.ts';
import { createMemoryJobStore } from '../testing/memoryJobStore.ts';
import { beginAct } from './beginAct.ts';
import { type Cause, currentCause, newCause, underCause } from './cause.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const logged: string[] = [];
const logger = createLogger({ name: 'test' }, { write: (line) => void logged.push(line) });
beforeEach(() => void logged.splice(0));
const lines = () => logged.map((line) => JSON.parse(line) as Record<string, unknown>);

const headersOf = ({ correlationId, causationId }: Cause) => ({
  'x-correlation-id': correlationId,
  'x-causation-id': causationId,
  traceparent: `00-${correlationId.replaceAll('-', '')}-00000000000000ff-01`,
});

describe('a request', () => {
  const tell = async () => {
    logger.info('told');
    return { body: { ...currentCause() } };
  };
  const route = routeFor<Caller>();
  const routes = (['public', 'account', 'service'] as const).map((auth) =>
    route({
      method: 'POST',
      path: `/${auth}`,
      summary: '',
      auth,
      termsExempt: true,
      answers: {},
      handle: tell,
    }),
  );
  const stopping = new AbortController();
  let address: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const app = createHttpApp({
      routes,
      authority: {
        identify: async (role) => ({ accountId: 'a', roles: [role] }),
        hasAcceptedTerms: () => true,
        hasFreshProof: () => true,
      },
      statusOf: {},
      translate: () => undefined,
      languages: ['en'],
      positions: createPositions({ secret: Buffer.alloc(32), storeId: 'log' }),
      checks: {},
      registry: new Registry(),
      logger,
      errorReporter: { report: () => {}, close: async () => {} },
      stopping: stopping.signal,
    });
    ({ address, close } = await listen(app.callback(), {
      host: '127.0.0.1',
      port: 0,
      stopping,
      onError: () => {},
    }));
  });
  afterAll(() => close());
  const ask = async (path: string, headers: Record<string, string> = {}): Promise<Cause> => {
    const authorization = `Bearer ${path.slice(1)}`;
    const answer = await fetch(address + path, { method: 'POST', headers: { authorization, ...headers } });
    return (await answer.json()) as Cause;
  };

  it.each(['/public', '/account'])(
    'of a stranger begins a correlation of ours, whatever it says: %s',
    async (path) => {
      const cause = newCause();
      const headers = { ...headersOf(cause), 'x-request-id': cause.correlationId };
      const [first, second] = [await ask(path, headers), await ask(path, headers)];
      expect(first).toEqual({ correlationId: expect.stringMatching(UUID), causationId: first.correlationId });
      expect(new Set([cause.correlationId, first.correlationId, second.correlationId]).size).toBe(3);
    },
  );

  it('of another process of ours carries on what it works for', async () => {
    const cause = { correlationId: randomUUID(), causationId: randomUUID() };
    const client = createServiceClient({ origins: [address], serviceToken: 'service' });
    expect(await underCause(cause, () => client.post('/service', {}))).toEqual(cause);
    const begun = await client.post<Cause>('/service', {});
    expect(begun.causationId).toBe(begun.correlationId);
    expect((await beginAct('sweep', () => client.post<Cause>('/service', {}))).correlationId).toMatch(UUID);
  });

  it('of ours with anything but two UUIDs begins anew', async () => {
    const word = fc.stringMatching(/^[ -~]{0,40}$/);
    await fc.assert(
      fc.asyncProperty(word, word, async (correlationId, causationId) => {
        const { correlationId: told } = await ask('/service', headersOf({ correlationId, causationId }));
        expect(told).toMatch(UUID);
        expect(told).not.toBe(correlationId);
      }),
      { numRuns: 30 },
    );
    const { causationId } = await ask('/service', { 'x-correlation-id': randomUUID() });
    expect(causationId).toMatch(UUID);
  });

  it('is found in the log by its correlation, with all that was said for it', async () => {
    const cause = { correlationId: randomUUID(), causationId: randomUUID() };
    await ask('/service', headersOf(cause));
    expect(lines().map(({ msg, correlationId }) => [msg, correlationId])).toEqual([
      ['told', cause.correlationId],
      ['request', cause.correlationId],
    ]);
  });
});

describe('an event', () => {
  type Rung = { type: 'BellRung'; data: { times: number } };
  const bell: Decider<number, number, Rung, null> = {
    initialState: 0,
    evolve: (rung, { data }) => rung + data.times,
    decide: (times) => Array.from({ length: times }, () => ({ type: 'BellRung', data: { times: 1 } })),
  };
  function tower() {
    const eventStore = createMemoryEventStore();
    const { handle } = createCommandHandler({
      eventStore,
      sealer: { seal: async (_streamId, events) => [...events], unseal: async (event) => event },
      upcast: ({ type, data }) => ({ type, data }),
    });
    const ring = (times: number, meta: { commandId?: string; bodyHash?: string } = {}) =>
      handle({
        decider: bell,
        streamId: 'bell-1',
        command: times,
        contextOf: () => null,
        meta: { at: '2026-11-01T08:00:00.000Z', ...meta },
      });
    return { ring, log: (): readonly RecordedEvent[] => eventStore.log.events };
  }
  const causeIn = ({ metadata }: RecordedEvent) => [metadata.$correlationId, metadata.$causationId];

  it('names what it goes back to, the same one for all of an append', async () => {
    const { ring, log } = tower();
    const cause = { correlationId: randomUUID(), causationId: randomUUID() };
    await underCause(cause, () => ring(2));
    const both = [cause.correlationId, cause.causationId];
    expect(log().map(causeIn)).toEqual([both, both]);
  });

  it('that nothing is known to have brought about begins a correlation', async () => {
    const { ring, log } = tower();
    await ring(2);
    const [first = []] = log().map(causeIn);
    expect(first).toEqual([expect.stringMatching(UUID), first[0]]);
    expect(log().map(causeIn)).toEqual([first, first]);
  });

  it('has the same id whatever its cause: a command sent twice is answered from its first events', async () => {
    const { ring, log } = tower();
    const other = tower();
    const meta = { commandId: randomUUID(), bodyHash: 'x' };
    const first = newCause();
    await underCause(first, () => ring(1, meta));
    expect(await underCause(newCause(), () => ring(1, meta))).toMatchObject({ appended: false, state: 1 });
    expect(log().map(causeIn)).toEqual([[first.correlationId, first.causationId]]);
    await underCause(newCause(), () => other.ring(1, meta));
    expect(other.log()[0]?.id).toBe(log()[0]?.id);
  });
});

describe('a job', () => {
  async function causesOf(carried: Partial<Cause>, fails = false): Promise<Cause[]> {
    const [bus, jobStore] = [createMemoryBus(), createMemoryJobStore()];
    const job = { id: 'a/b/c', accountId: 'a', subject: 'b', step: 'c', kind: 'ring', input: {}, ...carried };
    await jobStore.insertIfAbsent(job);
    const [ended, causes] = [new AbortController(), [] as Cause[]];
    const note = () => causes.push(currentCause()!);
    const worker = createWorker({
      bus,
      jobStore,
      group: 'ringers',
      reactors: {
        ring: async () => {
          note();
          await new Promise((resolve) => setImmediate(resolve));
          note();
          ended.abort();
          if (fails) throw new Error('the rope is torn');
          return { kind: 'done' };
        },
      },
      onError: note,
    });
    await bus.publish('work', [announcementOf(job)]);
    await worker.run(ended.signal);
    return causes;
  }

  it('is done under the cause that it was stored with', async () => {
    const cause = { correlationId: randomUUID(), causationId: randomUUID() };
    expect(await causesOf(cause)).toEqual([cause, cause]);
    expect((await causesOf(cause, true)).slice(0, 2)).toEqual([cause, cause]);
  });

  it('of an older version begins a correlation, under the event that asked for it where that is known', async () => {
    const [begun] = await causesOf({});
    expect(begun?.causationId).toBe(begun?.correlationId);
    const causationId = randomUUID();
    const [known, later] = await causesOf({ causationId });
    expect(known).toEqual({ correlationId: expect.stringMatching(UUID), causationId });
    expect(later).toEqual(known);
  });

  it('leaves nothing behind for what comes after it', async () => {
    await causesOf(newCause());
    expect(currentCause()).toBeUndefined();
  });
});
