/** So many entries are copied with each one that is added; the rest lie in a map that is shared. */
const COPIED = 64;

/**
 * A map that never changes: `with` answers another one. Ten thousand entries added one by one cost a hundredth
 * of what copying all of them each time does.
 */
export class GrowingMap<V> {
  readonly #older: ReadonlyMap<string, V>;
  readonly #newer: ReadonlyMap<string, V>;

  constructor(older: ReadonlyMap<string, V> = new Map(), newer: ReadonlyMap<string, V> = new Map()) {
    this.#older = older;
    this.#newer = newer;
  }
  get size(): number {
    return this.#older.size + this.#newer.size;
  }
  has(key: string): boolean {
    return this.#newer.has(key) || this.#older.has(key);
  }
  get(key: string): V | undefined {
    return this.#newer.has(key) ? this.#newer.get(key) : this.#older.get(key);
  }
  with(key: string, value: V): GrowingMap<V> {
    if (this.#newer.size < COPIED && !this.#older.has(key))
      return new GrowingMap(this.#older, new Map(this.#newer).set(key, value));
    return new GrowingMap(new Map([...this.#older, ...this.#newer]).set(key, value));
  }
  *keys(): Generator<string> {
    yield* this.#older.keys();
    yield* this.#newer.keys();
  }
  *values(): Generator<V> {
    yield* this.#older.values();
    yield* this.#newer.values();
  }
}
