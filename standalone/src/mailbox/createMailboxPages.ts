import type { IncomingMessage, ServerResponse } from 'node:http';
import { bearerOf } from '@storylark/platform/http/bearerOf';
import { sameSecret } from '@storylark/platform/http/sameSecret';
import type { Mailbox } from '@storylark/platform/mail/mailer';
import type { DevGate } from '../devGate.ts';
import { mailboxPage } from './mailboxPage.ts';

type Deps = {
  mailbox: Pick<Mailbox, 'list'>;
  token: string;
  gate: DevGate;
};

const PATH = '/dev/mailbox';
const COOKIE = 'mailbox';
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/**
 * What the built-in mailbox got, newest first, as a page or as JSON, to who has this installation's token: as a
 * bearer, or once in the address, which leaves a cookie. Anybody who reads it can take over every account, so a
 * house with a public address shows it to nobody, and no house shows it through a proxy.
 */
export function createMailboxPages({ mailbox, token, gate }: Deps) {
  const isOurs = (given: string | null | undefined) => typeof given === 'string' && sameSecret(given, token);

  async function show(request: IncomingMessage, response: ServerResponse, url: URL) {
    const mails = (await mailbox.list(url.searchParams.get('to') ?? undefined)).map((mail) => ({
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachments: (mail.attachments ?? []).map(({ name, type, content }) => ({
        name,
        type,
        base64: Buffer.from(content).toString('base64'),
      })),
      links: mail.text.match(/https?:\/\/\S+/g) ?? [],
      at: new Date(mail.at).toISOString(),
    }));
    const asJson = (request.headers.accept ?? '').includes('application/json');
    const type = asJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8';
    response.writeHead(200, { ...headers, 'Content-Type': type });
    response.end(asJson ? JSON.stringify(mails) : mailboxPage(mails));
  }

  function openByAddress(response: ServerResponse, url: URL) {
    url.searchParams.delete('token');
    response.writeHead(303, {
      ...headers,
      'Set-Cookie': `${COOKIE}=${token}; Path=${PATH}; HttpOnly; SameSite=Strict`,
      Location: PATH + url.search,
    });
    response.end();
  }

  return {
    /** With the token, for who starts the house; null where nobody may read it. */
    path: gate.isOpen ? `${PATH}?token=${token}` : null,
    /** Answers false, and says nothing, to all others. */
    answer(request: IncomingMessage, response: ServerResponse, url: URL): boolean {
      if (url.pathname !== PATH || !gate.admits(request)) return false;
      if (isOurs(url.searchParams.get('token'))) openByAddress(response, url);
      else if (isOurs(bearerOf(request.headers.authorization)) || isOurs(cookieOf(request)))
        show(request, response, url).catch(() => response.destroy());
      else return false;
      return true;
    },
  };
}

const cookieOf = ({ headers: { cookie = '' } }: IncomingMessage) =>
  cookie
    .split(/; */)
    .find((one) => one.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
