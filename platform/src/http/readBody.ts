import { bodyParser } from '@koa/bodyparser';
import { BODY_LIMIT_BYTES } from '@storylark/contracts/constants';
import type { Context } from 'koa';
import { Refusal } from '../refusal.ts';
import { bodyTypes, type BodyType } from './bodyTypes.ts';

const parsers = {
  json: bodyParser({ enableTypes: ['json'], ...everywhere() }),
  form: bodyParser({ enableTypes: ['form'], ...everywhere() }),
  report: bodyParser({
    enableTypes: ['json'],
    extendTypes: { json: [...bodyTypes.report] },
    ...everywhere(),
  }),
};
const nothing = async () => {};
/** Codes of zlib, and of its Brotli. */
const unpackable = /^(Z_|ERR_\w*(FORMAT|DICTIONARY))/;

/**
 * The parsed body; an empty object when there is none, so that the schema says what is missing.
 * @throws Refusal `unsupportedMediaType`, `tooLarge` (over 64 kB, also unpacked), `notJson`
 */
export async function readBody(ctx: Context, type: BodyType): Promise<unknown> {
  const isThere = ctx.req.headers['transfer-encoding'] !== undefined || Number(ctx.get('content-length')) > 0;
  if (!isThere) return {};
  if (!ctx.request.is([...bodyTypes[type]])) throw new Refusal('unsupportedMediaType');
  // The parser turns its back on what unpacks a body as soon as it has read enough; what that meets later is
  // nobody's error.
  const { req } = ctx;
  const pipe = req.pipe.bind(req);
  req.pipe = (to, options) =>
    pipe(
      to.on('error', () => {}),
      options,
    );
  try {
    await parsers[type](ctx, nothing);
  } catch (error) {
    throw refusalOf(error);
  }
  return ctx.request.body === '' ? {} : ctx.request.body;
}

function everywhere() {
  return {
    parsedMethods: ['POST', 'PUT', 'DELETE'],
    jsonLimit: BODY_LIMIT_BYTES,
    formLimit: BODY_LIMIT_BYTES,
  };
}

/**
 * The parser marks what the client did wrong with a status below 500, zlib with a code of its own (their
 * messages quote the body: none is passed on).
 */
function refusalOf(error: unknown): unknown {
  const { status, code } = error as { status?: unknown; code?: unknown };
  if (status === 413) return new Refusal('tooLarge');
  if (status === 415) return new Refusal('unsupportedMediaType');
  if ((typeof status === 'number' && status < 500) || unpackable.test(String(code)))
    return new Refusal('notJson');
  return error;
}
