import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { makesKey, sealing } from '@storylark/contracts/eventTypes';
import { ERASED, type Envelope } from '@storylark/contracts/sealing';
import type { RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import { openEmbeddedEventStoreReader } from '@storylark/platform/eventStore/openEmbeddedEventStoreReader';
import { createEmbeddedReadStore } from '@storylark/platform/readStore/createEmbeddedReadStore';
import { createSealer } from '@storylark/platform/seal/createSealer';
import { openDatabase } from '@storylark/platform/sqlite/openDatabase';
import { createEmbeddedKeyVault } from '@storylark/platform/vault/createEmbeddedKeyVault';
import { loadMasterKey } from '@storylark/platform/vault/loadMasterKey';
import { filesIn } from '@storylark/standalone/files';

/** Looks into a data folder from outside, also while the house works in it. */
export function inspect(dataDir: string) {
  const files = filesIn(dataDir);
  // One connection for all looks: opening and closing one is work in the file, which the house would wait
  // for.
  let store: ReturnType<typeof createEmbeddedReadStore> | undefined;

  /** The house may take files and folders away while we look. */
  const orNothing = <T>(look: () => T[]): T[] => {
    try {
      return look();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  };

  function everyFile(folder = dataDir): { name: string; bytes: Buffer }[] {
    return orNothing(() => readdirSync(folder, { withFileTypes: true })).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return everyFile(path);
      return entry.isFile()
        ? orNothing(() => [{ name: relative(dataDir, path), bytes: readFileSync(path) }])
        : [];
    });
  }

  /** `file: word` for each of these words that stands in any file, whatever its case. */
  function found(words: readonly string[]): string[] {
    const wanted = words.map((word) => [word, Buffer.from(word.toLowerCase()).toString('latin1')] as const);
    return everyFile().flatMap(({ name, bytes }) => {
      const lower = bytes.toString('latin1').toLowerCase();
      return wanted.flatMap(([word, needle]) => (lower.includes(needle) ? `${name}: ${word}` : []));
    });
  }

  async function events() {
    const reader = openEmbeddedEventStoreReader({ file: files.events });
    const all: RecordedEvent[] = [];
    for await (const event of reader.readAll()) all.push(event);
    await reader.close();
    return all;
  }

  /** Every document of an account, by collection. */
  async function documents(accountId: string) {
    store ??= createEmbeddedReadStore({ file: files.readModels });
    const { collection } = store;
    const names = (await store.collections()).sort();
    const entries = await Promise.all(
      names.map(
        async (name) =>
          [name, await collection({ name, indexes: [] }).find({ filter: { accountId } })] as const,
      ),
    );
    return Object.fromEntries(entries.filter(([, found]) => found.length > 0));
  }

  /**
   * Everything we hold of an account, as stored: to be the same before and after somebody else's deletion.
   */
  async function holdings(accountId: string) {
    const vault = openDatabase({ file: files.vault, synchronous: 'FULL', readOnly: true });
    const keys = vault.all('SELECT subject, hex(wrapped) FROM keys WHERE subject LIKE ? ORDER BY subject', [
      `${accountId}%`,
    ]);
    vault.close();
    const mailbox = openDatabase({ file: files.mailbox, synchronous: 'FULL', readOnly: true });
    const mails = mailbox.all(
      'SELECT messageId, hex(content) FROM sealedMails WHERE accountId = ? ORDER BY number',
      [accountId],
    );
    mailbox.close();
    return {
      keys,
      mails,
      events: (await events()).filter(({ data }) => data.accountId === accountId),
      documents: await documents(accountId),
      blobs: everyFile()
        .filter(({ name }) => name.includes(accountId))
        .map(({ name, bytes }) => `${name} ${createHash('sha256').update(bytes).digest('hex')}`)
        .sort(),
    };
  }

  /**
   * What can still be opened of these data subjects' envelopes in the log, by event type.
   * @throws when the vault does not know them
   */
  async function readable(isOf: (subject: string) => boolean): Promise<string[]> {
    const vault = createEmbeddedKeyVault({ file: files.vault, masterKey: await loadMasterKey({ dataDir }) });
    const { openEnvelope } = createSealer({ vault, sealing, makesKey });
    const opened: string[] = [];
    for (const { type, data } of await events())
      for (const value of Object.values(data) as (Partial<Envelope> | null)[]) {
        if (typeof value?.box !== 'string' || !isOf(String(value.subject))) continue;
        if ((await openEnvelope(value as Envelope)) !== ERASED) opened.push(type);
      }
    await vault.close();
    return opened;
  }

  return { files, found, events, documents, holdings, readable, close: async () => store?.close() };
}
