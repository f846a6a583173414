import { headsStream } from '@storylark/contracts/audit/events';
import type { Clock } from '@storylark/platform/clock';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import { createHeadIndex } from '@storylark/platform/heads/createHeadIndex';
import { HEAD_KEY, headKeyOf, signatureCheckOf } from '@storylark/platform/heads/headKey';
import { createStreamer } from '@storylark/platform/http/createStreamer';
import type { Route } from '@storylark/platform/http/route';
import type { KeyVault } from '@storylark/platform/vault/keyVault';
import { auditRoutes } from './auditRoutes.ts';
import type { AccountSearch } from './createAccountSearch.ts';
import { createBillingReader } from './createBillingReader.ts';
import { createHeadSigner } from './createHeadSigner.ts';
import { headRoutes } from './headRoutes.ts';

type Deps = {
  commands: CommandHandler;
  eventStore: EventStore;
  vault: Pick<KeyVault, 'secret'>;
  accountsLike: AccountSearch;
  now: Clock;
  newId: () => string;
};

/** The proof that billing is whole, and what auditors read of it. */
export async function createAudit(deps: Deps): Promise<Route[]> {
  const { eventStore, vault } = deps;
  const headKey = headKeyOf(await vault.secret(HEAD_KEY));
  const { publicKey } = headKey;
  return [
    ...headRoutes({ signNext: createHeadSigner({ ...deps, headKey }), publicKey }),
    ...auditRoutes({
      ...deps,
      publicKey,
      log: eventStore,
      billing: createBillingReader(eventStore),
      heads: createHeadIndex({ eventStore, headsStream, isSigned: signatureCheckOf(publicKey) }),
      streamer: createStreamer(),
    }),
  ];
}
