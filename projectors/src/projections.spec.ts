import { eventTypes } from '@storylark/contracts/eventTypes';
import { createProjector } from '@storylark/platform/engines/projecting/project';
import { projectionFingerprint } from '@storylark/platform/engines/projecting/projectionFingerprint';
import { createMemoryEventStore } from '@storylark/platform/testing/memoryEventStore';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { projected, recordedEvents } from '@storylark/platform/testing/projected';
import { projections } from './projections.ts';
import { aLife, at } from './testing/aLife.ts';

it('a read model that takes in other events has a new number: raise it in its name, then write the new fingerprint here', () => {
  expect(Object.fromEntries(projections.map((one) => [one.name, projectionFingerprint(one)]))).toEqual({
    'sessions/v3': '0a303746791c7971',
    'accounts/v3': '7ee52a1042da0d28',
    'passkeys/v1': '7b415d322371378d',
    'characters/v2': '35dbc74292f34a8a',
    'stories/v3': '86636a893b1512da',
    'shares/v1': '337efc71ff981130',
    'makingTimes/v4': '747a121cfc4634a4',
    'listening/v1': '569606aa590c65a2',
    'turns/v1': '9c90721bbeab37db',
    'slots/v2': '698ae210d8d80880',
    'subscriptions/v4': '777d83895e8802ef',
    'invoices/v2': '89b1e6f684c60844',
    'auditAccounts/v2': '409646adfc64057f',
    'usage/v1': '2b46a2d9160191e7',
    'costs/v1': 'b9f22d85a52acad7',
    'feed/v5': '9af88fc255695005',
    'openOrders/v1': '11491f94a4fe3205',
    'duePeriods/v4': '20be9ac109e014eb',
    'dueBilling/v3': 'b895f6ea0d0911f3',
    'unnamedSteps/v2': 'dc1740252d75eb6a',
  });
});

it('every type a read model handles exists', () => {
  const known = new Set<string>(Object.values(eventTypes).flat());
  expect(projections.flatMap(({ handles }) => handles).filter((type) => !known.has(type))).toEqual([]);
});

it('every read model forgets an erased account, but for the row that refuses its tokens', () => {
  const erased = { type: 'AccountErased', data: { accountId: 'a' } } as never;
  const keeping = projections.filter(({ forgets }) => forgets?.(erased) === null).map(({ name }) => name);
  expect(keeping).toEqual(['sessions/v3']);
});

describe('every read model, over all that can happen to an account', () => {
  const types = Object.keys(aLife()) as (keyof ReturnType<typeof aLife>)[];
  const history = () => {
    const event = recordedEvents();
    return types.filter((type) => type !== 'AccountErased').map((type) => event(type, aLife()[type]));
  };

  const toldBy = ({ documents, sums }: ReturnType<typeof projected>) => ({ documents, sums });

  it('is tried with every type of event that names an account', () => {
    const named = Object.entries(eventTypes).flatMap(([stream, all]) =>
      ['emailClaim', 'claimKeys', 'audit'].includes(stream) ? [] : all,
    );
    expect([...types].sort()).toEqual([...named].sort());
  });

  it.each(projections)('$name: whatever comes again changes nothing, at whatever time', (one) => {
    const events = history().filter(({ type }) => one.handles.includes(type));
    let folded = projected(one);
    for (const [n, event] of events.entries()) {
      folded = folded.from([event]);
      expect(toldBy(folded.from(events.slice(0, n + 1)))).toEqual(toldBy(folded));
    }
  });

  it.each(projections)('$name: however the log is cut into steps, the documents are the same', (one) => {
    const events = history().filter(({ type }) => one.handles.includes(type));
    let whole = projected(one);
    for (const [n, event] of events.entries()) {
      whole = whole.from([event]);
      expect(toldBy(projected(one).from(events.slice(0, n + 1)))).toEqual(toldBy(whole));
    }
  });

  it.each(projections)('$name: each document says whose it is, so that erasure finds it', (one) => {
    let folded = projected(one);
    for (const event of history().filter(({ type }) => one.handles.includes(type))) {
      folded = folded.from([event]);
      for (const [id, document] of Object.entries(folded.documents)) {
        expect(document.accountId).toBe('a');
        expect(`${id}/`).toMatch(/^a\//);
      }
    }
  });

  it('keeps nothing of an erased account but the row that refuses its tokens, and all of another', async () => {
    const [eventStore, readStore] = [createMemoryEventStore(), createMemoryReadStore()];
    const append = async (accountId: string, happened: readonly (keyof ReturnType<typeof aLife>)[]) => {
      for (const [stream, known] of Object.entries(eventTypes)) {
        const mine = happened.filter((type) => (known as readonly string[]).includes(type));
        const events = mine.map((type) => ({
          id: `${accountId} ${type}`,
          type,
          data: { ...aLife(accountId)[type] },
          metadata: { at, accountId },
        }));
        if (events.length > 0) await eventStore.append(`${stream}-${accountId}`, events, 'any');
      }
    };
    const alive = types.filter((type) => !/Deleted|Stopped|Unshared|Ended|Abandoned|Erased/.test(type));
    await append('a', alive);
    await append('b', alive);
    await append('a', ['AccountErased']);
    await append('closed before it was opened', ['AccountErased']);

    const head = await eventStore.head();
    const ended = new AbortController();
    await createProjector({
      eventStore,
      readStore,
      projections,
      vocabulary: eventTypes,
      onSaved: ({ position }) => (position === head ? ended.abort() : undefined),
      onStopped: () => ended.abort(),
    }).run(ended.signal);

    const keptOf = async (accountId: string) => {
      const kept: string[] = [];
      for (const { name } of projections)
        if ((await readStore.collection({ name, indexes: [] }).count({ accountId })) > 0) kept.push(name);
      return kept;
    };
    expect(await keptOf('a')).toEqual(['sessions/v3']);
    expect(await keptOf('closed before it was opened')).toEqual([]);
    expect(await keptOf('b')).toEqual(
      projections.map(({ name }) => name).filter((name) => name !== 'openOrders/v1'), // its order was requested
    );
  });
});
