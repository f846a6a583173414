import { createServer, type AddressInfo, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { createSmtpMailer } from './createSmtpMailer.ts';
import { mail, mailerContract, type Received } from './mailer.contract.ts';

const from = 'Storylark <hello@storylark.example>';

/** A mail server that keeps what it gets, as it came over the wire. */
async function mailServer() {
  const raw: { to: string[]; source: string }[] = [];
  let recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      if (address.startsWith('unknown@')) return callback(new Error('no such mailbox'));
      recipients.push(address);
      callback();
    },
    onData(stream, _session, callback) {
      const keep = async () => {
        raw.push({ to: recipients, source: await text(stream) });
        recipients = [];
      };
      void keep().finally(() => callback());
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { raw, url: urlOf(server.server), close: () => new Promise<void>((closed) => server.close(closed)) };
}
const urlOf = (server: Server) => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Just enough of MIME to read multipart/alternative back. */
function readMail({ to, source }: { to: string[]; source: string }): Received {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const boundary = /boundary="([^"]+)"/.exec(head)![1]!;
  const [plain = '', html = ''] = rest.join('\r\n\r\n').split(`--${boundary}`).slice(1, 3).map(decodePart);
  return {
    to: to.join(),
    messageId: /^Message-ID: <(.+)@storylark\.example>$/im.exec(head)![1]!,
    subject: decodeSubject(head),
    text: plain,
    html,
  };
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
    kind.toUpperCase() === 'B' ? Buffer.from(words, 'base64').toString() : decodeQuoted(words.replaceAll('_', ' ')),
  );
}

mailerContract('the SMTP mailer', async () => {
  const server = await mailServer();
  return {
    mailer: createSmtpMailer({ url: server.url, from }),
    received: () => Promise.resolve(server.raw.map(readMail)),
    remove: server.close,
  };
});

describe('the SMTP mailer', () => {
  it('names the sender, and says that a machine wrote the mail', async () => {
    const server = await mailServer();
    await createSmtpMailer({ url: server.url, from }).send(mail('m-1'));
    expect(server.raw[0]?.source).toMatch(/^From: Storylark <hello@storylark\.example>\r$/m);
    expect(server.raw[0]?.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    await server.close();
  });

  it('throws when the server does not take the mail', async () => {
    const server = await mailServer();
    const mailer = createSmtpMailer({ url: server.url, from });
    await expect(mailer.send(mail('m-1', { to: 'unknown@example.org' }))).rejects.toThrow(/no such mailbox/);
    await server.close();
    await expect(mailer.send(mail('m-1'))).rejects.toThrow(/ECONNREFUSED/);
  });

  it('does not wait for ever for a server that says nothing', async () => {
    const silent = createServer();
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const mailer = createSmtpMailer({ url: urlOf(silent), from, timeoutMs: 30 });
    await expect(mailer.send(mail('m-1'))).rejects.toThrow(/greeting|timeout/i);
    await new Promise((closed) => silent.close(closed));
  });

  it.each([
    ['http://mail.example.org', from],
    ['mail.example.org', from],
    ['smtp://mail.example.org', 'Storylark'],
  ])('refuses to start with %s and %s', (url, sender) => {
    expect(() => createSmtpMailer({ url, from: sender })).toThrow(/is not/);
  });
});
