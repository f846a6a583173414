import { status } from '@grpc/grpc-js';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createFaultyServer } from './faults.ts';
import { openControlPort } from './openControlPort.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe('the control port', () => {
  const faulty = createFaultyServer();
  let url: string;
  let close: () => Promise<unknown>;
  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}/faults`;
    close = await openControlPort(port, faulty.faults);
  });
  afterAll(() => close());
  const put = (body: unknown) => fetch(url, { method: 'PUT', body: JSON.stringify(body) });

  it('sets the faults it names, leaves the rest, and tells what is set', async () => {
    expect((await put({ delayMs: 7, lostReplies: 2 })).status).toBe(200);
    await put({ delayMs: 0 });
    expect(await (await fetch(url)).json()).toMatchObject({ delayMs: 0, lostReplies: 2, unavailable: false });
    expect([faulty.losesReply(), faulty.losesReply(), faulty.losesReply()]).toEqual([true, true, false]);
  });

  it('drops running subscriptions with the status it is told', async () => {
    const codes: number[] = [];
    const forget = faulty.onDrop(({ code }) => codes.push(code));
    await put({ dropSubscriptions: 'ABORTED' });
    forget();
    await put({ dropSubscriptions: 'ABORTED' });
    expect(codes).toEqual([status.ABORTED]);
  });

  it.each([
    { delayMs: 'long' },
    { fire: true },
    { dropSubscriptions: 'NOBODY' },
    { dropSubscriptions: true },
  ])('refuses %j', async (order) => {
    const before = { ...faulty.faults };
    expect((await put(order)).status).toBe(400);
    expect(faulty.faults).toEqual(before);
  });
});
