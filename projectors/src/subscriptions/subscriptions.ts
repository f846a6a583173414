import type { SubscriptionDocument } from '@storylark/contracts/documents';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import { evolveContract, noContract } from '@storylark/contracts/subscriptions/contract';
import { evolveSubscription, onFree } from '@storylark/contracts/subscriptions/subscription';
import { projectionOf } from '../projectionOf.ts';

/**
 * The folded subscription; `planAt` and `windowAt` are asked when a page is answered, so that a date counts
 * without a timer.
 */
export const subscriptions = projectionOf<SubscriptionDocument, SubscriptionEvent>({
  name: 'subscriptions/v4',
  handles: [
    'SubscriptionStarted',
    'SubscriptionUpgraded',
    'DowngradeScheduled',
    'DowngradeWithdrawn',
    'DowngradeTookEffect',
    'CancellationScheduled',
    'CancellationWithdrawn',
    'PeriodRenewed',
    'SubscriptionEnded',
    'UpgradeRequested',
    'ConfirmationRequired',
    'UpgradeTakenBack',
    'DowngradeRequested',
    'DowngradeUndoRequested',
    'CancellationRequested',
    'ResumptionRequested',
    'WithdrawalDeclared',
    'RequestCarriedOut',
    'RequestGivenUp',
    'PaymentTaken',
    'PaymentFailed',
  ],
  idsOf: ({ data }) => [data.accountId],
  evolve: (document, event, _id) => ({
    _id,
    accountId: event.data.accountId,
    subscription: evolveSubscription(document?.subscription ?? onFree, event),
    contract: evolveContract(document?.contract ?? noContract, event),
  }),
});
