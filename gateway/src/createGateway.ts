import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusalStatus } from '@storylark/contracts/refusals';
import { REQUEST_ID } from '@storylark/contracts/http/headers';
import { httpProblems, type HttpProblemCode, PROBLEM_TYPE } from '@storylark/contracts/http/problem';
import { servedBy } from '@storylark/contracts/servedBy';
import type { Clock } from '@storylark/platform/clock';
import { docsPage } from '@storylark/platform/http/description/docsPage';
import { observe } from '@storylark/platform/http/observe';
import { probes } from '@storylark/platform/http/probes';
import { pageHeaders } from '@storylark/platform/http/securityHeaders';
import Koa, { type Context } from 'koa';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { callerOf } from '@storylark/platform/http/port/callerOf';
import { createCopies } from './createCopies.ts';
import { DESCRIPTION_PATH, DOCS_PATH, mergeDescriptions } from './describe.ts';
import { BodyTooLarge, createForwarder, UpstreamAway } from './forward.ts';

type Deps = {
  /** Origins of the copies, `http://host:port`; a name may stand for several. */
  commandApi: readonly string[];
  queryApi: readonly string[];
  /** The web app and the public pages; false for what is none of them. */
  pages: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Our own proxies before this one. */
  proxiesInFront: number;
  now: Clock;
  logger: Logger;
  registry: Registry;
  /** Bearer token of who may look at `/metrics` and the details of `/readyz` from elsewhere; null: nobody. */
  metricsToken: string | null;
  stopping: AbortSignal;
  answerWithinMs?: number;
};

/**
 * The one address of the house: pages from memory, all else to a copy of the API that answers it. Opens no
 * port.
 */
export function createGateway(deps: Deps) {
  const { pages, proxiesInFront, now, logger, registry, metricsToken, stopping, answerWithinMs } = deps;
  const copies = {
    commandApi: createCopies(deps.commandApi, { now }),
    queryApi: createCopies(deps.queryApi, { now }),
  };
  const { forward, isThere, read, close } = createForwarder(
    answerWithinMs === undefined ? {} : { answerWithinMs },
  );
  const checks = {
    commandApi: async () => ({ ok: await isThere(copies.commandApi) }),
    queryApi: async () => ({ ok: await isThere(copies.queryApi) }),
  };

  const app = new Koa();
  app.silent = true;
  app.on('error', (err: unknown) => logger.warn({ err }, 'an answer broke off'));
  app.use(observe(logger, registry));
  app.use(probes({ checks, registry, stopping, metricsToken }));
  app.use(async (ctx) => {
    const path = ctx.req.url?.split('?', 1)[0] ?? '';
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (isRead && (path === DESCRIPTION_PATH || path === DOCS_PATH)) return describe(ctx, path);
    ctx.state.route = 'pages';
    ctx.respond = false;
    if (isRead && pages(ctx.req, ctx.res)) return;
    // its own, and refused: those behind keep theirs to themselves too
    const who = path === '/metrics' ? 'nobody' : servedBy(ctx.method, path);
    ctx.state.route = who;
    if (who === 'nobody') return refuse(ctx, 'notFound');
    const headers = {
      ...callerOf(ctx.req, proxiesInFront),
      [REQUEST_ID.toLowerCase()]: ctx.state.requestId as string,
    };
    await forward({ copies: copies[who], request: ctx.req, response: ctx.res, headers }).catch(
      (error: unknown) => {
        if (ctx.headerSent || ctx.res.closed) return void ctx.res.destroy();
        if (error instanceof BodyTooLarge) return refuse(ctx, 'tooLarge');
        if (!(error instanceof UpstreamAway)) logger.error({ err: error, route: who }, 'request failed');
        else logger.warn({ route: who }, 'no copy answered');
        return refuse(ctx, error instanceof UpstreamAway ? 'unavailable' : 'unexpected');
      },
    );
  });
  async function describe(ctx: Context, path: string) {
    ctx.state.route = path;
    try {
      const document = mergeDescriptions(
        await Promise.all([copies.queryApi, copies.commandApi].map((one) => read(one, DESCRIPTION_PATH))),
      );
      ctx.set('Cache-Control', 'no-store');
      ctx.set(pageHeaders);
      ctx.body = path === DOCS_PATH ? docsPage(document, refusalStatus) : document;
    } catch (error) {
      refuse(ctx, error instanceof UpstreamAway ? 'unavailable' : 'unexpected');
    }
  }
  return { app, close };
}

function refuse(ctx: Context, code: HttpProblemCode) {
  const status = httpProblems[code];
  ctx.respond = true;
  ctx.status = status;
  ctx.body = JSON.stringify({ type: `/api/docs#${code}`, title: code, status, code, detail: code });
  ctx.type = PROBLEM_TYPE;
  ctx.set('Cache-Control', 'no-store');
  if (status === 413) ctx.set('Connection', 'close'); // the rest of the body is not wanted
  if (status === 503) ctx.set('Retry-After', '1');
}
