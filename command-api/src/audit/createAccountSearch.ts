import type { AuditAccountView } from '@storylark/contracts/audit/views';
import type { AuditAccountDocument } from '@storylark/contracts/documents';
import type { Clock } from '@storylark/platform/clock';
import { createLiveCollections } from '@storylark/platform/engines/projecting/readModels';
import type { Document, ReadStore } from '@storylark/platform/readStore/readStore';
import { Unavailable } from '@storylark/platform/unavailable';

type Asked = { search: string; skip: number; limit: number };
export type AccountSearch = (asked: Asked) => Promise<{ items: AuditAccountView[]; total: number }>;

/** Accounts with billing events whose id begins so, by id. @throws Unavailable before it was ever built */
export function createAccountSearch(readStore: ReadStore, now: Clock): AccountSearch {
  const liveCollection = createLiveCollections(readStore, now);
  return async ({ search, skip, limit }) => {
    const name = await liveCollection('auditAccounts');
    if (name === null) throw new Unavailable('the read model auditAccounts has not been built yet');
    const accounts = readStore.collection<AuditAccountDocument & Document>({ name, indexes: [] });
    // '~' comes after all that an id is made of; tombstones have no accountId
    const filter = { accountId: { $gte: search, $lt: `${search}~` } };
    const found = await accounts.find({ filter, sort: [['accountId', 1]], skip, limit });
    return {
      items: found.map(({ accountId, events, lastAt }) => ({ accountId, events, lastAt })),
      total: await accounts.count(filter),
    };
  };
}
