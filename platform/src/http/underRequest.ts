import type { Context } from 'koa';
import { type Cause, underCause } from '../causation/cause.ts';
import { causeIn } from '../causation/causeHeaders.ts';
import { inSpan } from '../tracing/inSpan.ts';
import type { Route } from './route.ts';

/**
 * Answers a request whose caller may call this route: under a cause of its own, or the one that another
 * process of ours carries on. What strangers send along is not looked at.
 */
export function underRequest(ctx: Context, { method, path, auth }: Route, answer: () => Promise<void>) {
  const carried = auth === 'service' ? causeIn(ctx.headers) : undefined;
  const cause = (ctx.state.cause = carried ?? (ctx.state.cause as Cause));
  return underCause(cause, () =>
    inSpan(
      `${method} ${path}`,
      {
        kind: 'server',
        attributes: { 'http.request.method': method, 'http.route': path },
        outcome: () => ({ 'http.response.status_code': ctx.status }),
        begins: !carried,
        parent: carried && ctx.get('traceparent'),
      },
      answer,
    ),
  );
}
