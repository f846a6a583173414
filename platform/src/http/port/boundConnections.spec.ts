import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { boundConnections } from './boundConnections.ts';
import { type Handler, listen, type Listening } from './listen.ts';

const sockets: Socket[] = [];
let server: Listening | undefined;
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.close();
});

async function serve(handler: Handler, idleMs?: number): Promise<Listening> {
  server = await listen(handler, {
    host: '0.0.0.0',
    port: 0,
    stopping: new AbortController(),
    onError: () => {},
    ...(idleMs !== undefined && { idleMs }),
  });
  return server;
}

/** Asks from one of this machine's own addresses, as if each were another network. */
function ask({ port }: Listening, localAddress: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  sockets.push(socket);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  return socket;
}
const bound = (handler: Handler) =>
  boundConnections(handler, {
    addressOf: ({ socket }) => socket.remoteAddress ?? '',
    perNetwork: 3,
    isExempt: (network) => network === '127.0.0.9',
  });

describe('connections of one network', () => {
  it('beyond the bound are told when to come again, while all others are answered', async () => {
    const waiting: (() => void)[] = [];
    const house = await serve(bound((_request, response) => void waiting.push(() => response.end('here'))));
    const asked = async (from: string, count: number) => {
      const before = waiting.length;
      const answers = Array.from({ length: count }, () => text(ask(house, from)));
      while (waiting.length < before + count) await new Promise(setImmediate);
      return answers;
    };
    const open = await asked('127.0.0.2', 3);
    const beyond = await text(ask(house, '127.0.0.2'));
    expect(beyond).toMatch(/^HTTP\/1\.1 503 /);
    expect(beyond).toMatch(/Retry-After: 5\r\n/);
    expect(beyond).toContain('"code":"unavailable"');
    open.push(...(await asked('127.0.0.3', 3)), ...(await asked('127.0.0.9', 5)));
    for (const answer of waiting.splice(0)) answer();
    for (const answer of open) expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
    const again = await asked('127.0.0.2', 3);
    for (const answer of waiting.splice(0)) answer();
    for (const answer of again) expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a connection', () => {
  it('that takes nothing of its answer is cut, one that reads slowly is not', async () => {
    const long = Buffer.alloc(30_000_000);
    const closed: string[] = [];
    const house = await serve(({ socket }, response) => {
      const { remoteAddress = '' } = socket;
      response.once('close', () => void closed.push(remoteAddress));
      response.end(long);
    }, 500);
    ask(house, '127.0.0.2').pause();
    const slow = ask(house, '127.0.0.3');
    let taken = 0;
    slow.on('data', (part: Buffer) => {
      taken += part.length;
      slow.pause();
      // as long for a byte whatever the size of the parts, which a Node chooses
      setTimeout(() => slow.resume(), closed.length > 0 ? 0 : (part.length / 65_536) * 5);
    });
    await once(slow, 'end');
    expect(closed[0]).toBe('127.0.0.2');
    expect(taken).toBeGreaterThan(long.length);
  });
});
