import type { Context } from 'koa';
import { Refusal } from '../refusal.ts';

/**
 * The body as it came, to the byte: a signature over it can be checked.
 * @throws Refusal `tooLarge` above `limit` bytes
 */
export async function readRawBody({ req }: Context, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  // the connection stays, so that whoever sent too much is told so
  for await (const part of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > limit) throw new Refusal('tooLarge');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
