import type { WebhookEvent } from '@storylark/contracts/subscriptions/webhookEvents';
import type { Decider } from '@storylark/platform/decider';

export type ReceiveWebhook = Omit<WebhookEvent['data'], 'at'>;

/** Whether it was received; a delivery that comes again is no fact of its own. */
export const webhookDecider: Decider<boolean, ReceiveWebhook, WebhookEvent, { at: string }> = {
  initialState: false,
  evolve: () => true,
  decide: (webhook, isReceived, { at }) =>
    isReceived ? [] : [{ type: 'WebhookReceived', data: { ...webhook, at } }],
};
