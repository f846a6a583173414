import { createHash } from 'node:crypto';
import type { Mail } from '@storylark/platform/mail/mailer';

type Message = { name?: string | undefined; email: string; message: string };

/**
 * A visitor's message as a mail to the operator; an answer goes to the visitor. The same message under the
 * same `requestId` arrives once.
 */
export function contactMail(
  { name, email, message }: Message,
  { to, language, requestId }: { to: string; language: string; requestId: string },
): Mail {
  const from = name ? `${name} <${email}>` : email;
  const text = `From: ${from}\nLanguage: ${language}\n\n${message}\n`;
  return {
    messageId: `contact-${createHash('sha256').update(`${requestId} ${text}`).digest('hex').slice(0, 32)}`,
    accountId: 'operator',
    to,
    replyTo: email,
    subject: `Contact form: ${name || email}`,
    text,
    html: `<pre style="white-space: pre-wrap; font: inherit">${escaped(text)}</pre>`,
  };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
