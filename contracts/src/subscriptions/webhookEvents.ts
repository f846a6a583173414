// Stored for ever. A type or a field may be added here; none is renamed or removed. `at` is ISO time.

/**
 * Stream `webhook-{provider}-{SHA-256 of the provider's event id, hex}`: one fact each, so that deliveries
 * never wait for one another. `event`, `eventType`, `object`: ids and kind as the provider names them; whose
 * books they speak of is ours to say. Nothing else of a delivery is kept: the rest of it may name people.
 */
export type WebhookEvent = {
  type: 'WebhookReceived';
  data: {
    accountId: string;
    provider: 'test' | 'stripe';
    event: string;
    eventType: string;
    object: string;
    at: string;
  };
};
