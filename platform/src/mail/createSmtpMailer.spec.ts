import { createServer, type AddressInfo } from 'node:net';
import { createSmtpMailer } from './createSmtpMailer.ts';
import { catchMails } from '../testing/catchMails.ts';
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
    await server.close();
  });

  it('throws when the server does not take the mail', async () => {
    const server = await catchMails();
    const mailer = createSmtpMailer({ url: server.url, from });
    await expect(mailer.send(mail('m-1', { to: 'unknown@example.org' }))).rejects.toThrow(/no such mailbox/);
    await server.close();
    await expect(mailer.send(mail('m-1'))).rejects.toThrow(/ECONNREFUSED/);
  });

  it('does not wait for ever for a server that says nothing', async () => {
    const silent = createServer();
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, from, timeoutMs: 30 });
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
