import type {
  CostSumDocument,
  StoryCostsDocument,
  UsageAccountDocument,
  UsageSumDocument,
} from '@storylark/contracts/admin/documents';
import type {
  AccountDocument,
  CharacterDocument,
  FeedDocument,
  InvoiceDocument,
  ListeningDocument,
  PasskeysDocument,
  SessionsDocument,
  ShareDocument,
  SlotDocument,
  StoryDocument,
  SubscriptionDocument,
} from '@storylark/contracts/documents';
import type { MakingTimesDocument, TurnsDocument } from '@storylark/contracts/stories/documents';
import type { Collection, Document, ReadStore } from '@storylark/platform/readStore/readStore';
import { Unavailable } from '@storylark/platform/unavailable';

/** The read models by name, as documents of contracts. */
type Models = {
  sessions: SessionsDocument;
  accounts: AccountDocument;
  passkeys: PasskeysDocument;
  characters: CharacterDocument;
  stories: StoryDocument;
  shares: ShareDocument;
  makingTimes: MakingTimesDocument;
  listening: ListeningDocument;
  turns: TurnsDocument;
  slots: SlotDocument;
  subscriptions: SubscriptionDocument;
  invoices: InvoiceDocument;
  usage: UsageAccountDocument | UsageSumDocument;
  costs: StoryCostsDocument | CostSumDocument;
  feed: FeedDocument;
};
export type ReadModelName = keyof Models;
/**
 * A tombstone holds its id and position only: a filter over the account never finds it, `get` leaves it out.
 */
export type ReadModel<N extends ReadModelName> = Pick<
  Collection<Models[N] & Document>,
  'getMany' | 'find' | 'count'
> & {
  get(id: string): Promise<Models[N] | null>;
};
export type ReadModels = { of: <N extends ReadModelName>(name: N) => Promise<ReadModel<N>> };

/**
 * @param liveCollection which collection of a read model is read now: a rebuild beside it may have been
 * switched in
 */
export function createReadModels(
  readStore: ReadStore,
  liveCollection: (name: string) => Promise<string | null>,
): ReadModels {
  return {
    async of<N extends ReadModelName>(name: N) {
      const live = await liveCollection(name);
      if (live === null) throw new Unavailable(`the read model ${name} has not been built yet`);
      const collection = readStore.collection<Models[N] & Document & { deleted?: true }>({
        name: live,
        indexes: [],
      });
      return {
        get: async (id) => {
          const document = await collection.get(id);
          return document && !document.deleted ? document : null;
        },
        getMany: async (ids) => (await collection.getMany(ids)).filter(({ deleted }) => !deleted),
        find: (options) => collection.find(options),
        count: (filter) => collection.count(filter),
      };
    },
  };
}
