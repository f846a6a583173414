import { pipeline } from 'node:stream/promises';
import type { Context } from 'koa';
import { Unavailable } from '../unavailable.ts';

/** What one answer holds while it waits for its reader, as measured: a chunk sealed, opened, and being sent. */
const HELD_BYTES = 192 * 1024;
const LIMIT_BYTES = 192 * 1024 * 1024;

/** Makes what is long wait for those who read it, and keeps a bound over all that do. */
export function createStreamer({ limitBytes = LIMIT_BYTES } = {}) {
  let held = 0;
  return {
    /**
     * Room for one long answer: asked for before anything of it is said, given back by calling what is
     * returned. @throws Unavailable (503 with Retry-After) while all of it is taken
     */
    takeRoom(): () => void {
      if (held + HELD_BYTES > limitBytes)
        throw new Unavailable('too many long answers wait for their readers');
      held += HELD_BYTES;
      let release = () => void (held -= HELD_BYTES);
      return () => {
        release();
        release = () => {};
      };
    },
    /**
     * Answers with the pieces, each read when the reader has taken the one before. Status and headers are the
     * caller's. What reading throws breaks the answer off; Koa tells the app of it.
     */
    async send(ctx: Context, pieces: AsyncIterable<Uint8Array>): Promise<void> {
      ctx.respond = false;
      await pipeline(pieces, ctx.res).catch(() => {});
    },
  };
}
export type Streamer = ReturnType<typeof createStreamer>;
