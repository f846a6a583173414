import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Mail } from '../mail/mailer.ts';

/** As the receiver sees it; a Message-ID without its brackets and domain. */
export type CaughtMail = Pick<Mail, 'messageId' | 'to' | 'subject' | 'text' | 'html' | 'attachments'>;
export type MailServerOptions = ConstructorParameters<typeof SMTPServer>[0];
type Raw = { to: string[]; source: string };

/**
 * A mail server that keeps what it gets, also as it came over the wire. Nobody lives at `unknown@…`.
 * `options`: how it is to be logged in to, and TLS.
 */
export async function catchMails(options: MailServerOptions = {}) {
  const raw: Raw[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) =>
      callback(address.startsWith('unknown@') ? new Error('no such mailbox') : undefined),
    onData(stream, { envelope }, callback) {
      const keep = async () =>
        raw.push({ to: envelope.rcptTo.map(({ address }) => address), source: await text(stream) });
      void keep().finally(() => callback());
    },
    ...options,
  });
  server.on('error', () => {}); // a sender that hangs up in the middle
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    raw,
    mails: (): CaughtMail[] => raw.map(readMail),
    /** For SMTP_URL. */
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

/** Just enough of MIME to read text, HTML and what is attached back. */
function readMail({ to, source }: Raw): CaughtMail {
  const [head = ''] = source.split('\r\n\r\n');
  const [plain = '', html = '', ...attached] = leavesOf(source);
  const attachments = attached.map((part) => ({
    name: /filename="?([^"\r\n;]+)/.exec(part)![1]!,
    type: /Content-Type: ([^;\r\n]+)/i.exec(part)![1]!,
    content: Buffer.from(part.split('\r\n\r\n').slice(1).join(), 'base64'),
  }));
  return {
    to: to.join(),
    messageId: /^Message-ID: <(.+)@[^@>]+>$/im.exec(head)![1]!,
    subject: decodeSubject(head),
    text: decodePart(plain),
    html: decodePart(html),
    ...(attachments.length > 0 && { attachments }),
  };
}
function leavesOf(part: string): string[] {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  return boundary === undefined
    ? [part]
    : rest.join('\r\n\r\n').split(`--${boundary}`).slice(1, -1).flatMap(leavesOf);
}
function decodePart(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n').replace(/\r\n$/, '');
  const decoded = /base64/i.test(head)
    ? Buffer.from(body, 'base64').toString()
    : /quoted-printable/i.test(head)
      ? decodeQuoted(body.replace(/=\r\n/g, ''))
      : body;
  return decoded.replaceAll('\r\n', '\n');
}
const decodeQuoted = (words: string) =>
  Buffer.from(
    words.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
function decodeSubject(head: string): string {
  const line = /^Subject: (.*(?:\r\n[ \t].*)*)/im
    .exec(head)![1]!
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/\r\n\s/g, ' ');
  return line.replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, words: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(words, 'base64').toString()
      : decodeQuoted(words.replaceAll('_', ' ')),
  );
}
