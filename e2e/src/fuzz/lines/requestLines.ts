import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { notPlainTargets } from '@storylark/platform/testing/smugglingForms';
import { hash } from '@storylark/studio/text/seed';

const commands = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
const methods = [
  ...commands,
  'GET',
  'HEAD',
  'TRACE',
  'CONNECT',
  'PRI',
  'M-SEARCH',
  'get',
  'G T',
  '',
  'PURGE',
];
const paths = [
  '/', '/api/docs', '/api/docs', '/api/openapi.json', '/api/openapi.json', '/about', '/blog/x', '/index.html', '/api/config', '/api/docs', '/api/openapi.json', '/api/stories/', '/api/characters/', '/api/users/me', '/api/users/signup',
  '/api/token', '/api/events', '/api/dashboard', '/api/contact', '/api/subscription', '/media/abc', '/media/abc?exp=1&sig=x', '/shared/stories/x', '/internal/accounts/roles',
  '/healthz', '/readyz', '/metrics', '/dev/mailbox', '/dev/mailbox?token=x', '/api/characters/0b6b9bd2-8f6f-4b9e-9f4a-1a2b3c4d5e6f', '/api/stories/?skip=1e9&limit=-1',
  '/robots.txt', '/sitemap.xml', '/favicon.svg', '/assets/none.js', '/API/STORIES', '/api', '/%F0%9F%90%A6', '/a;b=c', "/'\"<script>", '/api/stories/..%00',
]; // prettier-ignore
const versions = [...Array<string>(12).fill('HTTP/1.1'), 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.1 x', 'http/1.1', 'HTTP/1.', 'ICE/1.0', '']; // prettier-ignore
const hosts = ['house', 'localhost', '127.0.0.1:3000', '[::1]:3000', '[::', '@', 'a@b', 'x:99999', 'a,b', '', ' ', 'ä', '%00', 'a/b', 'x'.repeat(300)]; // prettier-ignore
const encodings = ['gzip', 'br', 'deflate', 'identity', 'zstd', 'gzip, br', '*;q=0', 'identity;q=0', 'gzip;q=0, *', 'br;q=9', ';q', ',,,']; // prettier-ignore
const types = ['application/json', 'application/json; charset=klingon', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=', '/', ';;', 'application/json;;=']; // prettier-ignore
const oddities = ['', ' ', ',', ';', '=', '*', '"', "'", '\\', '\x01', '\x7f', '\xff\xfe', 'é', '-1', '0', 'NaN', '99999999999999999999', '1e309', 'null', '__proto__', 'constructor', '%', '%zz', '<a>', '${x}', '\t', 'a\x0bb', 'x'.repeat(9_000)]; // prettier-ignore
const headers: Readonly<Record<string, readonly string[]>> = {
  'Accept': ['*/*', 'text/html', 'application/json', 'a/b/c', '/'],
  'Accept-Encoding': encodings,
  'Accept-Language': ['de', 'fr;q=0.5, en', '*;q=0', 'x-', 'de-DE-1996-'],
  'Authorization': ['Bearer TOKEN', 'Bearer TOKEN', 'Bearer TOKEN', 'Bearer', 'Bearer x', 'Basic eDp4'],
  'Connection': ['close', 'keep-alive', 'Upgrade', 'x-note', 'close, close', 'host'],
  'Content-Encoding': encodings,
  'Content-Length': ['0', '1', '5', '100000000', '-1', '+1', '0x1', '1,1', '1e1'],
  'Content-Type': types,
  'Cookie': ['mailbox=x', '=', ';;;', 'mailbox=%', '__proto__=1'],
  'Expect': ['100-continue', 'the-moon'],
  'Forwarded': ['for=192.0.2.1', 'for="[2001:db8::1]:1";proto=https'],
  'Host': hosts,
  'Idempotency-Key': ['a', 'x'.repeat(300)],
  'If-Match': ['*', '"a"'],
  'If-Modified-Since': ['yesterday', 'Sun, 22 Nov 2026 00:00:00 GMT', 'Sun, 99 Nov 99999 99:99:99 GMT'],
  'If-None-Match': ['*', '"', 'W/', 'W/"a", "b"'],
  'If-Range': ['"a"', 'yesterday'],
  'Last-Event-ID': ['.', 'a.1', 'a.-1', 'a.1e99'],
  'Origin': ['null', 'https://evil.example', 'x'],
  'Range': ['bytes=0-0', 'bytes=-00', 'bytes=9-1', 'bytes=0-0,1-1', 'bytes=-', 'lines=1-2', 'bytes=99999999999999999999-'],
  'Referer': ['//', 'http://x:99999/', 'about:blank'],
  'TE': ['trailers', 'gzip'],
  'traceparent': ['00-0-0-00', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
  'Trailer': ['Host', 'x'],
  'Transfer-Encoding': ['chunked', 'gzip, chunked', 'identity', 'Chunked', 'xchunked'],
  'Upgrade': ['websocket', 'h2c', 'HTTP/2.0, x'],
  'Via': ['1.1 a'],
  'X-Forwarded-For': ['192.0.2.1', '::1', 'unknown, 192.0.2.1', ',,,', '2001:db8::1%eth0'],
  'X-Forwarded-Proto': ['https', 'http, https', 'x'],
  'X-Min-Position': ['.', 'a.1', 'a.99999999999999999999'],
  'X-Request-Id': ['x', '7c9e6679-7425-40de-944b-e07fc1f90ae7'],
}; // prettier-ignore
const names = Object.keys(headers);
/** They say where a request ends and whom it is for: nearly every other value is refused. */
const framing = ['Content-Length', 'Host', 'Transfer-Encoding'];
const tameNames = names.filter((name) => !framing.includes(name));
/** Text as a header may hold it. */
const printable = /^[\t\x20-\x7e\x80-\xff]*$/;
const tameOddities = oddities.filter((one) => printable.test(one));
const texts = ['', '{}', '{"name":"Mia"}', '[1]', '"x"', '{"a":', 'a=b&c', 'grant_type=password&username=x&password=y', '{"__proto__":{}}', '\x00\xff', 'x'.repeat(70_000)]; // prettier-ignore
const packings = [
  ['identity', (text: Buffer) => text],
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
] as const;
/** Here a body is read, whoever sends it. */
const taking = [
  '/api/users/signup',
  '/api/contact',
  '/api/users/forgot-password',
  '/api/characters/',
  '/api/token',
];

/**
 * One request as bytes, a Latin-1 letter each, the same for the same seed and number. Two of three are whole, and
 * odd in what they ask for only: they come through to who answers. `TOKEN` stands where a bearer token may go.
 */
export function requestLines(seed: number, n: number): string {
  let drawn = 0;
  const below = (limit: number) => hash(String(seed), String(n), String(drawn++)) % limit;
  const oneOf = <T>(all: readonly T[]): T => all[below(all.length)] as T;
  const chance = (percent: number) => below(100) < percent;
  const bytes = (most: number) =>
    Array.from({ length: below(most) }, () => String.fromCharCode(below(256))).join('');
  const isTame = chance(66);

  function wildTarget(): string {
    if (chance(30)) return oneOf(notPlainTargets);
    if (chance(30)) return bytes(30);
    if (chance(30)) return `http://${oneOf(hosts)}${oneOf(paths)}`;
    return oneOf(paths) + oneOf(['/', '?', '#', '%', '..', '//']) + bytes(6);
  }
  function tameHeader(): string {
    const name = oneOf(tameNames);
    return `${name}: ${oneOf(chance(70) ? (headers[name] ?? []) : tameOddities)}`;
  }
  function wildHeader(): string {
    const name = chance(90) ? oneOf(names) : bytes(8);
    const value = chance(40) ? oneOf(headers[name] ?? oddities) : chance(60) ? oneOf(oddities) : bytes(20);
    return `${name}${chance(5) ? ' ' : ''}:${chance(90) ? ' ' : ''}${value}`;
  }
  /** In any packing, perhaps not to its end; in one piece or in chunks. */
  function body(): { head: string[]; text: string } {
    const [packing, pack] = oneOf(packings);
    const packed = pack(Buffer.from(oneOf(texts), 'latin1')).toString('latin1');
    const text = chance(30) ? packed.slice(0, below(packed.length + 1)) + bytes(40) : packed;
    const head = [`Content-Type: ${chance(60) ? 'application/json' : oneOf(types)}`];
    if (chance(80)) head.push(`Content-Encoding: ${chance(80) ? packing : oneOf(encodings)}`);
    if (chance(80)) return { head: [...head, `Content-Length: ${text.length}`], text };
    const chunk = `${text.length.toString(16)}\r\n${text}\r\n`;
    return { head: [...head, 'Transfer-Encoding: chunked'], text: `${text && chunk}0\r\n\r\n` };
  }
  /** A few bytes more, fewer, or others. */
  function damaged(whole: string): string {
    const at = below(whole.length + 1);
    return whole.slice(0, at) + bytes(4) + whole.slice(at + below(4));
  }
  const several = (header: () => string) => Array.from({ length: below(6) }, header);

  const { head, text } = chance(40) ? body() : { head: [], text: '' };
  if (isTame) {
    const method =
      head.length > 0
        ? chance(70)
          ? 'POST'
          : oneOf(commands)
        : chance(80)
          ? 'GET'
          : oneOf(methods.slice(0, 7));
    const path = oneOf(head.length > 0 && chance(70) ? taking : paths);
    const target = chance(10) ? `http://house${path}` : path;
    const taken = chance(60) ? [`Accept-Encoding: ${oneOf(encodings)}`] : [];
    return [
      `${method} ${target} HTTP/1.1`,
      'Host: house',
      ...taken,
      ...several(tameHeader),
      ...head,
      '',
      text,
    ].join('\r\n');
  }
  const first = `${oneOf(methods)}${chance(95) ? ' ' : bytes(3)}${wildTarget()} ${oneOf(versions)}`;
  const host = chance(80) ? ['Host: house'] : [];
  const end = chance(90) ? '\r\n' : oneOf(['\n', '\r', '\r\n ', '']);
  const whole = `${[first, ...host, ...several(wildHeader), ...head].join(end)}\r\n\r\n${text}`;
  return chance(40) ? damaged(whole) : whole;
}
