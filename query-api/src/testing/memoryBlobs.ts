import type { BlobStore } from '@storylark/platform/blobs/blobStore';

/** The blob store port over a map, which tests may change behind its back. */
export function createMemoryBlobs() {
  const stored = new Map<string, Uint8Array>();
  const blobs: BlobStore = {
    put: async (key, content) => !stored.has(key) && stored.set(key, Buffer.from(content)) !== undefined,
    get: async (key, range) => stored.get(key)?.slice(range?.from ?? 0, range && range.to + 1) ?? null,
    info: async (key) => {
      const size = stored.get(key)?.length;
      return size === undefined ? null : { key, size, modifiedAt: 0 };
    },
    async *list() {},
    deleteByPrefix: async () => {},
  };
  return { blobs, stored };
}
