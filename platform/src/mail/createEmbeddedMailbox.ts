import { createHmac } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { box, unbox } from '../seal/aesGcm.ts';
import { type Database, openDatabase } from '../sqlite/openDatabase.ts';
import { retryWhileBusy } from '../sqlite/retryWhileBusy.ts';
import type { Attachment, Mail, Mailbox } from './mailer.ts';

/** More than anybody reads; a question for one address is the way to an older mail. */
const SHOWN = 200;
const SEALED_AT_ONCE = 500;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS sealedMails (
    number INTEGER PRIMARY KEY, messageId TEXT NOT NULL UNIQUE, accountId TEXT NOT NULL,
    recipient BLOB NOT NULL, content BLOB NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS sealedMailsOfAccount ON sealedMails (accountId);
  CREATE INDEX IF NOT EXISTS sealedMailsOfRecipient ON sealedMails (recipient, number);`;
const INSERT = `INSERT INTO sealedMails (messageId, accountId, recipient, content, at) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (messageId) DO NOTHING`;

export type EmbeddedMailbox = Mailbox & { close(): void };
export type EmbeddedMailboxOptions = {
  file: string;
  /** 32 bytes. What mails say, and to whom, lies under it: links that open an account, a visitor's words. */
  key: Buffer;
  now?: Clock;
};
type Letter = Pick<Mail, 'to' | 'subject' | 'text' | 'html'>;
/** As it is kept; what is attached as base64. Mails of a version before had nothing attached. */
type Content = Letter & { attachments?: readonly (Omit<Attachment, 'content'> & { content: string })[] };

/**
 * Mails kept in one SQLite file instead of being sent. A mail is on disk when `send` answers, and nowhere in
 * the file once its account is deleted.
 */
export function createEmbeddedMailbox({
  file,
  key,
  now = Date.now,
}: EmbeddedMailboxOptions): EmbeddedMailbox {
  const db = openDatabase({ file, synchronous: 'FULL' });
  db.exec(SCHEMA);
  const hashOf = (to: string) => createHmac('sha256', key).update(to.toLowerCase()).digest();

  function insert({ messageId, accountId, to, subject, text, html, attachments }: Mail, at: number) {
    const kept = attachments?.map((one) => ({
      ...one,
      content: Buffer.from(one.content).toString('base64'),
    }));
    const letter: Content = { to, subject, text, html, ...(kept && { attachments: kept }) };
    const content = Buffer.from(JSON.stringify(letter));
    db.run(INSERT, [messageId, accountId, hashOf(to), box(key, messageId, content), at]);
  }
  sealFormer(db, insert);

  return {
    async send(mail) {
      await retryWhileBusy(() => insert(mail, now()));
    },
    list: (to) =>
      retryWhileBusy(() =>
        db
          .all<[string, string, Buffer, number]>(
            `SELECT messageId, accountId, content, at FROM sealedMails
             ${to === undefined ? '' : 'WHERE recipient = ?'} ORDER BY number DESC LIMIT ${SHOWN}`,
            to === undefined ? [] : [hashOf(to)],
          )
          .map(([messageId, accountId, content, at]): Mail & { at: number } => ({
            messageId,
            accountId,
            ...opened(JSON.parse(unbox(key, messageId, content).toString()) as Content),
            at,
          })),
      ),
    async deleteByAccount(accountId) {
      await retryWhileBusy(() => db.run('DELETE FROM sealedMails WHERE accountId = ?', [accountId]));
      await retryWhileBusy(
        () => db.truncateWal(),
        () => true,
      );
    },
    close: () => db.close(),
  };
}

const opened = ({ attachments, ...letter }: Content): Letter & Pick<Mail, 'attachments'> => ({
  ...letter,
  ...(attachments && {
    attachments: attachments.map((one) => ({ ...one, content: Buffer.from(one.content, 'base64') })),
  }),
});

/** Mails of a version that kept them in the clear: sealed all or none, and gone from the file then. */
function sealFormer(db: Database, insert: (mail: Mail, at: number) => void): void {
  const isThere = () => db.get(`SELECT 1 FROM sqlite_master WHERE name = 'mails'`) !== undefined;
  if (!isThere()) return;
  db.transaction(() => {
    if (!isThere()) return; // another thread was first
    const page = 'SELECT * FROM mails WHERE number > ? ORDER BY number LIMIT ?';
    for (let after = 0, more = true; more;) {
      const rows = db.all<[number, string, string, string, string, string, string, number]>(page, [
        after,
        SEALED_AT_ONCE,
      ]);
      for (const [, messageId, accountId, to, subject, text, html, at] of rows)
        insert({ messageId, accountId, to, subject, text, html }, at);
      more = rows.length === SEALED_AT_ONCE;
      after = rows.at(-1)?.[0] ?? after;
    }
    db.exec('DROP TABLE mails');
  });
  db.truncateWal();
}
