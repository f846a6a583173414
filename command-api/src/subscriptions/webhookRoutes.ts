import { paths } from '@storylark/contracts/paths';
import { yup } from '@storylark/contracts/validation/fields';
import type { PaymentProvider } from '@storylark/payments/paymentProvider';
import { readRawBody } from '@storylark/platform/http/readRawBody';
import type { Route } from '@storylark/platform/http/route';
import { Refusal } from '@storylark/platform/refusal';
import { route } from '../caller.ts';
import type { Limit } from '../limits.ts';
import type { createWebhookLog } from './createWebhookLog.ts';

type Deps = {
  payments: Pick<PaymentProvider, 'kind' | 'readWebhook'>;
  received: ReturnType<typeof createWebhookLog>;
  limit: Limit;
  /** Whether there is such an account, and nobody has deleted it. */
  isOpen: (accountId: string) => Promise<boolean>;
};

const BODY_LIMIT_BYTES = 256 * 1024;
const SIGNATURE = 'stripe-signature';

/**
 * What the payment provider sends says whose books to read again: twice, late or in any order it leads to
 * the same log. It is taken once the log has it, by its names alone; from there on the log is the queue, and
 * a manager reads the books. Until then the provider sends it again, and a sweep asks for what was lost.
 */
export const webhookRoutes = ({ payments, received, limit, isOpen }: Deps): Route[] => [
  route({
    method: 'POST',
    path: paths.webhook,
    summary: 'Deliveries of the payment provider, signed by it',
    auth: 'public',
    schemas: { params: yup.object({ provider: yup.string().strict().required() }) },
    headers: { [SIGNATURE]: 'Time and HMAC of the delivery' },
    answers: { 204: { description: 'Recorded, or nothing of ours' } },
    refusals: ['webhookRefused', 'tooManyRequests'],
    handle: async ({ params, ctx }) => {
      if (params.provider !== payments.kind) throw new Refusal('notFound');
      await limit('webhook', { ip: ctx.ip });
      const body = await readRawBody(ctx, BODY_LIMIT_BYTES);
      const webhook = await payments.readWebhook(body, ctx.get(SIGNATURE));
      if (webhook && (await isOpen(webhook.accountId))) {
        const { eventId: event, type: eventType, ...about } = webhook;
        await received({ provider: payments.kind, event, eventType, ...about });
      }
      return {};
    },
  }),
];
