import { invalidArgument } from './failure.ts';

/**
 * Bytes of the log that one event is said to take: positions are places in the log, with gaps, and none is 0.
 */
const STEP = 64;

/** Commit position of the event at a position of the embedded log; prepare is the same. */
export const commitOf = (position: number): string => `${(position + 1) * STEP}`;

/** Back from a position that a client sends. @throws Failure for one that the stand-in never gave */
export function positionAt(commit: string, prepare: string): number {
  const position = Number(commit) / STEP - 1;
  if (commit !== prepare || !Number.isInteger(position) || position < 0)
    throw invalidArgument(`there is no position C:${commit}/P:${prepare}`);
  return position;
}
