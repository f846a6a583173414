import type { MailKind } from '@storylark/contracts/accounts/mails';
import type { BillingTexts } from './billing/billingTexts.ts';

/**
 * What the mails of one language say: paragraphs before and after the button; `button` is what the link says.
 */
export type MailTexts = {
  greeting: (firstName: string) => string;
  closing: string;
  billing: BillingTexts;
  kinds: Record<
    MailKind,
    { subject: string; before: readonly string[]; button?: string; after?: readonly string[] }
  >;
};
