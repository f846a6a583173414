import { once } from 'node:events';
import { connect } from 'node:net';
import { jest } from '@jest/globals';
import { sayRaw } from '../../testing/sayRaw.ts';
import { notPlainTargets, smugglingForms } from '../../testing/smugglingForms.ts';
import { type Handler, listen } from './listen.ts';

const errors: unknown[] = [];
const at = { host: '127.0.0.1', port: 0, onError: (error: unknown) => void errors.push(error) };
const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
async function start(handler: Handler, more: Partial<Parameters<typeof listen>[1]> = {}) {
  const listening = await listen(handler, { ...at, stopping: new AbortController(), ...more });
  open.push(listening);
  return listening;
}

it('says what to do when the port is taken', async () => {
  const { port } = await start((_request, response) => response.end());
  const second = listen(() => {}, { ...at, port, stopping: new AbortController() });
  await expect(second).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is taken: stop what uses it, or set PORT to another one.`,
  );
});

it.each(['192.0.2.1', 'nowhere.invalid'])(
  'says what to do when %s is no address of this machine',
  async (host) => {
    const listening = listen(() => {}, { ...at, host, stopping: new AbortController() });
    await expect(listening).rejects.toThrow(
      `HOST ${host} is no address of this machine: use 127.0.0.1, or 0.0.0.0 for all of them.`,
    );
  },
);

it('finishes requests under way before it is closed', async () => {
  let finish = () => {};
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { address, close } = await start((_request, response) => {
    finish = () => void response.end('done');
    arrive();
  });
  const answer = fetch(address);
  await arrived;
  let closed = false;
  const closing = close().then(() => (closed = true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(closed).toBe(false);
  finish();
  const finished = performance.now();
  expect(await (await answer).text()).toBe('done');
  await closing;
  // does not wait for the client to give its connection back
  expect(performance.now() - finished).toBeLessThan(2_000);
});

describe('what is not let in', () => {
  const hidden = 'POST /hidden HTTP/1.1\r\nHost: house\r\nContent-Length: 0\r\n\r\n';
  const notLetIn: [string, string][] = [
    ...Object.entries(smugglingForms(hidden)),
    ...notPlainTargets.map((target): [string, string] => [
      `the target ${target}`,
      `GET ${target} HTTP/1.1\r\nHost: house\r\n\r\n${hidden}`,
    ]),
    ['what is no HTTP', `GARBAGE\r\n\r\n${hidden}`],
  ];

  it.each(notLetIn)('%s is answered 400 once, and what follows it by nobody', async (_name, bytes) => {
    const heard: unknown[] = [];
    const { address } = await start(({ method, url }, response) => {
      if (url !== '/api/contact')
        heard.push([method, url]); // a body may turn out bad in the middle only
      else response.once('close', () => response.writableFinished && heard.push('answered'));
    });
    const [head = '', body = '', ...more] = (await sayRaw(address, bytes)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toContain('Connection: close');
    if (!bytes.startsWith('HEAD'))
      expect(JSON.parse(body)).toMatchObject({ status: 400, code: 'badRequest' });
    expect([more, heard]).toEqual([[], []]);
  });

  describe('as headers without end', () => {
    const overlong = (method: string) =>
      `${method} / HTTP/1.1\r\nHost: house\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`;
    const good = 'GET / HTTP/1.1\r\nHost: house\r\n\r\n';
    /** The last answer; the second packet is sent when the first one has been answered. */
    const ask = async (first: string, second?: string) => {
      const { port } = await start((_request, response) => response.end('served'));
      const socket = connect(port, '127.0.0.1').setNoDelay();
      let received = '';
      socket.setEncoding('utf8').on('data', (more: string) => (received += more));
      socket.write(first);
      if (second !== undefined) {
        await once(socket, 'data');
        socket.write(second);
      }
      await once(socket, 'close');
      return received.split(/(?=HTTP\/1\.1 )/).at(-1)!;
    };

    it('is told why', async () => {
      const [head = '', body = ''] = (await ask(overlong('GET'))).split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 413 /);
      expect(JSON.parse(body)).toMatchObject({ status: 413, code: 'tooLarge' });
    });

    it.each([
      ['at once', [overlong('HEAD')]],
      ['in two parts', [good + overlong('HEAD').slice(0, 100), overlong('HEAD').slice(100)]],
      ['behind another request', [good + overlong('HEAD')]],
      ['after another request', [good, overlong('HEAD')]],
    ])('is told so without a body for HEAD, %s', async (_how, [first = '', second]) =>
      expect(await ask(first, second)).toMatch(/^HTTP\/1\.1 413 [^]*[^\n]\r\n\r\n$/),
    );
  });

  it('does not break into an answer that has begun on its connection', async () => {
    let end = () => {};
    const { address, port } = await start((_request, response) => {
      response.write('begun');
      end = () => void response.end();
    });
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: house\r\n\r\n'));
    let received = '';
    socket.on('data', (chunk) => (received += String(chunk)));
    await once(socket, 'data');
    socket.write('GARBAGE\r\n\r\n');
    await once(socket, 'close');
    expect(received).not.toContain('400');
    end();
    expect(await sayRaw(address, 'GARBAGE\r\n\r\n')).toContain('400');
  });
});

it('answers 500 for a handler that throws, tells of it, and serves on', async () => {
  const { address } = await start(({ url }, response) => {
    if (url === '/at-once') throw new Error('at once');
    if (url === '/later') return Promise.reject(new Error('later'));
    return response.end('served');
  });
  for (const path of ['/at-once', '/later']) {
    const answer = await fetch(address + path);
    expect([answer.status, await answer.json()]).toEqual([
      500,
      expect.objectContaining({ code: 'unexpected' }),
    ]);
  }
  expect(await (await fetch(address)).text()).toBe('served');
  expect(errors.splice(0)).toEqual([new Error('at once'), new Error('later')]);
});

describe('serves on', () => {
  const served: Handler = (_request, response) => response.end('served');
  const statusesOf = async (address: string, bytes: string) =>
    (await sayRaw(address, bytes)).match(/HTTP\/1\.1 .../g);
  const last = 'GET / HTTP/1.1\r\nHost: house\r\nConnection: close\r\n\r\n';

  it('after an answer that is written to when it is over, and after a broken request', async () => {
    const { address } = await start((request, response) => {
      response.end('served');
      response.write('more');
      request.destroy(new Error('broken'));
    });
    expect(await (await fetch(address)).text()).toBe('served');
    expect(await (await fetch(address)).text()).toBe('served');
    expect(errors.splice(0)[0]).toMatchObject({ code: 'ERR_STREAM_WRITE_AFTER_END' });
  });

  it('when even telling of an error goes wrong, and says that much', async () => {
    const said = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const onError = () => {
      throw new Error('canary');
    };
    const { address } = await start(
      () => {
        throw new Error('canary');
      },
      { onError },
    );
    expect((await fetch(address)).status).toBe(500);
    expect((await fetch(address)).status).toBe(500);
    expect(JSON.stringify(said.mock.calls)).toContain('could not be told');
    expect(JSON.stringify(said.mock.calls)).not.toContain('canary');
    said.mockRestore();
  });

  it.each(['house:443', '/', 'http://house/', '//'])('after CONNECT %s, which is refused', async (target) => {
    const { address } = await start(served);
    expect(await statusesOf(address, `CONNECT ${target} HTTP/1.1\r\nHost: house\r\n\r\n${last}`)).toEqual([
      'HTTP/1.1 400',
    ]);
    const { hostname, port } = new URL(address);
    const rude = connect(Number(port), hostname, () =>
      rude.write(`CONNECT ${target} HTTP/1.1\r\n\r\n`, () => rude.resetAndDestroy()),
    );
    await once(rude, 'close');
    expect(await statusesOf(address, last)).toEqual(['HTTP/1.1 200']);
  });

  it.each(['Upgrade: websocket\r\nConnection: Upgrade', 'Expect: the-moon', 'Expect: 100-continue'])(
    'a request with %j as any other',
    async (headers) => {
      const { address } = await start(served);
      const received = await sayRaw(address, `GET / HTTP/1.1\r\nHost: house\r\n${headers}\r\n\r\n${last}`);
      expect(received.match(/HTTP\/1\.1 [2-5]../g)?.[0]).toBe('HTTP/1.1 200');
      expect(await statusesOf(address, last)).toEqual(['HTTP/1.1 200']);
      const bad = await sayRaw(address, `GET // HTTP/1.1\r\nHost: house\r\n${headers}\r\n\r\n${last}`);
      expect(bad.match(/HTTP\/1\.1 [2-5]../g)).toEqual(['HTTP/1.1 400']);
    },
  );
});

it.each([
  ['https://stories.example.com', 'max-age=31536000; includeSubDomains'],
  ['http://127.0.0.1:3000', null],
  [null, null],
])('called %s, tells browsers to come by https only: %s', async (publicUrl, told) => {
  const { address } = await start((_request, response) => response.writeHead(200).end(), { publicUrl });
  for (const path of ['/', '/a%00'])
    expect((await fetch(address + path)).headers.get('strict-transport-security')).toBe(told);
});
