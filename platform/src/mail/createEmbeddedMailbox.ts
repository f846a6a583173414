import type { Clock } from '../clock.ts';
import { openDatabase } from '../sqlite/openDatabase.ts';
import { retryWhileBusy } from '../sqlite/retryWhileBusy.ts';
import type { Mail, Mailbox } from './mailer.ts';

/** More than anybody reads; a question for one address is the way to an older mail. */
const SHOWN = 200;

export type EmbeddedMailbox = Mailbox & { close(): void };

/**
 * Mails kept in one SQLite file instead of being sent. A mail is on disk when `send` answers, and nowhere in
 * the file once its account is deleted.
 */
export function createEmbeddedMailbox({
  file,
  now = Date.now,
}: {
  file: string;
  now?: Clock;
}): EmbeddedMailbox {
  const db = openDatabase({ file, synchronous: 'FULL' });
  db.exec(`
    CREATE TABLE IF NOT EXISTS mails (
      number INTEGER PRIMARY KEY, messageId TEXT NOT NULL UNIQUE, accountId TEXT NOT NULL, recipient TEXT NOT NULL COLLATE NOCASE,
      subject TEXT NOT NULL, text TEXT NOT NULL, html TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
    CREATE INDEX IF NOT EXISTS mailsOfAccount ON mails (accountId);
    CREATE INDEX IF NOT EXISTS mailsOfRecipient ON mails (recipient, number);
  `);
  return {
    async send({ messageId, accountId, to, subject, text, html }) {
      await retryWhileBusy(() =>
        db.run(
          `INSERT INTO mails (messageId, accountId, recipient, subject, text, html, at) VALUES (?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (messageId) DO NOTHING`,
          [messageId, accountId, to, subject, text, html, now()],
        ),
      );
    },
    list: (to) =>
      retryWhileBusy(() =>
        db
          .all<[string, string, string, string, string, string, number]>(
            `SELECT messageId, accountId, recipient, subject, text, html, at FROM mails
             ${to === undefined ? '' : 'WHERE recipient = ?'} ORDER BY number DESC LIMIT ${SHOWN}`,
            to === undefined ? [] : [to],
          )
          .map(([messageId, accountId, recipient, subject, text, html, at]): Mail & { at: number } => ({
            messageId,
            accountId,
            to: recipient,
            subject,
            text,
            html,
            at,
          })),
      ),
    async deleteByAccount(accountId) {
      await retryWhileBusy(() => db.run('DELETE FROM mails WHERE accountId = ?', [accountId]));
      await retryWhileBusy(
        () => db.truncateWal(),
        () => true,
      );
    },
    close: () => db.close(),
  };
}
