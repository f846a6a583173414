import { appendFileSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Enough for the crashes of a bad night; then the file begins anew. */
const LONGEST_BYTES = 1_000_000;

/**
 * Keeps what a process said before it crashed. Answers where, for whoever is told of it: a full disk keeps
 * nobody from starting again.
 */
export function recordCrash(file: string, how: string, lastWords: string): string {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const isFull = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LONGEST_BYTES;
    const entry = `${new Date().toISOString()} ${how}\n${lastWords}\n`;
    appendFileSync(file, entry, { mode: 0o600, flag: isFull ? 'w' : 'a' });
    return file;
  } catch (error) {
    return `lost (${(error as NodeJS.ErrnoException).code})`;
  }
}
