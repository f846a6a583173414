import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { testCertificate } from '@storylark/platform/testing/testCertificate';
import { jobFor } from '../testing/jobFor.ts';
import { createPushSender } from './createPushSender.ts';
import { isPublicAddress, NotPublic, postToPublic } from './postToPublic.ts';
import { sendPush, tellStoryReady } from './tellStoryReady.ts';

type Opened = { version: string; privateKey: ECDH; authSecret: string };
const { decrypt } = createRequire(import.meta.url)('http_ece') as {
  decrypt: (body: Buffer, how: Opened) => Buffer;
};
const { signal } = new AbortController();
const finishedAt = '2026-11-20T19:00:00.000Z';
const now = async () => Date.parse(finishedAt) + 5_000;

/** A browser with a place at a push service. */
function browser(sessionId: string) {
  const privateKey = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    to: { sessionId, endpoint: `https://push.example/${sessionId}`, p256dh, auth },
    read: (body: Buffer) =>
      JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth }).toString()) as object,
  };
}

/** A push service that answers with what stands in `answers`, or not at all. */
function house(browsers: ReturnType<typeof browser>[], answers: Record<string, number> = {}) {
  const posted: { endpoint: string; headers: Record<string, unknown>; body: Buffer }[] = [];
  const gone: unknown[] = [];
  const api = {
    pushWork: async () => ({ language: 'de' as const, sessions: browsers.map(({ to }) => to) }),
    pushGone: async (_account: string, which: unknown) => void gone.push(which),
  };
  const send = createPushSender({
    vault: { secret: async () => Buffer.alloc(32, 7) },
    publicUrl: 'https://storylark.example',
    async post(endpoint, { headers, body }) {
      posted.push({ endpoint, headers, body });
      const status = answers[endpoint.split('/').at(-1) ?? ''] ?? 201;
      if (status === 0) throw new Error('nobody there');
      return status;
    },
  });
  return { posted, gone, api, send: sendPush({ api, send }) };
}
const sendJob = (sessionId: string, attempts = 1) =>
  jobFor('sendPush', { storyId: 's', sessionId }, attempts);

describe('a story that is ready', () => {
  it('makes one job for each device, however often it is handed out', async () => {
    const jobStore = createJobStore({ readStore: createMemoryReadStore() });
    const { api } = house([browser('one'), browser('two')]);
    const tell = tellStoryReady({ api, jobStore, now });
    const job = jobFor('tellStoryReady', { storyId: 's', finishedAt });
    await tell(job, signal);
    expect(await tell(job, signal)).toEqual({ kind: 'done' });
    expect((await jobStore.due(10)).map(({ id }) => id).sort()).toEqual([
      'a/story/s/push-one',
      'a/story/s/push-two',
    ]);
  });

  it('is no news after a day: a log that is handed out anew wakes nobody', async () => {
    const jobStore = createJobStore({ readStore: createMemoryReadStore() });
    const late = async () => Date.parse(finishedAt) + 25 * 60 * 60_000;
    const tell = tellStoryReady({ api: house([browser('one')]).api, jobStore, now: late });
    await tell(jobFor('tellStoryReady', { storyId: 's', finishedAt }), signal);
    expect(await jobStore.due(10)).toEqual([]);
  });
});

describe('a device', () => {
  it('is told in the account’s language, sealed for it alone, without any name', async () => {
    const one = browser('one');
    const { posted, send } = house([one, browser('two')]);
    expect(await send(sendJob('one'), signal)).toEqual({ kind: 'done' });
    expect(posted.map(({ endpoint }) => endpoint)).toEqual(['https://push.example/one']);
    expect(one.read(posted[0]!.body)).toEqual({
      title: 'Storylark',
      text: 'Eine neue Geschichte ist fertig.',
      tag: 'story-s',
      path: '/stories/s',
    });
    expect(posted[0]!.headers).toMatchObject({
      'Content-Encoding': 'aes128gcm',
      Authorization: expect.stringMatching(/^vapid t=.+, k=.+$/),
    });
    expect(posted[0]!.body.toString('latin1')).not.toContain('Geschichte');
  });

  it('whose session has ended since is told nothing', async () => {
    const { posted, send } = house([]);
    expect(await send(sendJob('one'), signal)).toEqual({ kind: 'done' });
    expect(posted).toEqual([]);
  });

  it.each([403, 404, 410])('that a push service answers %i for is forgotten', async (status) => {
    const { gone, send } = house([browser('one')], { one: status });
    expect(await send(sendJob('one'), signal)).toEqual({ kind: 'done' });
    expect(gone).toEqual([{ sessionId: 'one', endpoint: 'https://push.example/one' }]);
  });

  it('whose key is no key is forgotten too, and nothing is sent', async () => {
    const one = browser('one');
    one.to.p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url');
    const { posted, gone, send } = house([one]);
    expect(await send(sendJob('one'), signal)).toEqual({ kind: 'done' });
    expect([posted, gone.length]).toEqual([[], 1]);
  });

  it.each([0, 429, 500, 503])(
    'is tried again after growing pauses on %i, and given up in the end',
    async (status) => {
      const { gone, send } = house([browser('one')], { one: status });
      const pauses = [];
      for (let attempt = 1; attempt < 5; attempt += 1) {
        const outcome = await send(sendJob('one', attempt), signal);
        pauses.push(outcome.kind === 'retryIn' ? outcome.ms : outcome);
      }
      expect(pauses).toEqual([30_000, 120_000, 480_000, 1_920_000]);
      expect((await send(sendJob('one', 5), signal)).kind).toBe('giveUp');
      expect(gone).toEqual([]);
    },
  );
});

describe('what is posted to an address that a stranger gave', () => {
  const message = { headers: {}, body: Buffer.from('sealed') };
  const at =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

  it.each([
    ['127.0.0.1'],
    ['10.0.0.8'],
    ['192.168.1.1'],
    ['169.254.169.254'],
    ['100.64.0.1'],
    ['0.0.0.0'],
    ['::1'],
    ['fd00::1'],
    ['fe80::1'],
    ['::ffff:127.0.0.1'],
    ['64:ff9b::7f00:1'],
    ['93.184.216.34', '10.0.0.8'],
    [],
  ])('goes nowhere when its name leads to %j %j', async (...addresses: string[]) => {
    const network = { resolve: at(...addresses), isPublic: isPublicAddress };
    await expect(postToPublic('https://push.example/x', message, signal, network)).rejects.toThrow(NotPublic);
  });

  it('goes to the very address that was looked at, follows no redirect, and leaves a long answer unread', async () => {
    const met: IncomingMessage[] = [];
    const server = createServer(testCertificate, (request, answer) => {
      met.push(request);
      answer.writeHead(302, { Location: 'https://localhost/elsewhere' });
      answer.write('x'.repeat(100_000)); // and never an end
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return at('127.0.0.1')();
    };
    const network = { resolve, isPublic: () => true, port, ca: testCertificate.cert };
    expect(await postToPublic('https://localhost/x', message, signal, network)).toBe(302);
    expect([met.map(({ url }) => url), asked]).toEqual([['/x'], 1]);
    server.closeAllConnections();
    server.close();
  });
});
