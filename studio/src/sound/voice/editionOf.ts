import { createHash } from 'node:crypto';

/** A short name for what a voice is made of: another one when any of it changes. */
export const editionOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
