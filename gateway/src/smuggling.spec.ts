import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { listen, type Listening } from '@storylark/platform/http/port/listen';
import { createMetrics } from '@storylark/platform/http/probes';
import { createLogger } from '@storylark/platform/process/logger';
import { sayRaw } from '@storylark/platform/testing/sayRaw';
import { notPlainTargets, smugglingForms } from '@storylark/platform/testing/smugglingForms';
import { createGateway } from './createGateway.ts';

const hidden =
  'POST /internal/accounts/roles HTTP/1.1\r\nHost: house\r\nX-Forwarded-For: 203.0.113.7\r\nContent-Length: 0\r\n\r\n';

/** Behind the gateway stands one who reads as carelessly as Node can, and keeps its connections open. */
describe('a request hidden in another one', () => {
  const heard: string[] = [];
  const connections = new Set<unknown>();
  let behind: Server;
  let gateway: Listening;
  let close: () => Promise<void>;

  beforeAll(async () => {
    behind = createServer({ insecureHTTPParser: true }, (request, response) => {
      connections.add(request.socket);
      void text(request).then((body) => {
        heard.push(`${request.method} ${request.url} ${body}`);
        response.end(`${request.url} ${body}`);
      });
    }).listen(0, '127.0.0.1');
    await once(behind, 'listening');
    const address = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
    const stopping = new AbortController();
    const made = createGateway({
      commandApi: [address],
      queryApi: [address],
      proxiesInFront: 0,
      pages: () => false,
      now: Date.now,
      logger: createLogger({ name: 'gateway', level: 'silent' }),
      registry: createMetrics(),
      metricsToken: null,
      stopping: stopping.signal,
    });
    close = made.close;
    const onError = (error: unknown) => void heard.push(String(error));
    gateway = await listen(made.app.callback(), { host: '127.0.0.1', port: 0, stopping, onError });
  });
  afterAll(async () => {
    await gateway.close();
    await close();
    behind.close();
  });
  beforeEach(() => {
    heard.length = 0;
  });

  /** Others, before and behind it, over the connections that the gateway keeps. */
  async function askAsOthers(name: string) {
    const read = await fetch(`${gateway.address}/api/stories/?of=${name}`);
    expect(await read.text()).toBe(`/api/stories/?of=${name} `);
    const command = await fetch(`${gateway.address}/api/token`, { method: 'POST', body: name });
    expect(await command.text()).toBe(`/api/token ${name}`);
  }
  const others = (name: string) => [`GET /api/stories/?of=${name} `, `POST /api/token ${name}`];

  it('would find a connection that is kept and shared', async () => {
    connections.clear();
    for (let n = 0; n < 20; n += 1) await askAsOthers('x');
    expect(connections.size).toBeLessThan(20);
  });

  const forms: [string, string][] = [
    ...Object.entries(smugglingForms(hidden)),
    ...notPlainTargets.map((target): [string, string] => [
      `behind the target ${target}`,
      `POST ${target} HTTP/1.1\r\nHost: house\r\nContent-Length: 0\r\n\r\n${hidden}`,
    ]),
  ];
  it.each(forms)('%s: is refused, reaches nobody, and nobody else notices', async (_form, bytes) => {
    await askAsOthers('before');
    expect((await sayRaw(gateway.address, bytes)).match(/HTTP\/1\.1 .../g)).toEqual(['HTTP/1.1 400']);
    await askAsOthers('behind');
    expect(heard).toEqual([...others('before'), ...others('behind')]);
  });

  it('in a body of well-formed chunks is that body, and as a request of its own is not found', async () => {
    await askAsOthers('before');
    const chunks = `5;a="b;c"\r\nfirst\r\n${hidden.length.toString(16)};last\r\n${hidden}\r\n0;x\r\nX-Note: a\r\n\r\n`;
    const head = 'POST /api/contact HTTP/1.1\r\nHost: house\r\nTransfer-Encoding: Chunked\r\n\r\n';
    const last = 'GET /api/config HTTP/1.1\r\nHost: house\r\nConnection: close\r\n\r\n';
    const answers = await sayRaw(gateway.address, head + chunks + hidden + last);
    expect(answers.match(/HTTP\/1\.1 .../g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
    await askAsOthers('behind');
    const own = [`POST /api/contact first${hidden}`, 'GET /api/config '];
    expect(heard.toSorted()).toEqual([...others('before'), ...own, ...others('behind')].sort());
  });
});
