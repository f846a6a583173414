import type { Context, Middleware } from 'koa';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { JsonObject } from '../json.ts';
import { bearerOf } from './bearerOf.ts';
import { isFromHere } from './isFromHere.ts';
import { sameSecret } from './sameSecret.ts';

/** `ok` and whatever helps whoever looks: states and numbers, no personal data. */
export type Check = JsonObject & { readonly ok: boolean };
/** What has to hold before requests are sent here, by name. A check that throws does not hold. */
export type Checks = { readonly [name: string]: () => Check | Promise<Check> };

const CHECK_WITHIN_MS = 2_000;

/** A registry with Node's own metrics in it (event loop, memory, GC); one per process. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

export type ProbesDeps = {
  checks: Checks;
  registry: Registry;
  /** Aborts when the process begins to stop. */
  stopping: AbortSignal;
  /** Bearer token of who may look from elsewhere; null: nobody. */
  metricsToken: string | null;
};

/**
 * `/healthz`: the process answers. `/readyz`: it can serve, or 503. Why not, and `/metrics` as Prometheus text,
 * are told to this machine and to who has the token.
 */
export function probes({ checks, registry, stopping, metricsToken }: ProbesDeps): Middleware {
  function mayLook({ req, headers }: Context): boolean {
    const token = bearerOf(headers.authorization);
    return (
      isFromHere(req) || (metricsToken !== null && token !== undefined && sameSecret(token, metricsToken))
    );
  }
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz' && ctx.path !== '/metrics') return next();
    const isOpen = mayLook(ctx);
    if (ctx.path === '/metrics' && !isOpen) return next();
    ctx.state.route = ctx.path;
    ctx.set('Cache-Control', 'no-store');
    if (ctx.path === '/healthz') ctx.body = { ok: true };
    else if (ctx.path === '/metrics') {
      ctx.type = registry.contentType;
      ctx.body = await registry.metrics();
    } else {
      const results = Object.fromEntries(
        await Promise.all(
          Object.entries(checks).map(async ([name, check]) => [name, await outcomeOf(check)] as const),
        ),
      );
      const ready = !stopping.aborted && Object.values(results).every(({ ok }) => ok);
      ctx.status = ready ? 200 : 503;
      ctx.body = isOpen ? { ready, stopping: stopping.aborted, checks: results } : { ready };
    }
  };
}

async function outcomeOf(check: Checks[string]): Promise<Check> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Check>(
    (resolve) => (timer = setTimeout(resolve, CHECK_WITHIN_MS, { ok: false, error: 'no answer' })),
  );
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.constructor.name : typeof error };
  } finally {
    clearTimeout(timer);
  }
}
