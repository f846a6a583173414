import type { CollectionSpec, Document, Filter, ReadStore } from '../readStore/readStore.ts';
import { countedAttempts, MAX_ATTEMPTS, type Job, type JobStore } from './jobStore.ts';

type StoredJob = Document & Omit<Job, 'id'>;

export const jobs: CollectionSpec = {
  name: 'jobs',
  indexes: [
    {
      fields: [
        ['state', 1],
        ['createdAt', 1],
      ],
    },
    {
      fields: [
        ['state', 1],
        ['told', 1],
        ['createdAt', 1],
      ],
    },
    {
      fields: [
        ['accountId', 1],
        ['subject', 1],
      ],
    },
  ],
};

/**
 * `now`: by default the read store's own clock, so that leases and pauses mean the same on machines whose
 * clocks differ.
 */
type Options = { readStore: ReadStore; now?: () => number | Promise<number> };

/** Jobs as documents of any read store; every step is one guarded update of one document. */
export function createJobStore({ readStore, now = readStore.time }: Options): JobStore {
  const stored = readStore.collection<StoredJob>(jobs);
  const isDueAt = (at: number): Filter => ({
    state: 'open',
    notBefore: { $lte: at },
    leaseUntil: { $lte: at },
  });
  const heldUnder = (fence: number): Filter => ({ state: 'open', fence });

  return {
    insertIfAbsent: async ({ id, notBefore = 0, ...job }) =>
      stored.insertIfAbsent({
        _id: id,
        ...job,
        state: 'open',
        attempts: 0,
        notBefore,
        leaseUntil: 0,
        fence: 0,
        reason: null,
        createdAt: await now(),
      }),
    async claim(id, leaseMs) {
      const found = await stored.get(id);
      if (!found) return null;
      const at = await now();
      const asFound: Filter = { ...isDueAt(at), fence: found.fence };
      if (countedAttempts(found) < MAX_ATTEMPTS) {
        const claimed = await stored.updateOne(id, asFound, {
          $inc: { attempts: 1, fence: 1 },
          $set: { leaseUntil: at + leaseMs },
        });
        return claimed && jobOf(claimed);
      }
      // Attempts that said what became of them were settled: here the last one fell silent.
      const reason = `the last of ${MAX_ATTEMPTS} attempts ended without an outcome`;
      await stored.updateOne(id, asFound, { $set: { state: 'givenUp', leaseUntil: 0, reason } });
      return null;
    },
    renew: async (id, fence, leaseMs) =>
      (await stored.updateOne(id, heldUnder(fence), { $set: { leaseUntil: (await now()) + leaseMs } })) !==
      null,
    async settle(id, fence, outcome) {
      const leave = async (fields: Partial<Job>, spared = 0) =>
        (await stored.updateOne(id, heldUnder(fence), {
          $set: { leaseUntil: 0, ...fields },
          ...(spared && { $inc: { spared } }),
        })) !== null;
      if (outcome.kind === 'done') return leave({ state: 'done', reason: null });
      const { reason } = outcome;
      if (outcome.kind === 'giveUp') return leave({ state: 'givenUp', reason });
      const rest = async () => ({ notBefore: (await now()) + outcome.ms, reason });
      if (outcome.spares) return leave(await rest(), 1);
      const found = await stored.get(id); // only its holder, who asks, may change what is counted here
      return leave(
        found && countedAttempts(found) < MAX_ATTEMPTS ? await rest() : { state: 'givenUp', reason },
      );
    },
    due: async (limit, kinds) =>
      (
        await stored.find({
          filter: { ...isDueAt(await now()), ...(kinds && { kind: { $in: [...kinds] } }) },
          sort: [['createdAt', 1]],
          limit,
        })
      ).map(jobOf),
    async get(id) {
      const found = await stored.get(id);
      return found && jobOf(found);
    },
    async givenUp({ skip, limit }) {
      const filter: Filter = { state: 'givenUp' };
      const [items, total] = await Promise.all([
        stored.find({ filter, sort: [['createdAt', -1]], skip, limit }),
        stored.count(filter),
      ]);
      return { items: items.map(jobOf), total };
    },
    untoldFailures: async (limit, skip = 0) =>
      (
        await stored.find({
          filter: { state: 'givenUp', told: null },
          sort: [['createdAt', 1]],
          skip,
          limit,
        })
      ).map(jobOf),
    // Each failure has a fence of its own: a job opened again comes to its next one through a claim.
    markTold: async (id, fence) =>
      (await stored.updateOne(id, { state: 'givenUp', fence }, { $set: { told: true } })) !== null,
    reopen: async (id) =>
      (await stored.updateOne(
        id,
        { state: 'givenUp' },
        { $set: { state: 'open', attempts: 0, notBefore: 0 }, $unset: { spared: 1, deaths: 1, told: 1 } },
      )) !== null,
    held: async (accountId) =>
      (await stored.find({ filter: { accountId, leaseUntil: { $gt: await now() } } })).map(jobOf),
    deleteByAccount: async (accountId) => void (await stored.deleteMany({ accountId })),
    async deleteDone({ before, upTo, limit }) {
      const isBehind: Filter = { $or: [{ position: { $lte: upTo } }, { position: null }] };
      const found = await stored.find({
        filter: { state: 'done', createdAt: { $lt: before }, ...isBehind },
        sort: [['createdAt', 1]],
        limit,
      });
      return stored.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } });
    },
    async counts() {
      const [open, givenUp] = await Promise.all([
        stored.count({ state: 'open' }),
        stored.count({ state: 'givenUp' }),
      ]);
      return { open, givenUp };
    },
  };
}

function jobOf({ _id, ...job }: StoredJob): Job {
  return { id: _id, ...job };
}
