import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPages } from './pages.ts';

let server: Server;
let address: string;

beforeEach(async () => {
  const pages = createPages({ files: new Map(), mailbox: { list: async () => [] }, devPages: false });
  server = createServer((request, response) => {
    if (!pages(request, response)) response.writeHead(404).end('the API says no');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('the pages', () => {
  it('show the mailbox to this machine by its own names only', async () => {
    expect((await fetch(`${address}/dev/mailbox`)).status).toBe(200);
    const { port } = server.address() as AddressInfo;
    const status = await new Promise((resolve, reject) =>
      request(
        { port, host: '127.0.0.1', path: '/dev/mailbox', headers: { host: 'elsewhere.example' } },
        (answer) => resolve(answer.resume().statusCode),
      )
        .on('error', reject)
        .end(),
    );
    expect(status).toBe(404);
  });
});
