import type { UsageAccountDocument, UsageGroup } from '@storylark/contracts/admin/documents';
import type { Locale } from '@storylark/contracts/languages';
import { planAt } from '@storylark/contracts/subscriptions/subscription';

/** The plan an account holds at `at`, with the language that counts: its own, or that of a story. */
export const groupOf = (
  { subscription, language: own }: UsageAccountDocument,
  at: string,
  language: Locale = own,
): UsageGroup => `${planAt(subscription, at).held}/${language}`;
