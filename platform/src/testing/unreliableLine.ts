import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A TCP line to a server (`mongodb://host:port/…`), for tests of what a client does when the line fails:
 * `gone` refuses and cuts connections as a killed server does, `silent` keeps them and passes nothing on, as
 * a stopped one does. `url` is the server's address by way of this line.
 */
export async function unreliableLine(server: string) {
  const target = new URL(server);
  const open = new Set<Socket>();
  let state: 'up' | 'gone' | 'silent' = 'up';
  let losing = false;
  let writesLeft = Infinity;
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const listener = createServer((near) => {
    if (state === 'gone') return void near.destroy();
    const far = connect(Number(target.port || 27_017), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
    const isWrite = (bytes: Buffer) => /update|insert|findAndModify/.test(bytes.toString('latin1'));
    let isLost = false;
    near.on('data', (bytes) => {
      isLost = losing && isWrite(bytes);
      if (isWrite(bytes) && (writesLeft -= 1) < 0) {
        state = 'gone';
        return cut();
      }
      if (state === 'up') far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (isLost) {
        losing = false;
        near.destroy();
      } else if (state === 'up') near.write(bytes);
    });
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const url = new URL(server);
  url.host = `127.0.0.1:${(listener.address() as AddressInfo).port}`;
  return {
    url: url.href,
    fail(how: 'gone' | 'silent') {
      state = how;
      if (how === 'gone') cut();
    },
    mend() {
      state = 'up';
      cut(); // what was swallowed cannot be continued
    },
    /** The next write is carried out, and the line breaks before its answer. */
    loseNextAnswer() {
      losing = true;
    },
    /** So many writes pass; from the next one on the server is gone. */
    failAfterWrites(count: number) {
      writesLeft = count;
    },
    async close() {
      cut();
      listener.close();
      await once(listener, 'close');
    },
  };
}
