import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { isDuplicateKey, LONG_MS, openMongo } from '../mongo/openMongo.ts';
import { box, KEY_BYTES, unbox } from '../seal/aesGcm.ts';
import { KeyDestroyed, type KeyVault, type SubjectId } from './keyVault.ts';
import { formerMaster, type KeyRow, rewrapRows, type SecretRow } from './mongoRewrap.ts';
import { mongoSecrets } from './mongoSecrets.ts';
import { rememberKeys } from './rememberKeys.ts';
import {
  accountOf,
  CHECK_SECRET,
  destroyed,
  isPart,
  KEYS_PER_READ,
  missing,
  secretBound,
  WrongMasterKey,
} from './subjects.ts';

const LOG = 'log';

export type MongoKeyVaultOptions = {
  url: string;
  /** Of its own: it is backed up last, and nothing of it may lie in a backup of the events. */
  database: string;
  /** 32 bytes. */
  masterKey: Buffer;
  /** Never set back, ms. */
  clock?: Clock;
};

/**
 * Keys in a database of MongoDB, for any number of processes; every change is on the disks of a majority when
 * it answers. Only wrapped keys leave the process.
 * What the engine's own files and backups keep of a destroyed key stays wrapped: of a part by its account's
 * key, of an account by the master key.
 * @throws Error when the master key is not the database's; Unavailable, here as in each call, when the
 * server is away.
 */
