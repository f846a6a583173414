import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../sqlite/openDatabase.ts';
import { tempDir } from '../testing/tempDir.ts';
import { createEmbeddedMailbox, type EmbeddedMailbox } from './createEmbeddedMailbox.ts';
import { mail, mailerContract } from './mailer.contract.ts';

const key = randomBytes(32);

mailerContract('the embedded mailbox', async () => {
  const folder = await tempDir();
  const mailbox = createEmbeddedMailbox({ file: join(folder.path, 'mailbox.db'), key });
  return {
    mailer: mailbox,
    received: async () =>
      (await mailbox.list()).map(({ accountId: _accountId, at: _at, ...received }) => received),
    remove: async () => {
      mailbox.close();
      await folder.remove();
    },
  };
});

describe('the embedded mailbox', () => {
  let folder: Awaited<ReturnType<typeof tempDir>>;
  let mailbox: EmbeddedMailbox;
  let file: string;
  beforeEach(async () => {
    folder = await tempDir();
    file = join(folder.path, 'mailbox.db');
    mailbox = createEmbeddedMailbox({ file, key, now: () => 5 });
  });
  afterEach(async () => {
    mailbox.close();
    await folder.remove();
  });
  const ids = async (to?: string) => (await mailbox.list(to)).map(({ messageId }) => messageId);

  it('keeps one mail per id, newest first, also after a restart', async () => {
    await mailbox.send(mail('m-1'));
    await mailbox.send(mail('m-2', { to: 'Ben@example.org' }));
    await mailbox.send(mail('m-1', { text: 'changed' }));
    mailbox.close();
    mailbox = createEmbeddedMailbox({ file, key });
    expect(await mailbox.list('anna@example.org')).toEqual([{ ...mail('m-1'), at: 5 }]);
    expect(await ids()).toEqual(['m-2', 'm-1']);
    expect(await ids('ben@example.org')).toEqual(['m-2']);
    expect(await ids('nobody@example.org')).toEqual([]);
  });

  const inSomeFile = async (word: string) =>
    (await Promise.all([file, `${file}-wal`].map((one) => readFile(one)))).some((one) => one.includes(word));

  it('holds nothing of a mail in the clear', async () => {
    await mailbox.send(mail('m-1', { subject: 'canary-1', text: 'canary-2', html: 'canary-3' }));
    for (const word of ['canary', 'anna@example.org']) expect(await inSomeFile(word)).toBe(false);
  });

  it('is opened by its own key alone, and takes no mail for another', async () => {
    await mailbox.send(mail('m-1'));
    const stranger = createEmbeddedMailbox({ file, key: randomBytes(32) });
    await expect(stranger.list()).rejects.toThrow(/authenticate/);
    stranger.close();
    const db = openDatabase({ file, synchronous: 'FULL' });
    db.run(`UPDATE sealedMails SET messageId = 'm-2'`);
    db.close();
    await expect(mailbox.list()).rejects.toThrow(/authenticate/);
  });

  it('seals what a former version kept in the clear, and keeps its order', async () => {
    mailbox.close();
    const db = openDatabase({ file, synchronous: 'FULL' });
    db.exec(`CREATE TABLE mails (
      number INTEGER PRIMARY KEY, messageId TEXT NOT NULL UNIQUE, accountId TEXT NOT NULL,
      recipient TEXT NOT NULL COLLATE NOCASE, subject TEXT NOT NULL, text TEXT NOT NULL, html TEXT NOT NULL,
      at INTEGER NOT NULL) STRICT`);
    const former = Array.from({ length: 1_001 }, (_, n) => mail(`m-${n}`, { text: `canary-${n}` }));
    db.transaction(() => {
      for (const { messageId, accountId, to, subject, text, html } of former)
        db.run('INSERT INTO mails VALUES (NULL, ?, ?, ?, ?, ?, ?, 3)', [
          messageId,
          accountId,
          to,
          subject,
          text,
          html,
        ]);
    });
    db.close();
    for (let opening = 0; opening < 2; opening += 1) {
      mailbox = createEmbeddedMailbox({ file, key });
      expect((await mailbox.list('Anna@example.org'))[0]).toEqual({ ...former.at(-1), at: 3 });
      expect((await ids()).slice(0, 2)).toEqual(['m-1000', 'm-999']);
      expect(await inSomeFile('canary')).toBe(false);
      if (opening === 0) mailbox.close();
    }
  });

  it('forgets the mails of an account in every file', async () => {
    await mailbox.send(mail('m-1', { text: 'canary-9b1' }));
    await mailbox.send(mail('m-2', { accountId: 'ben' }));
    const rowOf = (db = openDatabase({ file, synchronous: 'FULL' })) => {
      const [row] = db.all<[Buffer]>(`SELECT content FROM sealedMails WHERE accountId = 'anna'`);
      db.close();
      return row![0];
    };
    const sealed = rowOf().subarray(0, 64);
    await mailbox.deleteByAccount('anna');
    expect(await ids()).toEqual(['m-2']);
    for (const one of [file, `${file}-wal`]) expect((await readFile(one)).includes(sealed)).toBe(false);
  });
});
