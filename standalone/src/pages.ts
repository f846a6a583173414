import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Mailbox } from '@storylark/platform/mail/mailer';
import { createWebPages } from '@storylark/platform/web/createWebPages';
import type { WebFiles } from '@storylark/platform/web/readWebFiles';
import { mailboxPage } from './mailboxPage.ts';

type Deps = {
  files: WebFiles;
  mailbox: Pick<Mailbox, 'list'>;
  /** Show `/dev/…` to others than this machine. */
  devPages: boolean;
};

const loopback = /^(127\.|::1$|::ffff:127\.)/;
/** A page of another site that has its name point here is not this machine. */
const localName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const isFromHere = ({ socket, headers }: IncomingMessage) =>
  loopback.test(socket.remoteAddress ?? '') && localName.test(headers.host ?? '');
const mailboxHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/**
 * The public pages in the reader's language, the web app, and `/dev/mailbox`: what the built-in mailbox got,
 * newest first, as a page or as JSON. Asked for reads only.
 */
export function createPages({ files, mailbox, devPages }: Deps) {
  const webPages = createWebPages(files);

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
    response.writeHead(200, {
      ...mailboxHeaders,
      'Content-Type': asJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    });
    response.end(asJson ? JSON.stringify(shown) : mailboxPage(shown));
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = new URL(request.url ?? '/', 'http://house');
    if (url.pathname === '/dev/mailbox' && (devPages || isFromHere(request))) {
      answerMailbox(request, response, url).catch(() => response.destroy());
      return true;
    }
    return webPages(request, response);
  };
}

const linksIn = (text: string) => text.match(/https?:\/\/\S+/g) ?? [];
