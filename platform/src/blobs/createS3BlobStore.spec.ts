import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { AwsClient } from 'aws4fetch';
import { Unavailable } from '../unavailable.ts';
import { blobStoreContract } from './blobStore.contract.ts';
import { createS3BlobStore } from './createS3BlobStore.ts';

const {
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: accessKeyId = '',
  S3_SECRET_ACCESS_KEY: secretAccessKey = '',
  S3_REGION = '',
} = process.env;
const region = S3_REGION || 'us-east-1';

/** A bucket of its own, and nothing left of it afterwards. */
function s3Fixture(address: string) {
  const options = { endpoint: address, region, accessKeyId, secretAccessKey, bucket: `test-${randomUUID()}` };
  const open = () => createS3BlobStore(options);
  const remove = async () => {
    const blobs = await open();
    const keys: string[] = [];
    for await (const { key } of blobs.list('')) keys.push(key);
    for (const first of new Set(keys.map((key) => key[0]!))) await blobs.deleteByPrefix(first);
    await new AwsClient({ ...options, service: 's3' }).fetch(`${address}/${options.bucket}`, {
      method: 'DELETE',
    });
  };
  return { options, open, remove };
}

const text = (content: Uint8Array | null) => content && new TextDecoder().decode(content);
const bytes = (content: string) => new TextEncoder().encode(content);

if (endpoint === undefined) it.todo('the blob store on S3: not tried, S3_ENDPOINT names no server');
else {
  blobStoreContract('the blob store on S3', async () => s3Fixture(endpoint));

  describe('the blob store on S3', () => {
    let fixture: ReturnType<typeof s3Fixture>;
    beforeEach(() => {
      fixture = s3Fixture(endpoint);
    });
    afterEach(() => fixture.remove());

    it('lists and deletes more than one answer holds', async () => {
      const blobs = await fixture.open();
      const keys = Array.from({ length: 1_003 }, (_, n) => `many/${String(n).padStart(4, '0')}`);
      const left = [...keys];
      const putAll = async () => {
        for (let key = left.pop(); key !== undefined; key = left.pop())
          await blobs.put(key, new Uint8Array([1]));
      };
      await Promise.all(Array.from({ length: 16 }, putAll));
      const listed = async () => {
        const found: string[] = [];
        for await (const { key } of blobs.list('many/')) found.push(key);
        return found;
      };
      expect(await listed()).toEqual(keys);
      await blobs.deleteByPrefix('many/');
      expect(await listed()).toEqual([]);
    });

    it('signs an address that reads one blob for a while', async () => {
      const blobs = await fixture.open();
      await blobs.put('a/x', bytes('hello'));
      await blobs.put('a/y', bytes('secret'));
      const address = await blobs.signedReadAddress('a/x', 1);
      const statusOf = async (one: string) => {
        const { status, body } = await fetch(one);
        await body?.cancel();
        return status;
      };
      const response = await fetch(address, { headers: { range: 'bytes=1-2' } });
      expect([response.status, await response.text()]).toEqual([206, 'el']);
      for (const other of [
        address.replace('/a/x?', '/a/y?'),
        address.replace('Expires=1', 'Expires=9'),
        address.replace(/\?.*/, ''),
      ])
        expect(await statusOf(other)).toBe(403);
      while ((await statusOf(address)) !== 403); // until its second has passed
      for (const seconds of [0, -1, 1.5, 700_000])
        await expect(blobs.signedReadAddress('a/x', seconds)).rejects.toThrow(RangeError);
    });

    it('says what to check when the server refuses the keys', async () => {
      await expect(createS3BlobStore({ ...fixture.options, secretAccessKey: 'wrong' })).rejects.toThrow(
        /refuses the bucket .*check S3_BUCKET/,
      );
    });
  });
}

describe('the blob store on an S3 server in trouble', () => {
  /**
   * Just enough of S3 for GET and PUT; `trouble` may answer, or break off, instead. It is asked after a put
   * was kept when it is named so.
   */
  async function troubledServer() {
    const kept = new Map<string, { content: string; attempt: string | undefined }>();
    const trouble: ('503 before' | 'break before' | 'break after' | 'silence')[] = [];
    const server = createServer((request, response) => {
      const answer = async () => {
        const next = trouble.shift();
        const url = request.url ?? '';
        if (next === 'silence') return;
        if (next === 'break before') return request.socket.destroy();
        if (next === '503 before') return response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
        const found = kept.get(url);
        if (request.method === 'PUT' && !found)
          kept.set(url, {
            content: await readAll(request),
            attempt: request.headers['x-amz-meta-attempt']?.toString(),
          });
        if (next === 'break after') return request.socket.destroy();
        if (request.method === 'PUT') return response.writeHead(found ? 412 : 200).end();
        return found
          ? response.writeHead(200, { 'x-amz-meta-attempt': found.attempt }).end(found.content)
          : response.writeHead(404).end();
      };
      void answer();
    });
    const { port, close } = await listening(server);
    const options = {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'k',
      secretAccessKey: 's',
      bucket: 'b',
    };
    return { kept, trouble, port, close, open: () => createS3BlobStore(options) };
  }

  it('asks again when it is busy or breaks off', async () => {
    const server = await troubledServer();
    const blobs = await server.open();
    server.trouble.push('503 before', 'break before');
    expect(await blobs.put('a/x', bytes('first'))).toBe(true);
    server.trouble.push('break before', '503 before');
    expect(text(await blobs.get('a/x'))).toBe('first');
    await server.close();
  });

  it('knows its own blob again when the answer to a put was lost, and that of another put', async () => {
    const server = await troubledServer();
    const blobs = await server.open();
    server.trouble.push('break after');
    expect(await blobs.put('a/x', bytes('first'))).toBe(true);
    server.trouble.push('break before');
    expect(await blobs.put('a/x', bytes('second'))).toBe(false);
    expect(text(await blobs.get('a/x'))).toBe('first');
    await server.close();
  });

  it('gives up on a server that stays busy, naming the place', async () => {
    const server = await troubledServer();
    const blobs = await server.open();
    server.trouble.push('503 before', '503 before', '503 before', '503 before');
    await expect(blobs.get('a/x')).rejects.toThrow(
      new Unavailable(`S3 at http://127.0.0.1:${server.port} answers 503 SlowDown`),
    );
    await server.close();
  });

  it('starts while it is away, says so, and goes on when it is there', async () => {
    const server = await troubledServer();
    await server.close();
    const blobs = await server.open();
    await expect(blobs.put('a/x', bytes('x'))).rejects.toThrow(Unavailable);
    await expect(blobs.get('a/x')).rejects.toThrow(/does not answer/);
    const back = await listening(
      createServer((_, response) => void response.end('hello')),
      server.port,
    );
    expect(text(await blobs.get('a/x'))).toBe('hello');
    await back.close();
  });

  it('waits 5 s at most for an answer', async () => {
    const server = await troubledServer();
    const blobs = await server.open();
    server.trouble.push('silence');
    const begun = performance.now();
    await expect(blobs.get('a/x')).rejects.toThrow(Unavailable);
    expect(performance.now() - begun).toBeLessThan(6_000);
    await server.close();
  });
});

async function listening(server: Server, port = 0) {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, close };
}
