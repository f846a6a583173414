import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { Unavailable } from '../unavailable.ts';
import { createServiceClient, ServiceError } from './createServiceClient.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  jest.restoreAllMocks();
});

type Answer = (...heard: Parameters<RequestListener>) => unknown;
/** A copy of the service; `asked` counts its calls. */
async function copy(answer: Answer) {
  const counter = { asked: 0 };
  const server = createServer((request, response) => {
    counter.asked += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  closing.push(close);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, close, asked: () => counter.asked };
}
const answers = (status: number, body = '') => copy((_, response) => response.writeHead(status).end(body));
const clientOf = (...copies: readonly { origin: string }[]) =>
  createServiceClient({ origins: copies.map(({ origin }) => origin), serviceToken: 'secret' });
const call = (client: ReturnType<typeof createServiceClient>) =>
  client.post('/internal/pets/:petId', { petId: 'p/1' }, { legs: 4 });

it('posts JSON under the service token, to a path whose parts are only ever parts', async () => {
  const heard: IncomingMessage[] = [];
  const bodies: string[] = [];
  const service = await copy(async (request, response) => {
    heard.push(request);
    bodies.push(await text(request));
    response.end('{"name":"Rex"}');
  });
  expect(await call(clientOf(service))).toEqual({ name: 'Rex' });
  expect(heard[0]).toMatchObject({
    method: 'POST',
    url: '/internal/pets/p%2F1',
    headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
  });
  expect(bodies).toEqual(['{"legs":4}']);
});

it('goes nowhere else, and tells nobody else its token, when it is sent there', async () => {
  const elsewhere = await answers(200, '{}');
  const service = await copy((_, response) =>
    response.writeHead(307, { Location: `${elsewhere.origin}/internal/pets/1` }).end(),
  );
  await expect(call(clientOf(service))).rejects.toThrow(ServiceError);
  expect(elsewhere.asked()).toBe(0);
});

it('answers nothing for an empty answer', async () => {
  expect(await call(clientOf(await answers(204)))).toBeUndefined();
});

it.each([400, 404, 409, 500, 503])(
  'says that it was answered %i, and keeps none of its text',
  async (status) => {
    const error: unknown = await call(clientOf(await answers(status, 'Mia'))).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ status });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('Mia');
  },
);

it('asks one copy after the other', async () => {
  const copies = [await answers(204), await answers(204), await answers(204)];
  const client = clientOf(...copies);
  for (let calls = 0; calls < 6; calls += 1) await call(client);
  expect(copies.map(({ asked }) => asked())).toEqual([2, 2, 2]);
});

it('asks another copy where one is away, or goes away in the middle of its answer', async () => {
  const away = await answers(204);
  away.close();
  const breaksOff = await copy((_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"name":', () => response.destroy());
  });
  const well = await answers(200, '{"name":"Rex"}');
  const client = clientOf(away, breaksOff, well);
  for (let calls = 0; calls < 3; calls += 1) expect(await call(client)).toEqual({ name: 'Rex' });
  expect(breaksOff.asked()).toBeGreaterThan(0);
});

it('does not ask another copy where one has answered, whatever it said', async () => {
  const [first, second] = [await answers(409), await answers(204)];
  await expect(call(clientOf(first, second))).rejects.toThrow(ServiceError);
  expect(second.asked()).toBe(0);
});

it('says that nobody is there when no copy gives a whole answer: such an attempt does not count', async () => {
  const away = await answers(204);
  away.close();
  const breaksOff = await copy((_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{', () => response.destroy());
  });
  await expect(call(clientOf(away))).rejects.toThrow(Unavailable);
  await expect(call(clientOf(breaksOff, away))).rejects.toThrow(Unavailable);
});

it('waits for no answer for ever', async () => {
  const silent = await copy(() => {});
  const timeouts: number[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    timeouts.push(ms);
    return AbortSignal.abort(new DOMException('late', 'TimeoutError'));
  });
  await expect(call(clientOf(silent))).rejects.toThrow(Unavailable);
  expect(timeouts).toEqual([30_000]);
});
