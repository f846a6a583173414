import fc from 'fast-check';
import type { BlobStore } from './blobStore.ts';

/** An empty fixture for blobs; what is opened again stands for the same process after a restart. */
export type BlobStoreFixture = { open: () => Promise<BlobStore>; remove: () => Promise<void> };

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (content: Uint8Array | null) => content && new TextDecoder().decode(content);

/** What every blob store keeps. */
export function blobStoreContract(name: string, fixture: () => Promise<BlobStoreFixture>): void {
  describe(`${name} keeps the blob store contract:`, () => {
    let at: BlobStoreFixture;
    let blobs: BlobStore;
    beforeEach(async () => {
      at = await fixture();
      blobs = await at.open();
    });
    afterEach(() => at.remove());
    const keys = async (prefix: string) => {
      const found: string[] = [];
      for await (const { key } of blobs.list(prefix)) found.push(key);
      return found;
    };

    it('gives back what was put, also after a restart', async () => {
      const content = Uint8Array.from({ length: 300_000 }, (_, n) => (n * 31) % 256);
      expect(await blobs.put('a/s/picture/1/page-1.png', content)).toBe(true);
      expect(await blobs.put('a/s/picture/1/empty', new Uint8Array())).toBe(true);
      blobs = await at.open();
      expect(Buffer.compare((await blobs.get('a/s/picture/1/page-1.png'))!, content)).toBe(0);
      expect((await blobs.get('a/s/picture/1/empty'))?.length).toBe(0);
      expect(await blobs.get('a/s/picture/1/none')).toBeNull();
      expect(await blobs.get('a/s/picture')).toBeNull();
      expect(await blobs.get('a/s/picture/1/empty/below')).toBeNull();
    });

    it('writes once: the first content stays', async () => {
      await blobs.put('a/x', bytes('first'));
      expect(await blobs.put('a/x', bytes('second'))).toBe(false);
      expect(text(await blobs.get('a/x'))).toBe('first');
    });

    it('lets one of many win who put at once, and never shows half a blob', async () => {
      const contents = Array.from({ length: 12 }, (_, n) => String.fromCharCode(97 + n).repeat(100_000));
      const seen: (string | null)[] = [];
      const puts = contents.map(async (one) => {
        const won = await blobs.put('a/race', bytes(one));
        seen.push(text(await blobs.get('a/race')));
        return won ? [one] : [];
      });
      const winners = (await Promise.all(puts)).flat();
      expect(winners).toHaveLength(1);
      expect(new Set(seen)).toEqual(new Set(winners));
    });

    it('answers ranges as bytes of the whole', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.uint8Array({ maxLength: 50 }),
          fc.nat(60),
          fc.nat(60),
          async (content, from, more) => {
            await blobs.deleteByPrefix('ranges/');
            await blobs.put('ranges/x', content);
            const part = await blobs.get('ranges/x', { from, to: from + more });
            expect(Buffer.from(part!)).toEqual(Buffer.from(content.slice(from, from + more + 1)));
          },
        ),
        { numRuns: 30 },
      );
      await expect(blobs.get('ranges/x', { from: 3, to: 2 })).rejects.toThrow(RangeError);
      await expect(blobs.get('ranges/x', { from: -3, to: 2 })).rejects.toThrow(RangeError);
      expect(await blobs.get('none', { from: 0, to: 2 })).toBeNull();
    });

    it('knows size and time', async () => {
      const before = Date.now();
      await blobs.put('a/x', bytes('12345'));
      const info = await blobs.info('a/x');
      expect(info).toMatchObject({ key: 'a/x', size: 5 });
      expect(Math.abs(info!.modifiedAt - before)).toBeLessThan(60_000);
      expect(await blobs.info('a/y')).toBeNull();
      expect(await blobs.info('a')).toBeNull();
    });

    it('lists by prefix, in the order of keys', async () => {
      const all = ['a-b/x', 'a.b/x', 'a/1/x', 'a/1/y', 'a/10/x', 'a/2', 'ab'];
      for (const key of all.toReversed()) await blobs.put(key, bytes(key));
      expect(await keys('')).toEqual(all);
      expect(await keys('a/')).toEqual(['a/1/x', 'a/1/y', 'a/10/x', 'a/2']);
      expect(await keys('a/1')).toEqual(['a/1/x', 'a/1/y', 'a/10/x']);
      expect(await keys('a/1/')).toEqual(['a/1/x', 'a/1/y']);
      expect(await keys('a/2')).toEqual(['a/2']);
      expect(await keys('none/')).toEqual([]);
    });

    it('deletes by prefix, and nothing beside it', async () => {
      for (const key of ['a/1/x', 'a/10/x', 'ab/x', 'b/x']) await blobs.put(key, bytes(key));
      await blobs.deleteByPrefix('a/1/');
      expect(await keys('')).toEqual(['a/10/x', 'ab/x', 'b/x']);
      await blobs.deleteByPrefix('a/');
      await blobs.deleteByPrefix('a/');
      expect(await keys('')).toEqual(['ab/x', 'b/x']);
      expect(await blobs.put('a/1/x', bytes('again'))).toBe(true);
      await expect(blobs.deleteByPrefix('')).rejects.toThrow(/prefix/);
      expect(await keys('')).toEqual(['a/1/x', 'ab/x', 'b/x']);
    });

    it('finishes a put while its folder is being deleted', async () => {
      const written = new AbortController();
      const deleteMeanwhile = async () => {
        while (!written.signal.aborted) await blobs.deleteByPrefix('a');
      };
      const putMany = async (writer: number) => {
        for (let n = 0; n < 25; n += 1) await blobs.put(`a/${writer}-${n}`, bytes('x'));
      };
      const deleting = deleteMeanwhile();
      await Promise.all([1, 2, 3, 4].map(putMany)).finally(() => written.abort());
      await deleting;
      await blobs.deleteByPrefix('a/');
      expect(await keys('')).toEqual([]);
    });

    it.each([
      '',
      '/',
      '/a',
      'a/',
      'a//b',
      '..',
      'a/../b',
      '.a',
      'a/.b',
      'a\\b',
      'a\0',
      'a b',
      'é',
      'a'.repeat(600),
      '__proto__/..',
    ])('refuses the key %j', async (key) => {
      for (const attempt of [() => blobs.put(key, bytes('x')), () => blobs.get(key), () => blobs.info(key)])
        await expect(attempt()).rejects.toThrow(/not a key of a blob/);
      expect(await keys('')).toEqual([]);
    });
  });
}
