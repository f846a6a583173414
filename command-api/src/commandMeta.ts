import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY } from '@storylark/contracts/http/headers';
import type { CommandMeta } from '@storylark/platform/engines/handleCommand';
import type { RouteRequest } from '@storylark/platform/http/route';
import { v5 as uuidV5 } from 'uuid';

/** Ours alone: the same key of another account or call is another command. */
const COMMANDS = '9d3a1f5e-52f4-4a6b-8e0c-7c1d90b1a7e4';

type Request = Pick<RouteRequest<unknown, object, unknown, unknown>, 'params' | 'body'> & {
  ctx: { method: string; get: (header: string) => string; state: { route?: unknown } };
};

/**
 * What the events of one command carry. With an Idempotency-Key the command is known again when it is sent twice.
 * @param now milliseconds; read once per command
 * @param accountId whose events they are: the caller's, or for our own processes the account that the path names
 */
export function commandMeta(
  { ctx, params, body }: Request,
  now: number,
  accountId: string,
): CommandMeta & { at: string; accountId: string } {
  const meta = { at: new Date(now).toISOString(), accountId };
  const key = ctx.get(IDEMPOTENCY_KEY);
  if (key === '') return meta;
  return {
    ...meta,
    commandId: uuidV5(JSON.stringify([accountId, ctx.method, ctx.state.route, key]), COMMANDS),
    bodyHash: createHash('sha256')
      .update(JSON.stringify([params, body]))
      .digest('hex'),
  };
}
