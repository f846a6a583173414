import { randomBytes } from 'node:crypto';
import type { Collection, UpdateFilter } from 'mongodb';
import { box, KEY_BYTES, unbox } from '../seal/aesGcm.ts';
import type { SubjectId } from './keyVault.ts';
import { CHECK_SECRET, KEYS_PER_READ, secretBound, wrapSecret } from './subjects.ts';

/** `wrapped` is null in a tombstone. */
export type KeyRow = { _id: SubjectId; wrapped: Buffer | null };
/**
 * `former`, in the row of the check secret only: the master key before this one, wrapped by this one, for as
 * long as some rows are still wrapped by it.
 */
export type SecretRow = { _id: string; wrapped: Buffer; former?: Buffer };

const FORMER = 'former master key';

/** @throws Error when `master` is not the one it was wrapped by. */
export const formerMaster = (master: Buffer, check: SecretRow | null): Buffer | undefined =>
  check?.former && unbox(master, FORMER, check.former);

type Options = {
  keys: Collection<KeyRow>;
  secrets: Collection<SecretRow>;
  ask: <T>(question: () => Promise<T>) => Promise<T>;
  /** Opens what the present master key, or the one before it, has wrapped. */
  byMaster: (bound: string, wrapped: Buffer) => Buffer;
  from: Buffer;
  to: Buffer;
};

/**
 * Wraps every row anew, one by one: from the one update of the check secret on, the new master key opens
 * all, since it opens the former one. Cut off, it goes on when it is called again with `from` and `to` equal.
 * @throws Error when somebody else changes it meanwhile
 */
export async function rewrapRows({ keys, secrets, ask, byMaster, from, to }: Options): Promise<void> {
  async function rewrapAll(by: Buffer, check: Buffer) {
    const isWrapped = (bound: string, wrapped: Buffer) => {
      try {
        return unbox(by, bound, wrapped).length > 0;
      } catch {
        return false;
      }
    };
    for (const { collection, boundOf, filter } of [
      // Keys of parts are wrapped by their account's.
      { collection: keys as Collection<WrappedRow>, boundOf: (id: string) => id, filter: { $not: /\// } },
      { collection: secrets as Collection<WrappedRow>, boundOf: secretBound, filter: { $ne: CHECK_SECRET } },
    ])
      for (let after = '', more = true; more;) {
        const page = { $and: [{ _id: { $gt: after } }, { _id: filter }] };
        const rows = await ask(() =>
          collection.find(page, { sort: { _id: 1 }, limit: KEYS_PER_READ }).toArray(),
        );
        for (const { _id, wrapped } of rows) {
          if (wrapped === null || isWrapped(boundOf(_id), wrapped)) continue;
          const anew = box(by, boundOf(_id), byMaster(boundOf(_id), wrapped));
          // Unless it has become a tombstone meanwhile.
          await ask(() => collection.updateOne({ _id, wrapped }, { $set: { wrapped: anew } }));
        }
        more = rows.length === KEYS_PER_READ;
        after = rows.at(-1)?._id ?? after;
      }
    await changeCheck(check, { $unset: { former: '' } });
  }

  /** Of two who change the master key at once one is refused, before it touches what the other has begun. */
  async function changeCheck(seen: Buffer, change: UpdateFilter<SecretRow>) {
    const { matchedCount } = await ask(() => secrets.updateOne({ _id: CHECK_SECRET, wrapped: seen }, change));
    if (matchedCount === 0) throw new Error('the master key is being changed by somebody else');
  }

  const check = await ask(() => secrets.findOne({ _id: CHECK_SECRET }));
  if (!check) throw new Error('the vault has lost its check secret');
  unbox(from, secretBound(CHECK_SECRET), check.wrapped);
  await rewrapAll(from, check.wrapped); // what an earlier change left
  if (from.equals(to)) return;
  const wrapped = wrapSecret(to, CHECK_SECRET, randomBytes(KEY_BYTES));
  await changeCheck(check.wrapped, { $set: { wrapped, former: box(to, FORMER, from) } });
  await rewrapAll(to, wrapped);
}
type WrappedRow = { _id: string; wrapped: Buffer | null };
