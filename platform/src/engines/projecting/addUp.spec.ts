import fc from 'fast-check';
import type { Projection } from '../../projection.ts';
import type { Document, ReadStore } from '../../readStore/readStore.ts';
import { createMemoryEventStore } from '../../testing/memoryEventStore.ts';
import { createMemoryReadStore } from '../../testing/memoryReadStore.ts';
import { addUp, type SumDocument } from './addUp.ts';
import { createProjector } from './project.ts';

type Tree = Document & { apples: number };
const trees: Projection<Tree> = {
  name: 'trees/v1',
  collection: { indexes: [] },
  handles: ['ApplePicked'],
  idsOf: ({ data }) => [data.tree as string],
  evolve: (tree, _event, _id) => ({ _id, apples: (tree?.apples ?? 0) + 1 }),
  additionsOf: (before, _after, { data }) => [
    { _id: 'sum/all', fields: { kind: 'all' }, add: { [data.sort as string]: { apples: 1 } } },
    ...(before
      ? []
      : [{ _id: 'sum/all', fields: { kind: 'all' }, add: { [data.sort as string]: { trees: 1 } } }]),
  ],
};

it('adds all that one event brings to a sum, and what was taken in never again', () => {
  const sums = new Map<string, SumDocument>();
  const additions = [
    { _id: 's', fields: { kind: 'all' }, add: { red: { apples: 2 } } },
    { _id: 's', fields: { kind: 'all' }, add: { red: { trees: 1 }, green: { trees: 1 } } },
  ];
  const once = {
    _id: 's',
    kind: 'all',
    position: 4,
    sums: { red: { apples: 2, trees: 1 }, green: { trees: 1 } },
  };
  expect([...addUp([{ position: 4, additions }], sums)]).toEqual(['s']);
  expect(sums.get('s')).toEqual(once);
  expect([
    ...addUp(
      [
        { position: 3, additions },
        { position: 4, additions },
      ],
      sums,
    ),
  ]).toEqual([]);
  expect(sums.get('s')).toEqual(once);
});

/** Without transactions: one write after the other, the checkpoint last, and any of them may be the last one. */
function breakingOff(readStore: ReadStore, after: () => number): ReadStore {
  return {
    ...readStore,
    async saveBatch({ checkpoint, position, writes }) {
      let left = after();
      const may = () => {
        if ((left -= 1) < 0) throw new Error('away');
      };
      for (const { collection, documents } of writes)
        for (const document of documents) {
          may();
          await readStore.collection(collection).putIfNewer(document);
        }
      may();
      await readStore.saveBatch({ checkpoint, position, writes: [] });
    },
  };
}

it('sums are exact wherever the saving broke off, and however two projectors overtake each other', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ tree: fc.constantFrom('1', '2', '3'), sort: fc.constantFrom('red', 'green') }), {
        minLength: 1,
        maxLength: 12,
      }),
      fc.array(fc.nat(4), { maxLength: 8 }),
      async (picked, breaks) => {
        const [eventStore, readStore] = [createMemoryEventStore(), createMemoryReadStore()];
        let n = 0;
        for (const data of picked)
          await eventStore.append(
            `tree-${data.tree}`,
            [{ id: `e${(n += 1)}`, type: 'ApplePicked', data, metadata: { at: '2026-11-01T08:00:00.000Z' } }],
            'any',
          );
        const head = await eventStore.head();
        const pending = [...breaks];
        const store = breakingOff(readStore, () => pending.shift() ?? Number.POSITIVE_INFINITY);
        const follow = async () => {
          while ((await readStore.checkpoint('trees/v1')) !== head) {
            const ended = new AbortController();
            const projector = createProjector({
              eventStore,
              readStore: store,
              projections: [trees as Projection],
              vocabulary: { tree: ['ApplePicked'] },
              onSaved: ({ position }) => (position === head ? ended.abort() : undefined),
            });
            try {
              await projector.run(ended.signal);
            } catch (error) {
              if (!(error instanceof Error && error.message === 'away')) throw error;
            }
          }
        };
        await Promise.all([follow(), follow()]);
        const expected: Record<string, Record<string, number>> = {};
        const seen = new Set<string>();
        for (const { tree, sort } of picked) {
          const of = (expected[sort] ??= {});
          of.apples = (of.apples ?? 0) + 1;
          if (!seen.has(tree)) of.trees = (of.trees ?? 0) + 1;
          seen.add(tree);
        }
        const kept = await readStore
          .collection<SumDocument>({ name: 'trees/v1', indexes: [] })
          .get('sum/all');
        expect(kept?.sums).toEqual(expected);
      },
    ),
    { numRuns: 60 },
  );
});
