import type { AuditAccountDocument } from '@storylark/contracts/documents';
import { eventTypes } from '@storylark/contracts/eventTypes';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import { projectionOf } from '../projectionOf.ts';

/**
 * Where an auditor finds accounts: ids, how much there is to read, and when it was written last. One that was
 * erased is found in the log alone, by its whole id.
 */
export const auditAccounts = projectionOf<AuditAccountDocument, SubscriptionEvent>({
  name: 'auditAccounts/v2',
  handles: eventTypes.subscription,
  idsOf: ({ data }) => [data.accountId],
  evolve: (document, { data: { accountId, at } }, _id) => ({
    _id,
    accountId,
    events: (document?.events ?? 0) + 1,
    lastAt: at,
  }),
});
