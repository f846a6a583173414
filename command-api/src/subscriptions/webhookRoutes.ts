import { paths } from '@storylark/contracts/paths';
import { yup } from '@storylark/contracts/validation/fields';
import type { PaymentProvider } from '@storylark/payments/paymentProvider';
import { readRawBody } from '@storylark/platform/http/readRawBody';
import type { Route } from '@storylark/platform/http/route';
import { Refusal } from '@storylark/platform/refusal';
import { route } from '../caller.ts';
import type { Limit } from '../limits.ts';
import type { Billing } from './createBilling.ts';

type Deps = {
  billing: Pick<Billing, 'bringUpToDate'>;
  payments: Pick<PaymentProvider, 'kind' | 'readWebhook'>;
  limit: Limit;
  /** Whether there is such an account, and nobody has deleted it. */
  isOpen: (accountId: string) => Promise<boolean>;
};

const BODY_LIMIT_BYTES = 256 * 1024;
const SIGNATURE = 'stripe-signature';

/**
 * What the payment provider sends says whose books to read again, and nothing else of it is used or kept: twice,
 * late or in any order it leads to the same log. It is taken once the books are recorded; until then the provider
 * sends it again, and a sweep asks for what was lost.
 */
export const webhookRoutes = ({ billing, payments, limit, isOpen }: Deps): Route[] => [
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
      const news = await payments.readWebhook(body, ctx.get(SIGNATURE));
      if (news && (await isOpen(news.accountId))) await billing.bringUpToDate(news.accountId);
      return {};
    },
  }),
];
