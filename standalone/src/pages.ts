import type { IncomingMessage, ServerResponse } from 'node:http';
import { locales } from '@storylark/contracts/languages';
import { parseByteRange } from '@storylark/platform/http/byteRange';
import { pageHeaders } from '@storylark/platform/http/securityHeaders';
import type { Mailbox } from '@storylark/platform/mail/mailer';
import { pickLanguage } from '@storylark/platform/web/pickLanguage';
import { mailboxPage } from './mailboxPage.ts';
import { documentAt, isDocument, type WebFile } from './webFiles.ts';

type Deps = {
  files: ReadonlyMap<string, WebFile>;
  mailbox: Pick<Mailbox, 'list'>;
  /** Show `/dev/…` to others than this machine. */ devPages: boolean;
};

const loopback = /^(127\.|::1$|::ffff:127\.)/;
/** A page of another site that has its name point here is not this machine. */
const localName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const isFromHere = ({ socket, headers }: IncomingMessage) =>
  loopback.test(socket.remoteAddress ?? '') && localName.test(headers.host ?? '');
/** Answered by the APIs, or no address at all; every other path without a file is a place in the app. */
const notPages = /^\/(api|assets|media|internal|healthz|readyz|metrics|dev|shared\/stories)(\/|$)/;
const mailboxHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/** The public pages in the reader's language, the web app, and `/dev/mailbox`: what the built-in mailbox got, newest first, as a page or as JSON. Asked for reads only. */
export function createPages({ files, mailbox, devPages }: Deps) {
  const app = files.get('/index.html');

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
    response.writeHead(200, { ...mailboxHeaders, 'Content-Type': asJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8' });
    response.end(asJson ? JSON.stringify(shown) : mailboxPage(shown));
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = new URL(request.url ?? '/', 'http://house');
    if (url.pathname === '/dev/mailbox' && (devPages || isFromHere(request))) {
      answerMailbox(request, response, url).catch(() => response.destroy());
      return true;
    }
    const language = pickLanguage({ asked: url.searchParams.get('lang'), accepted: request.headers['accept-language'] }, locales, 'en');
    const page = documentAt(files, url.pathname, language);
    const file = files.get(url.pathname);
    if (page) sendFile(request, response, page, { 'Content-Language': language, Vary: 'Accept-Language, Accept-Encoding' });
    else if (file && file !== app && !isDocument(url.pathname)) sendFile(request, response, file);
    else if (app && !notPages.test(url.pathname)) sendFile(request, response, app, { 'Cache-Control': 'no-store' });
    else return false;
    return true;
  };
}

const YEAR = 365 * 24 * 60 * 60;

/** Sounds are asked for in parts: without that some browsers do not play, none can jump. */
function sendFile(request: IncomingMessage, response: ServerResponse, file: WebFile, more: Record<string, string> = {}) {
  const takesBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers['accept-encoding']?.toString() ?? '');
  const body = file.brotli && takesBrotli ? file.brotli : file.body;
  const headers = {
    ...pageHeaders,
    'Content-Type': file.type,
    'Cache-Control': cacheOf(file),
    ETag: file.etag,
    ...(file.brotli ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
    ...(body === file.brotli ? { 'Content-Encoding': 'br' } : {}),
    ...more,
  };
  if (request.headers['if-none-match'] === file.etag) return response.writeHead(304, headers).end();
  const range = !file.brotli && request.headers.range ? parseByteRange(request.headers.range, body.length) : null;
  if (range === 'unsatisfiable') return response.writeHead(416, { ...headers, 'Content-Range': `bytes */${body.length}` }).end();
  const part = range ? body.subarray(range.from, range.to + 1) : body;
  const partly = range ? { 'Content-Range': `bytes ${range.from}-${range.to}/${body.length}` } : {};
  response.writeHead(range ? 206 : 200, { ...headers, ...partly, 'Content-Length': part.length });
  return response.end(request.method === 'HEAD' ? undefined : part);
}

const cacheOf = ({ immutable }: WebFile) => (immutable ? `public, max-age=${YEAR}, immutable` : 'no-cache');

const linksIn = (text: string) => text.match(/https?:\/\/\S+/g) ?? [];
