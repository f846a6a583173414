import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Refusal } from '../refusal.ts';
import { createErrorReporter } from './createErrorReporter.ts';
import { describeError } from './describeError.ts';

/** A collector that keeps all it is sent: address, headers, body. */
async function collector() {
  const received: { url: string; auth: string; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ url: request.url ?? '', auth: String(request.headers['x-sentry-auth']), body });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    dsn: `http://publickey@127.0.0.1:${port}/42`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const canaries = {
  name: 'Canarymia',
  text: 'Canarystory once upon a time',
  token: 'eyJCanarytoken.abc.def',
  mail: 'canary@example.org',
  frame: '    at Canaryframe (/home/canaryuser/Canaryfile.ts:1:1)',
};
const account = '5a0e8f52-8f7b-4d3c-9d36-canaryaccount';

async function reported(sendPersonalData: boolean) {
  const { received, dsn, close } = await collector();
  const reporter = createErrorReporter({ dsn, sendPersonalData, release: '1.0.12' });
  const cause = Object.assign(new TypeError(`cannot read ${canaries.text}`), {
    code: 'ECONNREFUSED',
    address: canaries.mail,
  });
  const error = new Error(`of ${canaries.name}\n${canaries.frame}`, {
    cause: new RangeError(canaries.token, { cause }),
  });
  const renamed = Object.assign(new Refusal('storyLimitReached', { name: canaries.name }), {
    name: canaries.name,
    code: canaries.text,
  });
  const context = {
    route: '/api/characters/:uuid',
    requestId: 'f3b9c7de-0c7d-4b86-9b1e-0a5d3c2b1a00',
    accountId: account,
  };
  reporter.report(error, context);
  reporter.report(renamed, {
    route: `/api/characters/${canaries.name}`,
    requestId: canaries.token,
    accountId: account,
  });
  reporter.report(canaries.text, { route: canaries.mail });
  reporter.report({ message: canaries.name, stack: canaries.frame });
  const changed = new Error(`first this\n${canaries.frame}\n${canaries.frame}`);
  expect(changed.stack).toContain(canaries.frame); // written down before the message changes
  changed.message = 'then that';
  reporter.report(changed);
  await reporter.close();
  await close();
  return received;
}

it.each([true, false])(
  'never sends a name, a text, a token, an address or a path of a disk (personal data %s)',
  async (sendPersonalData) => {
    const received = await reported(sendPersonalData);
    expect(received).toHaveLength(5);
    expect(JSON.stringify(received).toLowerCase()).not.toContain('canary');
  },
);

it('speaks the envelope protocol: address and key from the DSN, event with types, codes, frames, route and request', async () => {
  const received = await reported(true);
  const found = received.find(({ body }) => body.includes('ECONNREFUSED'));
  expect(found).toMatchObject({
    url: '/api/42/envelope/',
    auth: expect.stringContaining('sentry_key=publickey'),
  });
  const [header, item, payload] = found!.body.split('\n');
  const event = JSON.parse(payload!);
  expect(JSON.parse(header!)).toMatchObject({ event_id: event.event_id });
  expect(JSON.parse(item!)).toMatchObject({ type: 'event', length: Buffer.byteLength(payload!) });
  expect(event.exception.values).toMatchObject([
    { type: 'TypeError', value: 'ECONNREFUSED' },
    { type: 'RangeError' },
    { type: 'Error' },
  ]);
  expect(event.exception.values.at(-1).stacktrace.frames.at(-1)).toMatchObject({
    function: 'reported',
    filename: 'platform/src/errors/createErrorReporter.spec.ts',
  });
  expect(event.tags).toEqual({
    route: '/api/characters/:uuid',
    requestId: 'f3b9c7de-0c7d-4b86-9b1e-0a5d3c2b1a00',
  });
});

it('names the account by a hash, and only where that is allowed', async () => {
  const users = async (allowed: boolean) =>
    (await reported(allowed)).map(({ body }) => JSON.parse(body.split('\n')[2]!).user?.id);
  expect(new Set(await users(true))).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{16}$/), undefined]));
  expect(new Set(await users(false))).toEqual(new Set([undefined]));
});

it('survives a collector that is away', async () => {
  const reporter = createErrorReporter({
    dsn: 'http://key@127.0.0.1:1/42',
    sendPersonalData: true,
    release: '1',
  });
  reporter.report(new Error('x'));
  await expect(reporter.close()).resolves.toBeUndefined();
});

it('says what a DSN looks like', () => {
  expect(() => createErrorReporter({ dsn: 'https://host/42', sendPersonalData: true, release: '1' })).toThrow(
    'https://key@host/project',
  );
});

it('ends with causes that go round in a circle', () => {
  const error = new Error('a');
  error.cause = error;
  expect(describeError(error).causes).toEqual([]);
});
