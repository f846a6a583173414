import { connect } from 'node:net';
import { listen } from './listen.ts';

const at = { host: '127.0.0.1', port: 0 };
const start = (handler: Parameters<typeof listen>[0]) =>
  listen(handler, { ...at, stopping: new AbortController() });

it('says what to do when the port is taken', async () => {
  const { port, close } = await start((_request, response) => response.end());
  const second = listen(() => {}, { ...at, port, stopping: new AbortController() });
  await expect(second).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is taken: stop what uses it, or set PORT to another one.`,
  );
  await close();
});

it.each(['192.0.2.1', 'nowhere.invalid'])(
  'says what to do when %s is no address of this machine',
  async (host) => {
    const listening = listen(() => {}, { host, port: 0, stopping: new AbortController() });
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

it('answers what is no HTTP with a problem', async () => {
  const { port, close } = await start((_request, response) => response.end());
  const text = await new Promise<string>((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write('GARBAGE\r\n\r\n'));
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('close', () => resolve(received));
  });
  const [head, body] = text.split('\r\n\r\n');
  expect(head).toContain('400');
  expect(JSON.parse(body!)).toMatchObject({ status: 400, code: 'badRequest' });
  await close();
});
