import { randomUUID } from 'node:crypto';
import { REQUEST_ID } from '@storylark/contracts/http/headers';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { Histogram, type Registry } from 'prom-client';
import type { Cause } from '../causation/cause.ts';

const NAME = 'http_request_duration_seconds';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Requests that no route took, so that strangers' paths become neither labels nor log lines. */
const NO_ROUTE = 'none';

/**
 * Gives each request an id (a client's own if it is a UUID), and logs and counts it when it is over, by the
 * route's pattern: never by path, query or body. The log says whose it was and what it was refused for.
 */
export function observe(logger: Logger, registry: Registry): Middleware {
  const histogram = histogramOf(registry);
  return (ctx, next) => {
    const begun = performance.now();
    const given = ctx.get(REQUEST_ID);
    const requestId = UUID.test(given) ? given : randomUUID();
    ctx.state.requestId = requestId;
    ctx.set(REQUEST_ID, requestId);
    ctx.res.once('close', () => {
      const ms = performance.now() - begun;
      const { method } = ctx;
      const { statusCode: status } = ctx.res;
      const route = (ctx.state.route as string | undefined) ?? NO_ROUTE;
      histogram.observe({ method, route, status }, ms / 1000);
      const { accountId, refusal } = ctx.state as { accountId?: string; refusal?: string };
      const { correlationId } = (ctx.state.cause as Cause | undefined) ?? {};
      const took = Math.round(ms * 10) / 10;
      const said = { requestId, correlationId, accountId, method, route, status, refusal, ms: took };
      logger.info(said, 'request');
    });
    return next();
  };
}

/** Both APIs of one process count in the same one. */
function histogramOf(registry: Registry): Histogram<'method' | 'route' | 'status'> {
  const there = registry.getSingleMetric(NAME);
  if (there instanceof Histogram) return there;
  return new Histogram({
    name: NAME,
    help: 'Time from the first byte of a request to the last one of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
}
