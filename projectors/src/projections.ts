import { accounts } from './accounts/accounts.ts';
import { passkeys } from './accounts/passkeys.ts';
import { sessions } from './accounts/sessions.ts';
import { costs } from './admin/costs.ts';
import { usage } from './admin/usage.ts';
import { auditAccounts } from './audit/auditAccounts.ts';
import { characters } from './characters/characters.ts';
import { dueBilling } from './due/dueBilling.ts';
import { duePeriods } from './due/duePeriods.ts';
import { openOrders } from './due/openOrders.ts';
import { unnamedSteps } from './due/unnamedSteps.ts';
import { feed } from './live/feed.ts';
import { listening } from './stories/listening.ts';
import { makingTimes } from './stories/makingTimes.ts';
import { shares } from './stories/shares.ts';
import { stories } from './stories/stories.ts';
import { turns } from './stories/turns.ts';
import { invoices } from './subscriptions/invoices.ts';
import { slots } from './subscriptions/slots.ts';
import { subscriptions } from './subscriptions/subscriptions.ts';

/** Every read model of the house: a new one is one line here. */
export const projections = [
  sessions,
  accounts,
  passkeys,
  characters,
  stories,
  shares,
  makingTimes,
  listening,
  turns,
  slots,
  subscriptions,
  invoices,
  auditAccounts,
  usage,
  costs,
  feed,
  openOrders,
  duePeriods,
  dueBilling,
  unnamedSteps,
];
