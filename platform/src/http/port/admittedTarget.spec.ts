import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sayRaw } from '../../testing/sayRaw.ts';
import { admittedTarget } from './admittedTarget.ts';

/** What is made of these bytes when Node's parser lets through whatever it can. */
async function targetsOf(bytes: string): Promise<(string | null)[]> {
  const targets: (string | null)[] = [];
  const server = createServer({ insecureHTTPParser: true, requireHostHeader: false }, (request, response) => {
    targets.push(admittedTarget(request));
    response.writeHead(200, { Connection: 'close' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await sayRaw(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, bytes);
  await new Promise((done) => server.close(done));
  return targets;
}
const asked = (target: string, ...headers: string[]) =>
  targetsOf([`POST ${target} HTTP/1.1`, 'Host: house:80', ...headers, '', ''].join('\r\n'));

it.each([
  ['/', '/'],
  ['/api/stories/?search=a%2Fb\\c&x=//', '/api/stories/?search=a%2Fb\\c&x=//'],
  ['/.well-known/a..b/c.', '/.well-known/a..b/c.'],
  ['/blog/%C3%A9t%C3%A9%20%25', '/blog/%C3%A9t%C3%A9%20%25'],
  ['http://house:80/about?a=b', '/about?a=b'],
])('%s is let in as %s', async (target, admitted) => expect(await asked(target)).toEqual([admitted]));

it.each([
  ['a length beside an encoding', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
  ['an encoding beside a length', ['Transfer-Encoding: chunked', 'Content-Length: 0']],
  ['two encodings', ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked']],
  ['an encoding that is not chunked', ['Transfer-Encoding: gzip, chunked']],
  ['another host', ['Host: other']],
])('%s is not let in, also where the parser would', async (_what, headers) =>
  expect(
    await targetsOf(['POST / HTTP/1.1', 'Host: house', ...headers, '', '0', '', ''].join('\r\n')),
  ).toEqual([null]),
);

it('a body is let in as a length or in chunks, whatever their letter case; for a read neither is', async () => {
  expect(await asked('/a', 'content-LENGTH: 0')).toEqual(['/a']);
  expect(await asked('/a', 'Transfer-Encoding: CHUNKED', '', '0')).toEqual(['/a']);
  for (const method of ['GET', 'HEAD']) {
    const read = (header: string, body: string) =>
      targetsOf(`${method} /a HTTP/1.1\r\nHost: house\r\n${header}\r\n\r\n${body}`);
    expect(await read('Content-Length: 0', '')).toEqual(['/a']);
    expect(await read('Content-Length: 1', 'x')).toEqual([null]);
    expect(await read('Transfer-Encoding: chunked', '0\r\n\r\n')).toEqual([null]);
  }
});

it('HTTP/1.0 may leave out the host, and knows no chunks', async () => {
  expect(await targetsOf('GET /a HTTP/1.0\r\n\r\n')).toEqual(['/a']);
  expect(await targetsOf('POST /a HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n')).toEqual([null]);
});
