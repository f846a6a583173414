import type { Line } from '../../plan.ts';

/** Least length of a stretch of text that is narrated, stored and retried by itself (SPEC section 9), in characters. */
export const SHORTEST_CHUNK = 250;

/** Some lines of a story; `toldBefore` of its `toldInAll` characters lie before them. */
export type Chunk = { lines: Line[]; toldBefore: number; toldInAll: number };

const lengthOf = (lines: readonly Line[]): number => lines.reduce((sum, { text }) => sum + text.length, 0);

/** Cuts a story between lines into chunks of at least 250 characters; a shorter rest joins the chunk before it. */
export function chunksOf(lines: readonly Line[]): Chunk[] {
  const groups: Line[][] = [];
  let open: Line[] = [];
  for (const line of lines) {
    open.push(line);
    if (lengthOf(open) < SHORTEST_CHUNK) continue;
    groups.push(open);
    open = [];
  }
  const last = groups.at(-1);
  if (last) last.push(...open);
  else if (open.length > 0) groups.push(open);
  const toldInAll = lengthOf(lines);
  return groups.map((group, index) => ({ lines: group, toldBefore: lengthOf(groups.slice(0, index).flat()), toldInAll }));
}