export async function createMongoKeyVault(options: MongoKeyVaultOptions): Promise<KeyVault> {
  const { url, database, masterKey, clock = () => performance.now() } = options;
  const { db, ask, close } = openMongo({ url, database });
  const keys = db.collection<KeyRow>('keys');
  const secrets = db.collection<SecretRow>('secrets');
  const checkpoints = db.collection<{ _id: string; position: number }>('checkpoint');
  const { recall, asking, remember, forget, forgetAll } = rememberKeys(clock);
  let master = masterKey;
  /** What some rows are still wrapped by, where a change of the master key was cut off. */
  let former: Buffer | undefined;

  /** @throws Error when the master key is not the one it was wrapped by. */
  function byMaster(bound: string, wrapped: Buffer): Buffer {
    try {
      return unbox(master, bound, wrapped);
    } catch (error) {
      if (!former) throw error;
      return unbox(former, bound, wrapped);
    }
  }

  /**
   * The subject's key and its account's, read together, so that a tombstone of either is seen. Undefined
   * where there is none.
   * @throws KeyDestroyed.
   */
  async function read(
    subject: SubjectId,
  ): Promise<{ key: Buffer | undefined; accountKey: Buffer | undefined }> {
    const account = accountOf(subject);
    const rows = await ask(() => keys.find({ _id: { $in: [subject, account] } }).toArray());
    const wrapped = new Map(rows.map((row) => [row._id, row.wrapped]));
    if ([...wrapped.values()].includes(null)) throw destroyed(subject);
    const [ofAccount, ofSubject] = [wrapped.get(account), wrapped.get(subject)];
    const accountKey = ofAccount ? byMaster(account, ofAccount) : undefined;
    if (!isPart(subject)) return { key: accountKey, accountKey };
    return { key: ofSubject && accountKey ? unbox(accountKey, subject, ofSubject) : undefined, accountKey };
  }

  async function readKey(subject: SubjectId): Promise<Buffer> {
    const asked = asking();
    const { key } = await read(subject);
    if (!key) throw missing(subject);
    return remember(subject, key, asked);
  }

  /** What is read afterwards is the row of whoever came first. */
  const insertOnce = (insert: () => Promise<unknown>, ms?: number): Promise<unknown> =>
    ask(insert, ms).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
  /** Two upserts of one free id may both insert: who comes second finds the row. */
  const upsert = (change: () => Promise<unknown>) =>
    ask(change).catch((error: unknown) => {
      if (isDuplicateKey(error)) return ask(change);
      throw error;
    });

  const {
    insert: insertSecret,
    secret,
    versions,
    addVersion,
  } = mongoSecrets({ secrets, ask, insertOnce, byMaster, master: () => master });

  try {
    await secret(CHECK_SECRET);
    former = formerMaster(master, await ask(() => secrets.findOne({ _id: CHECK_SECRET })));
  } catch (error) {
    await close();
    throw /authenticate/.test(String(error)) ? new WrongMasterKey(`the database ${database}`, error) : error;
  }

  /** What wraps the subject's key. */
  const wrapperOf = async (subject: SubjectId): Promise<Buffer> =>
    isPart(subject) ? (recall(accountOf(subject)) ?? readKey(accountOf(subject))) : master;

  const vault: KeyVault = {
    async makeKey(subject) {
      const { key, accountKey } = await read(subject);
      if (key) return key;
      const wrapper = isPart(subject) ? accountKey : master;
      if (!wrapper) throw missing(accountOf(subject));
      await insertOnce(() =>
        keys.insertOne({ _id: subject, wrapped: box(wrapper, subject, randomBytes(KEY_BYTES)) }),
      );
      // read back: another process may have been first, or have destroyed it or its account meanwhile
      return readKey(subject);
    },
    async key(subject) {
      try {
        return recall(subject) ?? (await readKey(subject));
      } catch (error) {
        if (error instanceof KeyDestroyed) return 'erased';
        throw error;
      }
    },
    async destroy(subject) {
      await upsert(() => keys.updateOne({ _id: subject }, { $set: { wrapped: null } }, { upsert: true }));
      forget(subject);
      // The tombstone ends the parts already; a crash here leaves rows that nothing opens. '0' follows '/'.
      if (!isPart(subject))
        await ask(() => keys.deleteMany({ _id: { $gt: `${subject}/`, $lt: `${subject}0` } }), LONG_MS);
    },
    secret,
    versions,
    addVersion,
    async rewrap(newMaster) {
      await rewrapRows({ keys, secrets, ask, byMaster, from: master, to: newMaster });
      master = newMaster;
      former = undefined;
    },
    checkpoint: async () => (await ask(() => checkpoints.findOne({ _id: LOG })))?.position ?? -1,
    async moveCheckpoint(position) {
      await upsert(() => checkpoints.updateOne({ _id: LOG }, { $max: { position } }, { upsert: true }));
    },
    async *contents() {
      for (let after = '', more = true; more;) {
        const page = () =>
          keys.find({ _id: { $gt: after } }, { sort: { _id: 1 }, limit: KEYS_PER_READ }).toArray();
        const rows = await ask(page, LONG_MS);
        for (const { _id: name, wrapped } of rows) {
          if (wrapped === null) yield { kind: 'key', name, bytes: null };
          // A part that outlived its account, since a process died between the two, is nobody's any more.
          else if ((await vault.key(accountOf(name))) !== 'erased')
            yield {
              kind: 'key',
              name,
              bytes: isPart(name) ? unbox(await wrapperOf(name), name, wrapped) : byMaster(name, wrapped),
            };
        }
        more = rows.length === KEYS_PER_READ;
        after = rows.at(-1)?._id ?? after;
      }
      for (const { _id: name, wrapped } of await ask(() =>
        secrets.find({ _id: { $ne: CHECK_SECRET } }, { sort: { _id: 1 } }).toArray(),
      ))
        yield { kind: 'secret', name, bytes: byMaster(secretBound(name), wrapped) };
    },
    async restore(kept) {
      const given = new Map(
        kept.flatMap(({ kind, name, bytes }) => (kind === 'key' && bytes ? [[name, bytes] as const] : [])),
      );
      const rows: KeyRow[] = [];
      for (const { kind, name, bytes } of kept)
        if (kind === 'secret') await insertSecret(name, bytes);
        else {
          const wrapper = (isPart(name) && given.get(accountOf(name))) || (await wrapperOf(name));
          rows.push({ _id: name, wrapped: bytes && box(wrapper, name, bytes) });
        }
      if (rows.length > 0) await insertOnce(() => keys.insertMany(rows, { ordered: false }), LONG_MS);
    },
    async close() {
      forgetAll();
      await close();
    },
  };
  return vault;
}
