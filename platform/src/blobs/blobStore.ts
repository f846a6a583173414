export type BlobInfo = { key: string; size: number; modifiedAt: number };

/** Keys are `/`-separated words of letters, digits, `.`, `_`, `-`; anything else is refused. */
export interface BlobStore {
  /** Writes once: a key that is there keeps its content and the call answers false. Durable when it answers. */
  put(key: string, content: Uint8Array): Promise<boolean>;
  /** Null when there is no such key. `range`: first and last byte, both included. */
  get(key: string, range?: { from: number; to: number }): Promise<Uint8Array | null>;
  info(key: string): Promise<BlobInfo | null>;
  list(prefix: string): AsyncIterable<BlobInfo>;
  deleteByPrefix(prefix: string): Promise<void>;
}
