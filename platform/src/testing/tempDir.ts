import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new empty folder for one test; `remove` deletes it with all it holds. */
export async function tempDir(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'storylark-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
