import { randomBytes, randomUUID } from 'node:crypto';
import { makesKey, sealing } from '@storylark/contracts/eventTypes';
import { appendBatch, type Append } from '@storylark/platform/eventStore/appendBatch';
import { contentOf, prepareLog } from '@storylark/platform/eventStore/eventLog';
import type { JsonObject } from '@storylark/platform/json';
import { createSealer } from '@storylark/platform/seal/createSealer';
import { openDatabase } from '@storylark/platform/sqlite/openDatabase';
import type { KeyVault } from '@storylark/platform/vault/keyVault';
import type { Happened } from './families.ts';

const EVENTS_PER_COMMIT = 5_000;

/**
 * Writes a log as the event store would have, in large commits and without waiting for each. Answers how to
 * add to it.
 */
export function openLogWriter({ file, vault }: { file: string; vault: KeyVault }) {
  const db = openDatabase({ file, synchronous: 'NORMAL' });
  prepareLog(db);
  const sealer = createSealer({ vault, sealing, makesKey });
  let batch: Append[] = [];
  let waiting = 0;
  let written = 0;

  function flush() {
    appendBatch(db, batch);
    batch = [];
    waiting = 0;
  }

  return {
    written: () => written,
    async write(happened: readonly Happened[]) {
      for (const { streamId, events } of happened) {
        const made = events.map(({ type, data }) => ({
          id: randomUUID(),
          type,
          data: data as unknown as JsonObject,
          metadata: { at: data.at, accountId: data.accountId },
        }));
        const sealed = await sealer.seal(streamId, made);
        batch.push({
          streamId,
          expected: 'any',
          events: sealed.map((event) => ({ id: event.id, content: contentOf(event) })),
        });
        waiting += events.length;
        written += events.length;
      }
      if (waiting >= EVENTS_PER_COMMIT) flush();
    },
    close() {
      flush();
      db.truncateWal();
      db.close();
    },
  };
}

/** Keys that nobody will ask for again: the log is read without them. */
export function createThrowawayVault(): KeyVault {
  const keys = new Map<string, Buffer>();
  const refuse = () => Promise.reject(new Error('only makes keys'));
  const makeKey = async (subject: string) => {
    const key = keys.get(subject) ?? randomBytes(32);
    keys.set(subject, key);
    return key;
  };
  const never = {
    destroy: refuse,
    secret: refuse,
    versions: refuse,
    addVersion: refuse,
    rewrap: refuse,
    checkpoint: refuse,
    moveCheckpoint: refuse,
    restore: refuse,
  };
  const contents = () => {
    throw new Error('only makes keys');
  };
  return { ...never, makeKey, key: makeKey, contents, close: async () => {} };
}
