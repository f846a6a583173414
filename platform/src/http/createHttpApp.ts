import { Router } from '@koa/router';
import { MIN_POSITION, POSITION, STALE } from '@storylark/contracts/http/headers';
import Koa, { type Context } from 'koa';
import compress from 'koa-compress';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { type Cause, newCause } from '../causation/cause.ts';
import type { ErrorReporter } from '../errors/errorReporter.ts';
import { Refusal } from '../refusal.ts';
import { type Authority, authorise } from './authorise.ts';
import { descriptionRoutes } from './description/descriptionRoutes.ts';
import { observe } from './observe.ts';
import type { Positions } from './createPositions.ts';
import { type Checks, probes } from './probes.ts';
import { answerProblem, type StatusOf, type Translate } from './problems.ts';
import type { Progress } from './progress.ts';
import { readBody } from './readBody.ts';
import type { Answer, Caller, Route, RouteRequest } from './route.ts';
import { refuseFromElsewhere } from './refuseFromElsewhere.ts';
import { securityHeaders } from './securityHeaders.ts';
import { Unavailable } from '../unavailable.ts';
import { underRequest } from './underRequest.ts';
import { validate } from './validate.ts';

export type HttpAppDeps<C extends Caller> = {
  routes: readonly Route[];
  authority: Authority<C>;
  /** Statuses of the refusals; those of the HTTP kernel itself are known. */
  statusOf: StatusOf;
  translate: Translate;
  /** Of the house, the first one where a client speaks none of them. */
  languages: readonly string[];
  /** How places in the log are told to who is logged in; our own processes are told none. */
  positions: Positions;
  /** Of the read models that the rows name; without it no row names any. */
  progress?: Progress;
  checks: Checks;
  registry: Registry;
  logger: Logger;
  errorReporter: ErrorReporter;
  /** Aborts when the process begins to stop: event streams end, readiness goes. */
  stopping: AbortSignal;
  /**
   * What `/api/openapi.json` and `/api/docs` describe; `routes` unless other processes' routes belong to the
   * same API.
   */
  described?: { title: string; version: string; routes: readonly Route[] };
  /** Bearer token of who may look at `/metrics` and the details of `/readyz` from elsewhere; null: nobody. */
  metricsToken?: string | null;
  /**
   * Runs what a known caller asks for, or refuses it before anything of the request is read: budgets of
   * accounts.
   */
  within?: (
    call: { row: Route; caller: C; query: Context['query'] },
    answer: () => Promise<void>,
  ) => Promise<void>;
  /**
   * How many of our own proxies stand before it, the gateway among them: X-Forwarded-Proto is believed, and
   * so many addresses at the end of X-Forwarded-For, the first of which is the caller's. None unless said.
   */
  proxiesInFront?: number;
};

const WAIT_MS = 2_000;

/** Both APIs are made by this. Opens no port: `listen` does. */
export function createHttpApp<C extends Caller>(deps: HttpAppDeps<C>): Koa {
  const {
    routes,
    statusOf,
    translate,
    languages,
    registry,
    logger,
    errorReporter,
    stopping,
    described,
    checks,
  } = deps;
  const languageOf = (ctx: Context) => ctx.acceptsLanguages(...languages) || (languages[0] ?? 'en');
  for (const row of routes) refuseUnchecked(row);
  const { metricsToken = null, proxiesInFront = 0 } = deps;
  const app = new Koa({ proxy: proxiesInFront > 0, maxIpsCount: proxiesInFront });
  app.silent = true; // what reaches Koa's own handler is logged below
  app.on('error', (err: unknown) => logger.warn({ err }, 'an answer broke off'));

  app.use(observe(logger, registry));
  app.use(securityHeaders());
  app.use(async (ctx, next) => {
    ctx.state.cause = newCause();
    try {
      await next();
      if (ctx.body == null && ctx.respond !== false) refuseUnanswered(ctx.status);
    } catch (error) {
      if (ctx.headerSent) return void ctx.res.destroy();
      const { route, requestId, accountId, cause } = ctx.state;
      if (!answerProblem(ctx, error, statusOf, translate, languageOf(ctx))) return;
      const { correlationId } = cause as Cause;
      logger.error({ err: error, route, requestId, correlationId }, 'request failed');
      if (ctx.status === 500) errorReporter.report(error, { route, requestId, accountId });
    }
  });
  app.use((ctx, next) => {
    // who takes no form at all gets the plain one (RFC 9110, 12.5.3)
    if (ctx.acceptsEncodings('br', 'gzip', 'deflate', 'identity') === false) ctx.compress = false;
    return next();
  });
  // Event streams must not wait for a full block, and media are packed already.
  app.use(
    compress({ filter: (type) => /^(application\/([\w.-]+\+)?json|text\/html)/.test(type), threshold: 1024 }),
  );
  app.use(probes({ checks, registry, stopping, metricsToken }));

  const router = new Router();
  for (const row of [...routes, ...(described ? descriptionRoutes({ ...described, statusOf }) : [])]) {
    router.register(row.path, [row.method], async (ctx: Context) => {
      ctx.state.route = row.path;
      refuseFromElsewhere(row, ctx.get('sec-fetch-site'));
      const caller =
        row.auth === 'public' ? null : await authorise(row, ctx.get('authorization'), deps.authority);
      ctx.state.accountId = caller?.accountId;
      const run = () => answer(ctx, row, caller, deps, languageOf(ctx));
      await underRequest(ctx, row, () =>
        caller && deps.within ? deps.within({ row, caller, query: ctx.query }, run) : run(),
      );
    });
  }
  app.use(router.routes());
  app.use(router.allowedMethods());
  return app;
}

