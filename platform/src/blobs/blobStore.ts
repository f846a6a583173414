export type BlobInfo = { key: string; size: number; modifiedAt: number };

/**
 * Keys are `/`-separated words of letters, digits, `.`, `_`, `-`, none beginning with a `.`; anything else is
 * refused. `modifiedAt`: ms since 1970.
 */
export interface BlobStore {
  /**
   * Writes once: a key that is there keeps its content and the call answers false. Durable when it answers.
   */
  put(key: string, content: Uint8Array): Promise<boolean>;
  /**
   * Null when there is no such key. `range`: first and last byte, both included; what lies beyond the end is
   * left out.
   */
  get(key: string, range?: { from: number; to: number }): Promise<Uint8Array | null>;
  info(key: string): Promise<BlobInfo | null>;
  /** In the order of keys. A prefix is a key cut off anywhere; the empty one lists all. */
  list(prefix: string): AsyncIterable<BlobInfo>;
  /** Repeatable. The empty prefix is refused. */
  deleteByPrefix(prefix: string): Promise<void>;
}
