import { createHash } from 'node:crypto';
import type { Clock } from '@storylark/platform/clock';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import { v5 as uuidV5 } from 'uuid';
import { webhookDecider, type ReceiveWebhook } from './webhookDecider.ts';

/** Any UUID: it sets ids made of webhooks' names apart from other UUIDs. */
const WEBHOOKS = '3f6c8f0e-5d0b-4f0c-9a53-0c8f7c1f6a44';

/**
 * Keeps that the provider has told of something. The same one, however often and by how many at once, is one
 * event of one id. @throws Unavailable where it may not be stored
 */
export const createWebhookLog =
  ({ commands, now }: { commands: Pick<CommandHandler, 'handle'>; now: Clock }) =>
  async (webhook: ReceiveWebhook): Promise<void> => {
    const { provider, event, accountId } = webhook;
    const streamId = `webhook-${provider}-${createHash('sha256').update(event).digest('hex')}`;
    const at = new Date(now()).toISOString();
    await commands.handle({
      decider: webhookDecider,
      streamId,
      command: webhook,
      contextOf: () => ({ at }),
      meta: { at, accountId, commandId: uuidV5(streamId, WEBHOOKS) },
    });
  };
