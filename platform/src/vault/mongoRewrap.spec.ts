import { randomBytes } from 'node:crypto';
import type { Collection } from 'mongodb';
import { box, unbox } from '../seal/aesGcm.ts';
import { formerMaster, type KeyRow, rewrapRows, type SecretRow } from './mongoRewrap.ts';
import { CHECK_SECRET, secretBound, wrapSecret } from './subjects.ts';

class Killed extends Error {}
type Row = { _id: string; wrapped: Buffer | null; former?: Buffer };

/** Rows in memory that know the questions asked here; dies before the write after the last one that is left. */
function fakeDatabase() {
  let writesLeft = Infinity;
  function collectionOf<R extends Row>(rows: Map<string, R>) {
    return {
      findOne: async ({ _id }: { _id: string }) => copyOf(rows.get(_id)) ?? null,
      find({ $and }: { $and: [{ _id: { $gt: string } }, { _id: { $not?: RegExp; $ne?: string } }] }) {
        const [{ _id: after }, { _id: other }] = $and;
        const found = [...rows.values()]
          .filter(({ _id }) => _id > after.$gt && !other.$not?.test(_id) && _id !== other.$ne)
          .sort((one, two) => (one._id < two._id ? -1 : 1));
        return { toArray: async () => found.map((row) => copyOf(row)) };
      },
      async updateOne(
        { _id, wrapped }: Row,
        { $set = {}, $unset }: { $set?: Partial<R>; $unset?: { former: '' } },
      ) {
        if ((writesLeft -= 1) < 0) throw new Killed('killed');
        const row = rows.get(_id);
        if (!row || !wrapped?.equals(row.wrapped ?? Buffer.of())) return { matchedCount: 0 };
        Object.assign(row, $set);
        if ($unset) delete row.former;
        return { matchedCount: 1 };
      },
    };
  }
  const keyRows = new Map<string, KeyRow>();
  const secretRows = new Map<string, SecretRow>();
  return {
    keyRows,
    secretRows,
    keys: collectionOf(keyRows) as unknown as Collection<KeyRow>,
    secrets: collectionOf(secretRows) as unknown as Collection<SecretRow>,
    dieAfter: (writes: number) => void (writesLeft = writes),
  };
}
const copyOf = <R>(row: R | undefined): R | undefined => row && { ...row };

describe('another master key for the rows of MongoDB', () => {
  const [former, next] = [randomBytes(32), randomBytes(32)];
  const accounts = ['a', 'b', 'c'];
  const keyOf = new Map(accounts.map((account) => [account, randomBytes(32)]));
  const secret = randomBytes(32);
  let database: ReturnType<typeof fakeDatabase>;
  const part = Buffer.from('wrapped by its account');
  beforeEach(() => {
    database = fakeDatabase();
    for (const [_id, key] of keyOf) database.keyRows.set(_id, { _id, wrapped: box(former, _id, key) });
    database.keyRows.set('a/story/s', { _id: 'a/story/s', wrapped: part });
    database.keyRows.set('gone', { _id: 'gone', wrapped: null });
    for (const [_id, bytes] of [
      [CHECK_SECRET, randomBytes(32)],
      ['mail', secret],
    ] as const)
      database.secretRows.set(_id, { _id, wrapped: wrapSecret(former, _id, bytes) });
  });

  /** As a vault that is opened by this key. @throws Error where it is not the database's */
  function opened(master: Buffer) {
    const check = database.secretRows.get(CHECK_SECRET)!;
    unbox(master, secretBound(CHECK_SECRET), check.wrapped);
    const before = formerMaster(master, check);
    const byMaster = (bound: string, wrapped: Buffer) => {
      try {
        return unbox(master, bound, wrapped);
      } catch (error) {
        if (!before) throw error;
        return unbox(before, bound, wrapped);
      }
    };
    return {
      byMaster,
      rewrap: (to: Buffer) =>
        rewrapRows({ ...database, ask: (question) => question(), byMaster, from: master, to }),
    };
  }
  const opensAll = ({ byMaster }: ReturnType<typeof opened>) => {
    for (const [account, key] of keyOf)
      expect(byMaster(account, database.keyRows.get(account)!.wrapped!)).toEqual(key);
    expect(byMaster(secretBound('mail'), database.secretRows.get('mail')!.wrapped)).toEqual(secret);
    expect(database.keyRows.get('a/story/s')!.wrapped).toBe(part);
    expect(database.keyRows.get('gone')!.wrapped).toBeNull();
  };
  const opens = (key: Buffer) => {
    try {
      return opened(key);
    } catch {
      return null;
    }
  };

  it('opens all by one of the two, wherever the process dies, and goes on from there', async () => {
    let writes = 0;
    for (let isDone = false; !isDone; writes += 1) {
      database.dieAfter(writes % 4);
      try {
        await (opens(former) ?? opened(next)).rewrap(next);
        isDone = true;
      } catch (error) {
        expect(error).toBeInstanceOf(Killed);
      }
      opensAll(opens(former) ?? opened(next));
    }
    expect(writes).toBeGreaterThan(3);
    expect(opens(former)).toBeNull();
    expect(database.secretRows.get(CHECK_SECRET)).not.toHaveProperty('former');
    opensAll(opened(next));
  });

  it('refuses the second of two who change it at once, and loses nothing', async () => {
    const late = opened(former);
    database.dieAfter(3);
    await expect(opened(former).rewrap(next)).rejects.toThrow(Killed);
    database.dieAfter(Infinity);
    await expect(late.rewrap(randomBytes(32))).rejects.toThrow(/authenticate/);
    opensAll(opened(next));
  });
});
