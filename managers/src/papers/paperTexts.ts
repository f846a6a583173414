import type { ChargeReason, RefundReason } from '@storylark/contracts/subscriptions/billingEvents';
import type { PaperKind } from '@storylark/contracts/subscriptions/papers';
import type { Interval } from '@storylark/contracts/subscriptions/plans';

/** What the papers of one language say; amounts and dates come as they are written in it. */
export type PaperTexts = {
  /** `tax`: names a seller with address and VAT id, and money has moved. */
  titles: Record<PaperKind, { tax: string; plain: string }>;
  headings: { subject: string; amount: string };
  labels: {
    number: string;
    date: string;
    account: string;
    vatId: string;
    invoice: string;
    reason: string;
    plan: string;
    period: string;
    net: string;
    total: string;
    paidBack: string;
    paidOn: string;
    paidBackOn: string;
    reference: string;
    received: string;
    concluded: string;
    contract: string;
    refund: string;
  };
  /** `percent`: null where the rate of this entry is not known to us. */
  vat: (percent: string | null) => string;
  invoice: (number: string, day: string) => string;
  plan: (plan: string, interval: Interval) => string;
  /** Both days belong to it. */
  period: (from: string, to: string) => string;
  reasons: Record<ChargeReason | RefundReason, string>;
  /** What was declared and received. */
  declaration: (plan: string) => string;
  refundFollows: string;
  test: string;
  noInvoice: string;
  /** Said after `noInvoice`: why it is none. */
  noSeller: string;
};
