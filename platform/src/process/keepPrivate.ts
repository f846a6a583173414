import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;

/**
 * From here on, what this process and those that it starts make can be opened by its user alone; and so can
 * `folder`, made where it is not there, and all that lies in it. Links in it are left as they are.
 * Answers how many files and folders were open to others before.
 * @throws Error saying what to do where something belongs to another user, or its mode cannot be changed
 */
export function keepPrivate(folder: string): number {
  if (process.platform !== 'win32') process.umask(OTHERS);
  mkdirSync(folder, { recursive: true });
  if (process.platform === 'win32') return 0; // who may look in there is told by rights that are inherited
  const root = realpathSync(folder);
  return close(root) + closeAllIn(root); // the way in first: nobody else gets there while we go through it
}

/** A folder is closed after all in it, so that one found closed needs no look, not even after a crash. */
function closeAllIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((count, entry) => {
    const path = join(folder, entry.name);
    const inside = entry.isDirectory() && modeOf(path) & OTHERS ? closeAllIn(path) : 0;
    return count + inside + close(path);
  }, 0);
}

/** How many were open: 1 or 0. What went away meanwhile, as SQLite's files do, was nobody's. */
function close(path: string): 0 | 1 {
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (!status || status.isSymbolicLink()) return 0;
  const me = process.geteuid?.();
  if (status.uid !== me)
    throw new Error(
      `${path} belongs to user ${status.uid}, and this process runs as user ${me}: ` +
        `give it to that one with all in it (chown -R), or name another folder`,
    );
  if (!(status.mode & OTHERS)) return 0;
  try {
    chmodSync(path, status.isDirectory() ? 0o700 : 0o600);
  } catch (error) {
    throw cannotBeClosed(path, error);
  }
  if (modeOf(path) & OTHERS) throw cannotBeClosed(path);
  return 1;
}

const modeOf = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0;

const cannotBeClosed = (path: string, cause?: unknown) =>
  new Error(
    `${path} is open to other users of this machine, and its mode cannot be changed: ` +
      'name a folder on a file system that keeps modes',
    { cause },
  );
