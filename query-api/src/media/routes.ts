import { createHash } from 'node:crypto';
import { paths } from '@storylark/contracts/paths';
import { yup } from '@storylark/contracts/validation/fields';
import { parseByteRange } from '@storylark/platform/http/byteRange';
import type { Route } from '@storylark/platform/http/route';
import type { SignedLinks } from '@storylark/platform/http/signedLinks';
import { Refusal } from '@storylark/platform/refusal';
import type { Context } from 'koa';
import { route } from '../caller.ts';
import type { MediaStore } from '../createMediaStore.ts';

const types: Record<string, string> = {
  mp3: 'audio/mpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

/**
 * Audio and pictures, by signed link: ranges, so that a player can seek, and a tag, so that nothing is sent
 * twice. Content never changes under a key.
 */
export const mediaRoutes = ({ links, media }: { links: SignedLinks; media: MediaStore }): Route[] => [
  route({
    method: 'GET',
    path: paths.media,
    summary: 'Audio or a picture; Range, ETag, `download` gives a file name',
    auth: 'public',
    schemas: { query: yup.object({ exp: yup.string(), sig: yup.string(), download: yup.string() }) },
    answers: {
      200: { description: 'The bytes', type: Object.values(types) },
      206: { description: 'Some of the bytes', type: Object.values(types) },
      304: { description: 'Known already' },
      416: { description: 'Beyond the end' },
    },
    refusals: ['linkExpired', 'notFound'],
    async handle({ ctx, query }) {
      const key = links.keyOf(ctx.path.slice('/media/'.length), query);
      if (key === null) throw new Refusal('linkExpired');
      const size = await media.size(key);
      if (size === null) throw new Refusal('notFound');
      ctx.set({
        'Accept-Ranges': 'bytes',
        'Cache-Control': 'private, max-age=21600, immutable',
        'X-Robots-Tag': 'noindex',
      });
      ctx.etag = createHash('sha256').update(key).digest('base64url').slice(0, 22);
      ctx.type = types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
      if (query.download) ctx.attachment(query.download);
      ctx.status = 200;
      if (ctx.fresh) return void (ctx.status = 304);
      await answerBytes(ctx, size, (range) => media.get(key, range));
    },
  }),
];

async function answerBytes(
  ctx: Context,
  size: number,
  read: (range?: { from: number; to: number }) => Promise<Uint8Array | null>,
) {
  const ifRange = ctx.get('if-range');
  const range =
    ifRange === '' || ifRange === ctx.response.get('etag') ? parseByteRange(ctx.get('range'), size) : null;
  if (range === 'unsatisfiable') {
    ctx.status = 416;
    ctx.set('Content-Range', `bytes */${size}`);
    ctx.body = '';
    return;
  }
  if (range) {
    ctx.status = 206;
    ctx.set('Content-Range', `bytes ${range.from}-${range.to}/${size}`);
  }
  if (ctx.method === 'HEAD') {
    ctx.length = range ? range.to - range.from + 1 : size;
    return;
  }
  const bytes = await read(range ?? undefined);
  if (!bytes) throw new Refusal('notFound');
  const { type } = ctx;
  ctx.body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  ctx.type = type;
}
