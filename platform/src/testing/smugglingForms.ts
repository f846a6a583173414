const HOST = 'Host: house';
const JSON_TYPE = 'Content-Type: application/json';
const chunkedPost = lines('POST /api/contact HTTP/1.1', HOST, JSON_TYPE, 'Transfer-Encoding: chunked');

function lines(...all: string[]): string {
  return [...all, '', ''].join('\r\n');
}

/**
 * The known ways to hide a request in another one, by name. `hidden` is a whole request: who reads the
 * outer one differently from the one before him takes it for the next.
 */
export function smugglingForms(hidden: string): Readonly<Record<string, string>> {
  const length = `Content-Length: ${hidden.length}`;
  const chunk = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
  const post = (...headers: string[]) => lines('POST /api/contact HTTP/1.1', HOST, ...headers);
  const get = (...headers: string[]) => lines('GET /api/config HTTP/1.1', HOST, ...headers);
  return {
    'CL.TE':
      post(`Content-Length: ${hidden.length + 5}`, 'Transfer-Encoding: chunked') + `0\r\n\r\n${hidden}`,
    'TE.CL': post('Transfer-Encoding: chunked', 'Content-Length: 4') + chunk,
    'TE.TE, one of them unknown': post('Transfer-Encoding: chunked', 'Transfer-encoding: cow') + chunk,
    'TE.TE, both alike': post('Transfer-Encoding: chunked', 'Transfer-Encoding: chunked') + chunk,
    'TE.TE in one line': post('Transfer-Encoding: chunked, identity', length) + hidden,
    'TE of more than chunks': post('Transfer-Encoding: gzip, chunked') + chunk,
    'TE of nothing': post('Transfer-Encoding:') + hidden,
    'TE that is nearly chunked': post('Transfer-Encoding: xchunked') + chunk,
    'TE in quotes': post('Transfer-Encoding: "chunked"') + chunk,
    'TE behind a vertical tab': post('Transfer-Encoding: \x0bchunked') + chunk,
    'TE with a space before its colon': post('Transfer-Encoding : chunked', length) + hidden,
    'TE in HTTP/1.0': lines('POST /api/contact HTTP/1.0', HOST, 'Transfer-Encoding: chunked') + chunk,
    'GET with a body': get(length) + hidden,
    'GET with a chunked body': get('Transfer-Encoding: chunked') + chunk,
    'HEAD with a body': lines('HEAD /api/config HTTP/1.1', HOST, length) + hidden,
    'two lengths': post('Content-Length: 0', length) + hidden,
    'two equal lengths': post(length, length) + hidden,
    'a list of lengths': post(`Content-Length: 0, ${hidden.length}`) + hidden,
    'a length with a sign': post(`Content-Length: +${hidden.length}`) + hidden,
    'a length in hex': post(`Content-Length: 0x${hidden.length.toString(16)}`) + hidden,
    'a length beyond all numbers': post('Content-Length: 18446744073709551616') + hidden,
    'a length of nothing': post('Content-Length: ') + hidden,
    'two hosts': get('Host: other') + hidden,
    'no host': lines('GET /api/config HTTP/1.1', 'Accept: */*') + hidden,
    'obs-fold': get('X-Note: a', ' b') + hidden,
    'obs-fold of an encoding': post(length, 'Transfer-Encoding:', ' chunked') + hidden,
    'obs-fold before all headers': lines('GET /api/config HTTP/1.1', ' X-Note: a', HOST) + hidden,
    'bare LF between headers': post(`X-Note: a\nTransfer-Encoding: chunked`) + chunk,
    'bare LF at the end of the head': `GET /api/config HTTP/1.1\r\n${HOST}\r\n\n${hidden}`,
    'bare LF everywhere': `GET /api/config HTTP/1.1\n${HOST}\n\n${hidden}`,
    'bare CR between headers': post(`X-Note: a\rTransfer-Encoding: chunked`) + chunk,
    'NUL in a header': get('X-Note: a\0b') + hidden,
    'a chunk extension that ends in a bare LF': `${chunkedPost}2;\nxx\r\n${chunk}`,
    'a chunk extension with a bare CR': `${chunkedPost}2;a\rb\r\nxx\r\n${chunk}`,
    'a chunk extension without end': `${chunkedPost}2;${'a'.repeat(20_000)}\r\nxx\r\n${chunk}`,
    'a chunk size that ends in a bare LF': `${chunkedPost}2\nxx\r\n${chunk}`,
    'a chunk that ends in a bare LF': `${chunkedPost}2\r\nxx\n${chunk}`,
    'a chunk longer than it says': `${chunkedPost}2\r\nxxx\r\n0\r\n\r\n${hidden}`,
    'a chunk size with 0x': `${chunkedPost}0x2\r\nxx\r\n${chunk}`,
    'a chunk size beyond all numbers': `${chunkedPost}10000000000000002\r\nxx\r\n${chunk}`,
    'a length behind the last chunk': `${chunkedPost}2\r\nxx\r\n0\r\n${length}\r\n\r\n${hidden}`,
  };
}

/** Targets that one reader takes for another path than the next one, or for no address at all. */
export const notPlainTargets: readonly string[] = [
  '//', '///', '/\\', '//%', '//house/internal', '/api//config', '/api/./config', '/api/../internal/x', '/api/..', '/.',
  '/%2e%2e/internal/x', '/%2E/x', '/api%2fconfig', '/api%5Cconfig', '/\\..\\internal', '/a%00', '/a%0d%0aX-A:1', '/a%7f', '/a%C2%85',
  '/%', '/%zz', '/%E0%A4%A', '/%ff', '/about#/../internal/x', '/a\xff', '*', 'about', '?a=b', 'http://x:99999/', 'http://other/internal/x',
  'http://', 'http://house', 'http://user@house/', 'ftp://house/',
]; // prettier-ignore
