import { Unavailable } from '../unavailable.ts';
import type { Mailer } from './mailer.ts';

/** What nodemailer says when it found no server, or lost it. */
const AWAY: ReadonlySet<unknown> = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'ESOCKET',
  'ETIMEDOUT',
]);

/**
 * Sends through an SMTP server (`smtp://user:password@host:587`, `smtps://…:465`), one connection per mail.
 * Name and password are percent-encoded;
 * `smtp:` uses TLS where the server offers it, and only with TLS where the address ends in
 * `?requireTLS=true`. Certificates are checked. `from`: an address, or `Name <address>`.
 * The Message-ID comes from the mail's id, so that a mail sent twice is recognised. `timeoutMs` is for each
 * step of the conversation.
 * @throws Unavailable while the server cannot be reached; what it refuses is thrown as it is.
 */
export function createSmtpMailer({
  url,
  from,
  timeoutMs = 10_000,
}: {
  url: string;
  from: string;
  timeoutMs?: number;
}): Mailer {
  const domain = /@([^@>\s]+)>?$/.exec(from)?.[1];
  if (!domain) throw new Error('the sender of mails is not an address like `Storylark <hello@example.org>`');
  if (!/^smtps?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    throw new Error('the address of the mail server is not like smtp://user:password@host:587');
  return {
    async send({ messageId, to, replyTo, subject, text, html, attachments = [] }) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        url,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        dnsTimeout: timeoutMs,
      });
      try {
        await transport.sendMail({
          from,
          to,
          ...(replyTo === undefined ? {} : { replyTo }),
          subject,
          text,
          html,
          attachments: attachments.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(content),
          })),
          messageId: `<${messageId}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const { code, message } = error as { code?: unknown; message?: string };
        throw AWAY.has(code) ? new Unavailable(message, { cause: error }) : error;
      } finally {
        transport.close();
      }
    },
  };
}
