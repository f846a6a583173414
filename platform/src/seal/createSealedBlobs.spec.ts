import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { BlobStore } from '../blobs/blobStore.ts';
import { createEmbeddedKeyVault } from '../vault/createEmbeddedKeyVault.ts';
import type { KeyVault } from '../vault/keyVault.ts';
import { KeyDestroyed, KeyMissing } from '../vault/keyVault.ts';
import { createSealedBlobs, type SealedBlobs } from './createSealedBlobs.ts';

const CHUNK = 64 * 1024;
const subject = 'a/story/s';
/** The bytes at rest, open to tampering; `read` counts those that were asked for. */
const kept = new Map<string, Uint8Array>();
let read = 0;
const store: Pick<BlobStore, 'put' | 'get'> = {
  put: async (key, content) => !kept.has(key) && Boolean(kept.set(key, content)),
  async get(key, range) {
    const part = kept.get(key)?.slice(range?.from, range && range.to + 1) ?? null;
    read += part?.length ?? 0;
    return part;
  },
};

let folder: string;
let vault: KeyVault;
let blobs: SealedBlobs;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blobs-'));
  vault = createEmbeddedKeyVault({ file: join(folder, 'vault.db'), masterKey: randomBytes(32) });
  for (const one of ['a', subject, 'a/story/gone', 'a/story/other']) await vault.makeKey(one);
  blobs = createSealedBlobs({ blobs: store as BlobStore, vault });
});
afterAll(async () => {
  await vault.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => kept.clear());

const tampered = (key: string, change: (bytes: Buffer) => Uint8Array): void =>
  void kept.set(key, change(Buffer.from(kept.get(key)!)));

describe('a sealed blob', () => {
  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 5])(
    'of %i bytes comes back whole, with its size',
    async (size) => {
      const content = randomBytes(size);
      expect(await blobs.put(subject, 'k', content)).toBe(true);
      expect(await blobs.get(subject, 'k')).toEqual(content);
      expect(await blobs.size(subject, 'k')).toBe(size);
      if (size > 16) expect(Buffer.from(kept.get('k')!).includes(content.subarray(0, 16))).toBe(false);
    },
  );

  it('gives any range, and reads no more than the chunks it lies in', async () => {
    const content = randomBytes(5 * CHUNK + 123);
    await blobs.put(subject, 'k', content);
    const near = fc
      .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: -2, max: 2 }))
      .map(([chunk, off]) => Math.max(0, chunk * CHUNK + off));
    const place = fc.oneof(near, fc.integer({ min: 0, max: content.length + 10 }));
    await fc.assert(
      fc.asyncProperty(place, place, async (one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        read = 0;
        expect(
          Buffer.compare(
            (await blobs.get(subject, 'k', { from, to })) as Buffer,
            content.subarray(from, to + 1),
          ),
        ).toBe(0);
        expect(read).toBeLessThanOrEqual(
          (Math.floor(to / CHUNK) - Math.floor(from / CHUNK) + 1) * (CHUNK + 16) + 20,
        );
      }),
      { numRuns: 80 },
    );
  });

  it('is written once', async () => {
    await blobs.put(subject, 'k', Buffer.from('first'));
    expect(await blobs.put(subject, 'k', Buffer.from('second'))).toBe(false);
    expect(String(await blobs.get(subject, 'k'))).toBe('first');
  });

  it('is null when it is not there', async () => {
    expect(await blobs.get(subject, 'none')).toBeNull();
    expect(await blobs.get(subject, 'none', { from: 0, to: 1 })).toBeNull();
    expect(await blobs.size(subject, 'none')).toBeNull();
  });

  it('does not open where it was cut off, changed, put together anew, moved, or for another subject', async () => {
    const content = randomBytes(3 * CHUNK);
    await blobs.put(subject, 'k', content);
    const sound = kept.get('k')!;
    const [head, sealed] = [20, CHUNK + 16];
    const changes: ((bytes: Buffer) => Uint8Array)[] = [
      (bytes) => bytes.subarray(0, -1),
      (bytes) => bytes.subarray(0, head + 2 * sealed),
      (bytes) => bytes.subarray(0, head),
      (bytes) => bytes.subarray(0, 10),
      (bytes) => Buffer.concat([bytes.subarray(0, head), bytes.subarray(head + sealed)]),
      (bytes) =>
        Buffer.concat([
          bytes.subarray(0, head),
          bytes.subarray(head + sealed, head + 2 * sealed),
          bytes.subarray(head, head + sealed),
          bytes.subarray(head + 2 * sealed),
        ]),
      (bytes) => Buffer.from(bytes.map((byte, at) => (at === head - 1 ? byte ^ 8 : byte))),
      (bytes) => {
        const shorter = Buffer.from(bytes.subarray(0, head + 2 * sealed));
        shorter.writeBigUInt64BE(BigInt(2 * CHUNK), 12);
        return shorter;
      },
      (bytes) =>
        Buffer.from(bytes.map((byte, at) => (at === 7 || at === head + sealed + 9 ? byte ^ 8 : byte))),
    ];
    for (const change of changes) {
      tampered('k', change);
      await expect(blobs.get(subject, 'k')).rejects.toThrow(/authenticate|cut off|not a sealed blob/);
      kept.set('k', sound);
    }
    kept.set('moved', sound);
    await expect(blobs.get(subject, 'moved')).rejects.toThrow(/authenticate/);
    await expect(blobs.get('a/story/other', 'k')).rejects.toThrow(/authenticate/);
    expect(await blobs.get(subject, 'k')).toEqual(content);
  });

  it('is erased with its key, and nothing can be put under it any more', async () => {
    await blobs.put('a/story/gone', 'k', Buffer.from('tale'));
    await vault.destroy('a/story/gone');
    expect(await blobs.get('a/story/gone', 'k')).toBe('erased');
    expect(await blobs.size('a/story/gone', 'k')).toBe('erased');
    await expect(blobs.put('a/story/gone', 'l', Buffer.from('tale'))).rejects.toThrow(KeyDestroyed);
    await expect(blobs.put('a/story/unknown', 'l', Buffer.from('tale'))).rejects.toThrow(KeyMissing);
    expect([...kept.keys()]).toEqual(['k']);
  });
});
