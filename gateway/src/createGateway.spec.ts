import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Handler, listen } from '@storylark/platform/http/port/listen';
import { createMetrics } from '@storylark/platform/http/probes';
import { createLogger } from '@storylark/platform/process/logger';
import { sayRaw } from '@storylark/platform/testing/sayRaw';
import { createGateway } from './createGateway.ts';

const open: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

async function serve(handler: Handler): Promise<{ address: string; close: () => Promise<void> }> {
  const server: Server = createServer((request, response) => void handler(request, response)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  open.push({ close });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** A process behind the gateway: says who it is, and remembers what reached it. */
async function api(name: string) {
  const heard: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = await serve((request, response) => {
    void text(request).then((body) => {
      heard.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      response.writeHead(200, { 'X-Answered-By': name }).end(name);
    });
  });
  return { ...server, heard };
}

type Upstreams = {
  commandApi?: string[];
  queryApi?: string[];
  proxiesInFront?: number;
  answerWithinMs?: number;
  logger?: ReturnType<typeof createLogger>;
  publicUrl?: string;
};
async function gatewayBefore({
  commandApi = [],
  queryApi = [],
  proxiesInFront = 0,
  answerWithinMs = 2_000,
  logger = createLogger({ name: 'gateway', level: 'silent' }),
  publicUrl,
}: Upstreams) {
  const stopping = new AbortController();
  const { app, close } = createGateway({
    commandApi,
    queryApi,
    proxiesInFront,
    answerWithinMs,
    pages: ({ url }, response) => url === '/about' && Boolean(response.writeHead(200).end('a page')),
    now: Date.now,
    logger,
    registry: createMetrics(),
    metricsToken: null,
    stopping: stopping.signal,
  });
  const onError = (error: unknown) => {
    throw error;
  };
  const at = { host: '127.0.0.1', port: 0, stopping, onError };
  const server = await listen(app.callback(), { ...at, ...(publicUrl ? { publicUrl } : {}) });
  open.push({ close }, server);
  return server.address;
}

/** An address at which nobody listens. */
async function nobody(): Promise<string> {
  const server = await serve(() => {});
  await server.close();
  return server.address;
}

/** Takes connections and never says a word, like a process that was stopped. */
async function silent(): Promise<string> {
  const server = createTcpServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  open.push({ close: () => void server.close() });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('requests', () => {
  it('are divided: reads to query-api, all else to command-api, pages by the gateway itself', async () => {
    const [command, query] = [await api('command'), await api('query')];
    const gateway = await gatewayBefore({ commandApi: [command.address], queryApi: [query.address] });
    const answeredBy = async (method: string, path: string) =>
      (await fetch(gateway + path, { method })).text();
    expect(await answeredBy('GET', '/api/stories/?page=2')).toBe('query');
    expect(query.heard[0]?.url).toBe('/api/stories/?page=2');
    expect(await answeredBy('POST', '/api/stories/')).toBe('command');
    expect(await answeredBy('GET', '/api/users/me')).toBe('command');
    expect(await answeredBy('GET', '/about')).toBe('a page');
    expect((await fetch(`${gateway}/api/stories/`, { method: 'HEAD' })).headers.get('x-answered-by')).toBe(
      'query',
    );
  });

  it.each(['/internal/accounts/roles', '/INTERNAL/accounts/roles', '/internal'])(
    'for %s reach nobody',
    async (path) => {
      const [command, query] = [await api('command'), await api('query')];
      const gateway = await gatewayBefore({ commandApi: [command.address], queryApi: [query.address] });
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
        expect(
          (await fetch(gateway + path, { method, headers: { authorization: 'Bearer stolen' } })).status,
        ).toBe(404);
      expect([...command.heard, ...query.heard]).toEqual([]);
    },
  );

  it('with an absolute address in the request line get nowhere', async () => {
    const command = await api('command');
    const gateway = new URL(await gatewayBefore({ commandApi: [command.address] }));
    const ask = (host: string) =>
      sayRaw(
        gateway.origin,
        `POST ${gateway.origin}/internal/x HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
    expect(await ask('other')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await ask(gateway.host)).toMatch(/^HTTP\/1\.1 404 /);
    expect(command.heard).toEqual([]);
  });

  it('arrive whole, with the caller’s address as the gateway saw it and none that the caller claims', async () => {
    const command = await api('command');
    const gateway = await gatewayBefore({ commandApi: [command.address] });
    await fetch(`${gateway}/api/token`, {
      method: 'POST',
      body: 'x'.repeat(100_000),
      headers: {
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-proto': 'https',
        forwarded: 'for=203.0.113.7',
        te: 'trailers',
        'idempotency-key': 'k',
      },
    });
    expect(command.heard[0]).toMatchObject({
      body: 'x'.repeat(100_000),
      headers: { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http', 'idempotency-key': 'k' },
    });
    expect(Object.keys(command.heard[0]!.headers)).not.toEqual(expect.arrayContaining(['forwarded']));
    expect(command.heard[0]!.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keep to themselves what belongs to the caller’s connection, or is the gateway’s to say', async () => {
    const command = await api('command');
    const gateway = await gatewayBefore({ commandApi: [command.address] });
    const head = [
      'POST /api/token HTTP/1.1',
      'Host: [elsewhere',
      'Connection: close, X-Mine, X-Forwarded-For, X-Request-Id, Content-Length',
      'X-Mine: 1',
      'Keep-Alive: timeout=1',
      'Upgrade: h2c',
      'TE: trailers',
      'Proxy-Connection: keep-alive',
      'X-Forwarded-Host: elsewhere',
      'X-Note: \xe9\t"',
      'Content-Length: 2',
    ];
    expect(await sayRaw(gateway, `${head.join('\r\n')}\r\n\r\n{}`)).toMatch(/^HTTP\/1\.1 200 /);
    expect(command.heard).toEqual([
      {
        method: 'POST',
        url: '/api/token',
        body: '{}',
        headers: {
          host: new URL(command.address).host,
          connection: 'keep-alive',
          'content-length': '2',
          'x-note': '\xe9\t"',
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-proto': 'http',
          'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
        },
      },
    ]);
  });

  it('that are given up in the middle of their body are no failure of anybody', async () => {
    const command = await api('command');
    const lines: string[] = [];
    const logger = createLogger({ name: 'gateway' }, { write: (line) => void lines.push(line) });
    const gateway = await gatewayBefore({ commandApi: [command.address], logger });
    const head = 'POST /api/token HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await sayRaw(gateway, `${head}2\r\n{}\r\nnothing`)).toMatch(/^HTTP\/1\.1 400 /);
    await fetch(`${gateway}/about`);
    expect(lines.join('')).not.toMatch(/request failed|no copy answered/);
    expect(command.heard).toEqual([]);
  });

  it('believe our own proxy, and what it added only', async () => {
    const command = await api('command');
    const gateway = await gatewayBefore({ commandApi: [command.address], proxiesInFront: 1 });
    await fetch(`${gateway}/api/token`, {
      method: 'POST',
      headers: { 'x-forwarded-for': '10.9.9.9, 203.0.113.7', 'x-forwarded-proto': 'https' },
    });
    expect(command.heard[0]?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
    });
  });

  it('as HEAD with headers without end are refused without a body', async () => {
    const gateway = await gatewayBefore({});
    const answer = await sayRaw(
      gateway,
      `HEAD / HTTP/1.1\r\nHost: house\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*[^\n]\r\n\r\n$/);
  });

  it('that are larger than anybody takes are refused', async () => {
    const command = await api('command');
    const gateway = await gatewayBefore({ commandApi: [command.address] });
    const answer = await fetch(`${gateway}/api/token`, { method: 'POST', body: 'x'.repeat(300_000) });
    expect([answer.status, await answer.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'tooLarge' }),
    ]);
    expect(command.heard).toEqual([]);
  });
});

describe('long answers', () => {
  it('are fetched no faster than their caller takes them, and no longer than there is one', async () => {
    const WHOLE = 80_000_000;
    let said = 0;
    let hangUp = () => {};
    const hungUp = new Promise<void>((resolve) => (hangUp = resolve));
    const query = await serve((_request, response) => {
      response.once('close', hangUp);
      response.writeHead(200, { 'Content-Length': WHOLE });
      const sayOn = () => {
        while (said < WHOLE) {
          said += 100_000;
          if (!response.write(Buffer.alloc(100_000))) return;
        }
      };
      response.on('drain', sayOn);
      sayOn();
    });
    const gateway = new URL(await gatewayBefore({ queryApi: [query.address] }));
    const reader = connect(Number(gateway.port), gateway.hostname);
    reader.write('GET /media/x HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(reader, 'readable');
    for (let before = -1; before !== said;) {
      before = said;
      await new Promise((resolve) => setTimeout(resolve, 200)); // what was said lies in the system's buffers
    }
    expect(said).toBeLessThan(WHOLE / 2);
    reader.destroy();
    await hungUp;
  });
});

describe('the description of the API', () => {
  const describing = (paths: object) =>
    serve((_request, response) =>
      response.end(JSON.stringify({ openapi: '3.1.0', info: { title: 'Storylark', version: '1' }, paths })),
    );
  const call = (summary: string) => ({ summary, 'x-access': 'public', responses: {} });

  it('is put together of both', async () => {
    const query = await describing({ '/api/stories/': { get: call('list') } });
    const command = await describing({
      '/api/stories/': { post: call('order') },
      '/api/token': { post: call('log in') },
    });
    const gateway = await gatewayBefore({
      commandApi: [await nobody(), command.address],
      queryApi: [query.address],
    });
    const described = (await (await fetch(`${gateway}/api/openapi.json`)).json()) as {
      paths: Record<string, object>;
    };
    expect(Object.keys(described.paths['/api/stories/']!)).toEqual(['get', 'post']);
    expect(Object.keys(described.paths)).toContain('/api/token');
    const page = await fetch(`${gateway}/api/docs`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('log in');
  });

  it('waits for whoever is away', async () => {
    const query = await describing({});
    const gateway = await gatewayBefore({ commandApi: [await nobody()], queryApi: [query.address] });
    const answer = await fetch(`${gateway}/api/openapi.json`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  });
});

describe('several copies', () => {
  it('take turns', async () => {
    const [one, two] = [await api('one'), await api('two')];
    const gateway = await gatewayBefore({ queryApi: [one.address, two.address] });
    for (let n = 0; n < 10; n += 1) await fetch(`${gateway}/api/stories/`);
    expect([one.heard.length, two.heard.length]).toEqual([5, 5]);
  });

  it('stand in for one that is not there, for reads and for commands', async () => {
    const there = await api('there');
    const both = [await nobody(), there.address];
    const gateway = await gatewayBefore({ queryApi: both, commandApi: both });
    for (let n = 0; n < 6; n += 1) {
      expect((await fetch(`${gateway}/api/stories/`)).status).toBe(200);
      expect((await fetch(`${gateway}/api/stories/`, { method: 'POST', body: '{}' })).status).toBe(200);
    }
    expect(there.heard.filter(({ method, body }) => method === 'POST' && body === '{}')).toHaveLength(6);
  });

  it('never get a command that one of them may have begun; a read is asked again', async () => {
    let began = 0;
    const breaking = await serve((request) => {
      began += 1;
      request.socket.destroy();
    });
    const whole = await api('whole');
    const gateway = await gatewayBefore({
      queryApi: [whole.address, breaking.address],
      commandApi: [whole.address, breaking.address],
    });
    const read = await fetch(`${gateway}/api/stories/`); // the second one is the first in turn
    expect(await read.text()).toBe('whole');
    const command = await fetch(`${gateway}/api/stories/`, { method: 'POST', body: '{}' });
    expect([command.status, command.headers.get('retry-after')]).toEqual([503, '1']);
    expect(began).toBe(2);
    expect(whole.heard.map(({ method }) => method)).toEqual(['GET']);
  });

  it('are left alone for a while after one did not answer', async () => {
    const there = await api('there');
    const gateway = await gatewayBefore({ queryApi: [there.address, await silent()], answerWithinMs: 200 });
    expect((await fetch(`${gateway}/api/stories/`)).status).toBe(503);
    const begun = performance.now();
    for (let n = 0; n < 4; n += 1) expect((await fetch(`${gateway}/api/stories/`)).status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(200);
  });
});

describe('with nobody behind it', () => {
  it.each([
    ['nobody listens', nobody],
    ['nobody answers', silent],
    ['nobody can be reached', async () => 'http://192.0.2.1'],
  ])('where %s, it says so in time and when to come again', async (_where, address) => {
    const away = [await address()];
    const gateway = await gatewayBefore({ queryApi: away, commandApi: away, answerWithinMs: 300 });
    for (const method of ['GET', 'POST']) {
      const begun = performance.now();
      const answer = await fetch(`${gateway}/api/stories/`, { method });
      expect(performance.now() - begun).toBeLessThan(1_000);
      expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('content-type')]).toEqual([
        503,
        '1',
        'application/problem+json',
      ]);
      expect(await answer.json()).toMatchObject({ code: 'unavailable', status: 503 });
    }
  });

  it('still serves pages and says that it lives, and that it is not ready', async () => {
    const away = [await nobody()];
    const gateway = await gatewayBefore({ queryApi: away, commandApi: away });
    expect(await (await fetch(`${gateway}/about`)).text()).toBe('a page');
    expect((await fetch(`${gateway}/healthz`)).status).toBe(200);
    expect((await fetch(`${gateway}/readyz`)).status).toBe(503);
    expect(await (await fetch(`${gateway}/metrics`)).text()).toContain('http_request_duration_seconds');
  });

  it('tells others nothing of how it is but whether it is ready', async () => {
    const away = [await nobody()];
    const gateway = await gatewayBefore({ queryApi: away, commandApi: away });
    const headers = { 'x-forwarded-for': '127.0.0.1' };
    expect((await fetch(`${gateway}/metrics`, { headers })).status).toBe(404);
    expect(await (await fetch(`${gateway}/readyz`, { headers })).json()).toEqual({ ready: false });
  });

  it('is ready when a copy of each answers', async () => {
    const [command, query] = [await api('command'), await api('query')];
    const gateway = await gatewayBefore({
      commandApi: [await nobody(), command.address],
      queryApi: [query.address],
    });
    expect((await fetch(`${gateway}/readyz`)).status).toBe(200);
  });
});

describe('answers', () => {
  it('pass through as they come, such as an event stream', async () => {
    let say: (words: string) => void = () => {};
    let toldOfHangUp: () => void = () => {};
    const hungUp = new Promise<void>((resolve) => (toldOfHangUp = resolve));
    const query = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      say = (words) => void response.write(words);
      response.once('close', toldOfHangUp);
      say('data: first\n\n');
    });
    const gateway = new URL(await gatewayBefore({ queryApi: [query.address] }));
    const asked = ask(`${gateway.origin}/api/events`).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect(answer.headers['content-type']).toBe('text/event-stream');
    const heard = async () => String(((await once(answer, 'data')) as [Buffer])[0]);
    expect(await heard()).toBe('data: first\n\n');
    const next = heard();
    say('data: second\n\n'); // nothing more follows: who buffers would wait here for ever
    expect(await next).toBe('data: second\n\n');
    asked.destroy();
    await hungUp;
  });

  it('keep their status and headers, also without a body', async () => {
    const query = await serve((_request, response) =>
      response
        .writeHead(304, { ETag: '"a"', Vary: 'Accept', 'X-Position': 's.7', Connection: 'close' })
        .end(),
    );
    const gateway = await gatewayBefore({ queryApi: [query.address] });
    const answer = await fetch(`${gateway}/media/a.mp3`, { headers: { 'if-none-match': '"a"' } });
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('x-position')]).toEqual([
      304,
      '"a"',
      's.7',
    ]);
  });

  it('that break off in the middle break off for the caller too', async () => {
    const query = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Length': 10 });
      response.write('half', () => response.destroy());
    });
    const gateway = await gatewayBefore({ queryApi: [query.address] });
    await expect(fetch(`${gateway}/media/a.mp3`).then((answer) => answer.text())).rejects.toThrow(
      /terminated|socket|closed/,
    );
  });
});

it('called by https, tells browsers to come that way only, with every answer once', async () => {
  const query = await serve((_request, response) =>
    response.writeHead(200, { 'strict-transport-security': 'max-age=1' }).end(),
  );
  const away = [await nobody()];
  const given = { queryApi: [query.address], commandApi: away, answerWithinMs: 300 };
  const gateway = await gatewayBefore({ ...given, publicUrl: 'https://stories.example.com' });
  for (const path of ['/about', '/api/stories/', '/internal/x', '/healthz', '/a%00'])
    expect([path, (await fetch(gateway + path)).headers.get('strict-transport-security')]).toEqual([
      path,
      path === '/api/stories/' ? 'max-age=1' : 'max-age=31536000; includeSubDomains',
    ]);
  const plain = await gatewayBefore(given);
  expect((await fetch(`${plain}/about`)).headers.get('strict-transport-security')).toBeNull();
});
