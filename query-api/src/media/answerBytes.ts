import { createHash } from 'node:crypto';
import { parseByteRange } from '@storylark/platform/http/byteRange';
import type { Streamer } from '@storylark/platform/http/createStreamer';
import { Refusal } from '@storylark/platform/refusal';
import type { Context } from 'koa';
import type { MediaStore } from '../createMediaStore.ts';

/** By the end of a key. */
export const mediaTypes: Record<string, string> = {
  mp3: 'audio/mpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

export type BytesDeps = { media: MediaStore; streamer: Streamer };
/** `download`: the name under which a browser saves it, '' to show it. */
type Asked = { key: string; download: string; headers: Readonly<Record<string, string>> };

/**
 * Answers with a blob, or the part of it that is asked for: ranges, so that a player can seek, and a tag, so
 * that nothing is sent twice. Content never changes under a key.
 * @throws Refusal notFound; Unavailable while too many read
 */
export async function answerBytes({ media, streamer }: BytesDeps, ctx: Context, asked: Asked): Promise<void> {
  const { key, download, headers } = asked;
  const size = await media.size(key);
  if (size === null) throw new Refusal('notFound');
  ctx.etag = createHash('sha256').update(key).digest('base64url').slice(0, 22);
  ctx.status = 200;
  const about = () => {
    ctx.set({ 'Accept-Ranges': 'bytes', 'X-Robots-Tag': 'noindex', ...headers });
    ctx.type = mediaTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    if (download) ctx.attachment(download);
  };
  if (ctx.fresh) {
    about();
    ctx.status = 304;
    return;
  }
  const ifRange = ctx.get('if-range');
  const isOfThis = ifRange === '' || ifRange === ctx.response.get('etag');
  const range = isOfThis ? parseByteRange(ctx.get('range'), size) : null;
  if (range === 'unsatisfiable') {
    about();
    ctx.status = 416;
    ctx.set('Content-Range', `bytes */${size}`);
    ctx.body = '';
    return;
  }
  const { from, to } = range ?? { from: 0, to: size - 1 };
  const begin = () => {
    about();
    if (range) ctx.set('Content-Range', `bytes ${from}-${to}/${size}`);
    ctx.status = range ? 206 : 200;
    ctx.length = to - from + 1;
  };
  if (ctx.method === 'HEAD') return begin();
  const leaveRoom = streamer.takeRoom();
  try {
    const pieces = await media.read(key, { from, to });
    if (!pieces) throw new Refusal('notFound');
    const first = await pieces.next(); // what does not open is an error, not an answer that breaks off
    begin();
    await streamer.send(ctx, following(first, pieces));
  } finally {
    leaveRoom();
  }
}

async function* following(first: IteratorResult<Uint8Array>, rest: AsyncGenerator<Uint8Array>) {
  if (first.done) return;
  yield first.value;
  yield* rest;
}
