import { createServer, type AddressInfo } from 'node:net';
import { Unavailable } from '../unavailable.ts';
import { createSmtpMailer } from './createSmtpMailer.ts';
import { catchMails, type MailServerOptions } from '../testing/catchMails.ts';
import { testCertificate } from '../testing/testCertificate.ts';
import { mail, mailerContract } from './mailer.contract.ts';

const from = 'Storylark <hello@storylark.example>';

mailerContract('the SMTP mailer', async () => {
  const server = await catchMails();
  return {
    mailer: createSmtpMailer({ url: server.url, from }),
    received: () => Promise.resolve(server.mails()),
    remove: server.close,
  };
});

describe('the SMTP mailer', () => {
  it('names the sender, and says that a machine wrote the mail', async () => {
    const server = await catchMails();
    await createSmtpMailer({ url: server.url, from }).send(mail('m-1'));
    expect(server.raw[0]?.source).toMatch(/^From: Storylark <hello@storylark\.example>\r$/m);
    expect(server.raw[0]?.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(server.raw[0]?.source).not.toMatch(/^Reply-To:/m);
    await server.close();
  });

  it('says whom an answer is for', async () => {
    const server = await catchMails();
    await createSmtpMailer({ url: server.url, from }).send(mail('m-1', { replyTo: 'ada@example.org' }));
    expect(server.raw[0]?.source).toMatch(/^Reply-To: ada@example\.org\r$/m);
    await server.close();
  });

  it('throws when the server does not take the mail', async () => {
    const server = await catchMails();
    const mailer = createSmtpMailer({ url: server.url, from });
    const refused = await mailer
      .send(mail('m-1', { to: 'unknown@example.org' }))
      .catch((error: unknown) => error);
    expect(String(refused)).toMatch(/no such mailbox/);
    expect(refused).not.toBeInstanceOf(Unavailable);
    await server.close();
    const away = await mailer.send(mail('m-1')).catch((error: unknown) => error);
    expect(String(away)).toMatch(/ECONNREFUSED/);
    expect(away).toBeInstanceOf(Unavailable);
  });

  describe('at a server that asks for a name and a password over TLS', () => {
    const onAuth: MailServerOptions['onAuth'] = ({ username, password }, _session, callback) =>
      username === 'lark@example.org' && password === 'p:a/ss'
        ? callback(null, { user: username })
        : callback(new Error('wrong password'));
    const who = 'lark%40example.org:p%3Aa%2Fss';
    // The server's certificate is its own: only a client that is told so trusts it.
    const trusting = 'tls.rejectUnauthorized=false';
    const sendTo = async (secure: boolean, login: string, query: string) => {
      const server = await catchMails({
        authOptional: false,
        disabledCommands: [],
        secure,
        onAuth,
        ...testCertificate,
      });
      const url = `${server.url.replace('smtp:', secure ? 'smtps:' : 'smtp:').replace('//', `//${login}@`)}?${query}`;
      const sent = await createSmtpMailer({ url, from })
        .send(mail('m-1'))
        .then(
          () => 'sent',
          (error: unknown) => String(error),
        );
      await server.close();
      return { sent, received: server.raw.length };
    };

    it.each([
      ['from the start', true, trusting],
      ['after STARTTLS', false, `${trusting}&requireTLS=true`],
    ])('hands a mail over %s', async (_, secure, query) => {
      expect(await sendTo(secure, who, query)).toEqual({ sent: 'sent', received: 1 });
    });

    it.each([
      ['a wrong password', `lark%40example.org:wrong`, trusting, /wrong password/],
      ['a certificate that nobody has signed', who, '', /certificate/],
    ])('throws at %s', async (_, login, query, words) => {
      for (const secure of [true, false]) {
        const { sent, received } = await sendTo(secure, login, query);
        expect(sent).toMatch(words);
        expect(received).toBe(0);
      }
    });
  });

  it('does not wait for ever for a server that says nothing', async () => {
    const silent = createServer();
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const mailer = createSmtpMailer({
      url: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      from,
      timeoutMs: 30,
    });
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