async function answer<C extends Caller>(
  ctx: Context,
  row: Route,
  caller: C | null,
  { positions, progress, stopping, statusOf }: HttpAppDeps<C>,
  language: string,
) {
  const { params, query, body } = row.schemas ?? {};
  const request: Omit<RouteRequest<C | null, unknown, unknown, unknown>, 'signal'> = {
    caller,
    params: params ? validate('path', params, ctx.params) : {},
    query: query ? validate('query', query, { ...ctx.query }) : {},
    body: body ? validate('body', body, await readBody(ctx, row.bodyType ?? 'json'), row.keepUnknown) : {},
    language,
    requestId: ctx.state.requestId as string,
    ctx,
  };
  const reader = row.auth === 'service' ? undefined : caller?.accountId;
  if (row.projections && progress && reader !== undefined) {
    const position = positions.highest(reader, ctx.get(MIN_POSITION));
    if (position !== null && !(await progress.waitFor(row.projections, position, WAIT_MS)))
      ctx.set(STALE, '1');
    // asked before the answer is made: it holds at least so much
    ctx.set(POSITION, positions.issue(reader, await progress.reached(row.projections)));
  }

  let signal: AbortSignal | undefined;
  const answering = async () =>
    row.handle(
      Object.defineProperty(request, 'signal', {
        get: () => (signal ??= signalOf(ctx, stopping)),
      }) as RouteRequest<C, unknown, unknown, unknown>,
    );
  const given: Answer | void = await answering().catch((error: unknown) => {
    const isMissed = error instanceof Refusal && statusOf[error.code] === 404;
    // what is not in a read model that is behind may be there all the same
    throw isMissed && ctx.response.get(STALE)
      ? new Unavailable('the read models are late', { cause: error })
      : error;
  });
  if (!given) return;
  ctx.set('Cache-Control', 'no-store');
  if (given.headers) ctx.set({ ...given.headers });
  if (given.position !== undefined && reader !== undefined)
    ctx.set(POSITION, positions.issue(reader, given.position));
  if (given.body !== undefined) ctx.body = given.body;
  ctx.status = given.status ?? (given.body === undefined ? 204 : 200);
}

function signalOf(ctx: Context, stopping: AbortSignal): AbortSignal {
  const gone = new AbortController();
  ctx.res.once('close', () => gone.abort());
  return AbortSignal.any([gone.signal, stopping]);
}

/** @throws Error at start for a row whose path could bring in what no schema has seen. */
function refuseUnchecked({ method, path, schemas }: Route) {
  if (path.includes(':') && !schemas?.params)
    throw new Error(`${method} ${path}: give its path values a schema (schemas.params)`);
}

function refuseUnanswered(status: number) {
  if (status === 404) throw new Refusal('notFound');
  if (status === 405 || status === 501) throw new Refusal('methodNotAllowed');
}
