import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Ports of loopback that nobody uses: all held at the same time, so that no two are the same. */
export async function freePorts(count: number): Promise<number[]> {
  const held = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = held.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(held.map((server) => new Promise((done) => server.close(done))));
  return ports;
}
