import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Heard = { path: string; key: string | undefined; body: Record<string, unknown> };

/** A speech server for the specs: answers as told, and remembers what it was asked. */
export async function openFakeServer(answer: (heard: Heard) => RequestListener) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as Heard['body'];
      const one = { path: request.url ?? '', key: request.headers.authorization, body };
      heard.push(one);
      answer(one)(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
