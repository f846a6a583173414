import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Mailbox } from '@storylark/platform/mail/mailer';
import { mailboxPage } from './mailboxPage.ts';

type Deps = { mailbox: Pick<Mailbox, 'list'>; /** Show `/dev/…` to others than this machine. */ devPages: boolean };

const startPage = readFileSync(new URL('../../frontend/public/index.html', import.meta.url));
const loopback = /^(127\.|::1$|::ffff:127\.)/;
const headers = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/** The start page, and `/dev/mailbox`: what the built-in mailbox got, newest first, as a page or as JSON. */
export function createPages({ mailbox, devPages }: Deps) {
  async function answerMailbox(request: IncomingMessage, response: ServerResponse, url: URL) {
    const mails = await mailbox.list(url.searchParams.get('to') ?? undefined);
    const shown = mails.map(({ to, subject, text, html, at }) => ({
      to,
      subject,
      text,
      html,
      links: linksIn(text),
      at: new Date(at).toISOString(),
    }));
    const asJson = (request.headers.accept ?? '').includes('application/json');
    response.writeHead(200, { ...headers, 'Content-Type': asJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8' });
    response.end(asJson ? JSON.stringify(shown) : mailboxPage(shown));
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = new URL(request.url ?? '/', 'http://house');
    if (url.pathname === '/') {
      response.writeHead(200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' }).end(startPage);
      return true;
    }
    if (url.pathname !== '/dev/mailbox' || !(devPages || loopback.test(request.socket.remoteAddress ?? ''))) return false;
    answerMailbox(request, response, url).catch(() => response.destroy());
    return true;
  };
}

const linksIn = (text: string) => text.match(/https?:\/\/\S+/g) ?? [];
