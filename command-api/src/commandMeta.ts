import { createHmac } from 'node:crypto';
import { IDEMPOTENCY_KEY } from '@storylark/contracts/http/headers';
import type { Clock } from '@storylark/platform/clock';
import type { CommandMeta } from '@storylark/platform/engines/handleCommand';
import type { Keys } from '@storylark/platform/vault/openKeys';
import type { Context } from 'koa';
import { v5 as uuidV5 } from 'uuid';

/** Any UUID: it sets our command ids apart from other UUIDs made of the same words. */
const COMMANDS = '7d1f1a52-93ab-4a5e-9d70-1f6f5f0c8f5e';

/** @param accountId whose stream is changed; @param body as validated */
export type CommandMetaOf = (request: { ctx: Context; body: unknown }, accountId: string) => CommandMeta;

/**
 * Reads the clock once for a command, and names the command by account, route and Idempotency-Key when the
 * client sent one.
 * The body's hash is keyed: it stays in the log, where a bare one would let names and passwords be guessed
 * after they are erased.
 */
export function createCommandMeta({ now, keys }: { now: Clock; keys: Keys }): CommandMetaOf {
  return ({ ctx, body }, accountId) => {
    const meta = { at: new Date(now()).toISOString(), accountId };
    const key = ctx.get(IDEMPOTENCY_KEY);
    if (key === '') return meta;
    const commandId = uuidV5(`${accountId} ${ctx.method} ${String(ctx.state.route)} ${key}`, COMMANDS);
    const content = JSON.stringify([ctx.path, body]);
    const hashBy = (key: Buffer) => createHmac('sha256', key).update(content).digest('hex');
    const [signing, ...others] = keys();
    return { ...meta, commandId, bodyHash: hashBy(signing), otherBodyHashes: others.map(hashBy) };
  };
}
