import { randomBytes } from 'node:crypto';
import type { Collection } from 'mongodb';
import { KEY_BYTES } from '../seal/aesGcm.ts';
import type { KeyVault } from './keyVault.ts';
import type { SecretRow } from './mongoRewrap.ts';
import { secretBound, wrapSecret } from './subjects.ts';
import { laterVersions, packedVersion, versionName, versionsFrom } from './versions.ts';

type Deps = {
  secrets: Collection<SecretRow>;
  ask: <T>(question: () => Promise<T>) => Promise<T>;
  /** What is read afterwards is the row of whoever came first. */
  insertOnce: (insert: () => Promise<unknown>) => Promise<unknown>;
  /** The master key at this moment, and what opens all that it, or the one before it, has wrapped. */
  master: () => Buffer;
  byMaster: (bound: string, wrapped: Buffer) => Buffer;
};

/** The secrets of a vault on MongoDB. */
export function mongoSecrets({ secrets, ask, insertOnce, master, byMaster }: Deps) {
  const wrappedRow = (name: string, bytes: Buffer): SecretRow => ({
    _id: name,
    wrapped: wrapSecret(master(), name, bytes),
  });
  const insert = (name: string, bytes: Buffer) =>
    insertOnce(() => secrets.insertOne(wrappedRow(name, bytes)));

  async function secret(name: string): Promise<Buffer> {
    const find = () => ask(() => secrets.findOne({ _id: name }));
    let row = await find();
    if (!row) {
      await insert(name, randomBytes(KEY_BYTES));
      row = await find();
    }
    if (!row) throw new Error(`the secret ${name} was made and is not there`);
    return byMaster(secretBound(name), row.wrapped);
  }

  async function versions(name: string) {
    const [from, to] = laterVersions(name);
    const find = () =>
      ask(() => secrets.find({ $or: [{ _id: name }, { _id: { $gt: from, $lt: to } }] }).toArray());
    let rows = await find();
    if (rows.length === 0) {
      await secret(name);
      rows = await find();
    }
    return versionsFrom(
      rows.map(({ _id, wrapped }) => ({ name: _id, bytes: byMaster(secretBound(_id), wrapped) })),
    );
  }

  const addVersion: KeyVault['addVersion'] = async (name, { at, keepFormer, follows }) => {
    const [newest, ...older] = (await versions(name)).filter(({ number }) => number <= follows);
    if (newest?.number !== follows) return;
    // Of two who rotate at once one makes the version; what both take away is the same.
    const version = packedVersion(randomBytes(KEY_BYTES), at);
    await insert(versionName(name, newest.number + 1), version);
    const gone = (keepFormer ? older : [newest, ...older]).map(({ number }) => versionName(name, number));
    await ask(() => secrets.deleteMany({ _id: { $in: gone } }));
  };
  return { insert, secret, versions, addVersion };
}
