import type { Line } from '../../plan.ts';

/**
 * Least length of a stretch of text that is narrated, stored and retried by itself (SPEC section 9), in
 * characters.
 */
const SHORTEST_CHUNK = 250;

const lengthOf = (lines: readonly Line[]): number => lines.reduce((sum, { text }) => sum + text.length, 0);

/**
 * Cuts a story between lines into chunks of at least 250 characters; a shorter rest joins the chunk before
 * it.
 */
export function chunksOf(lines: readonly Line[]): Line[][] {
  const chunks: Line[][] = [];
  let open: Line[] = [];
  for (const line of lines) {
    open.push(line);
    if (lengthOf(open) < SHORTEST_CHUNK) continue;
    chunks.push(open);
    open = [];
  }
  const last = chunks.at(-1);
  if (last) last.push(...open);
  else if (open.length > 0) chunks.push(open);
  return chunks;
}
