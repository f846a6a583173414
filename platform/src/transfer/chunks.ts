import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TransferRefused } from './installation.ts';

/** One file of JSON lines, and its SHA-256 in hex. */
export type Chunk = { file: string; lines: number; sha256: string };

const CHUNK_BYTES = 8 * 1024 * 1024;

export const sha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');

/** Writes lines into files `{name}-000001.jsonl` and so on, each on disk when the next one begins. */
export async function writeChunks(
  folder: string,
  name: string,
  lines: AsyncIterable<string>,
): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  let waiting: string[] = [];
  let bytes = 0;
  async function flush() {
    const file = `${name}-${String(chunks.length + 1).padStart(6, '0')}.jsonl`;
    const content = Buffer.from(waiting.join(''));
    await writeDurably(join(folder, file), content);
    chunks.push({ file, lines: waiting.length, sha256: sha256(content) });
    waiting = [];
    bytes = 0;
  }
  for await (const line of lines) {
    waiting.push(`${line}\n`);
    bytes += Buffer.byteLength(line) + 1;
    if (bytes >= CHUNK_BYTES) await flush();
  }
  if (waiting.length > 0) await flush();
  return chunks;
}

/**
 * The lines of these chunks in order; of a chunk that is not what was written, none.
 * @throws TransferRefused that names the file
 */
export async function* readChunks(folder: string, chunks: readonly Chunk[]): AsyncGenerator<string> {
  for (const { file, sha256: expected } of chunks) {
    const content = await readFile(join(folder, file)).catch(() => null);
    if (content === null)
      throw new TransferRefused(`${file} is missing in the archive: copy it again from where it was made`);
    if (sha256(content) !== expected)
      throw new TransferRefused(
        `${file} is not what was written into the archive: copy it again from where it was made`,
      );
    yield* content.toString().split('\n').slice(0, -1);
  }
}

/** Never over another file. */
export async function writeDurably(path: string, content: Uint8Array | string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Puts the names in a folder on disk. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** The outcomes in the order of the items, so many worked on at once. */
export async function* mapped<T, R>(
  items: AsyncIterable<T>,
  atOnce: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < atOnce) continue;
    yield* await Promise.all(batch.map(work));
    batch = [];
  }
  yield* await Promise.all(batch.map(work));
}
