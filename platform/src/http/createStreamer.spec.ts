import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import Koa from 'koa';
import { Unavailable } from '../unavailable.ts';
import { createStreamer } from './createStreamer.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Serves these pieces; answers the port, and what the app is told. */
async function serve(pieces: () => AsyncIterable<Uint8Array>) {
  const streamer = createStreamer();
  const told: unknown[] = [];
  const app = new Koa();
  app.on('error', (error) => told.push(error));
  app.use((ctx) => {
    ctx.status = 200;
    return streamer.send(ctx, pieces());
  });
  server = createServer((...asked) => void app.callback()(...asked)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, told };
}

describe('room for long answers', () => {
  it('ends, and comes back once from each who leaves', () => {
    const { takeRoom } = createStreamer({ limitBytes: 2 * 192 * 1024 });
    const leave = takeRoom();
    takeRoom();
    expect(takeRoom).toThrow(Unavailable);
    leave();
    leave();
    takeRoom();
    expect(takeRoom).toThrow(Unavailable);
  });
});

describe('a long answer', () => {
  it('comes whole, in its pieces', async () => {
    const { port } = await serve(async function* () {
      for (const word of ['once ', 'upon ', 'a time']) yield Buffer.from(word);
    });
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('once upon a time');
  });

  it('ends with its reader, and closes what it was read from', async () => {
    let closed = () => {};
    const isClosed = new Promise<void>((resolve) => (closed = resolve));
    const { port } = await serve(async function* () {
      try {
        for (;;) yield Buffer.alloc(64 * 1024);
      } finally {
        closed();
      }
    });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'readable');
    socket.destroy();
    await isClosed;
  });

  it('that cannot be read on breaks off, and the house hears why', async () => {
    const { port, told } = await serve(async function* () {
      yield Buffer.from('once');
      throw new Error('cut off');
    });
    await expect(fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text())).rejects.toThrow(
      /fetch failed|terminated/,
    );
    expect(told).toEqual([new Error('cut off')]);
  });
});
