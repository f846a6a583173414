import { claimKeyAnswer, settledAnswer } from '@storylark/contracts/accounts/answers';
import { settleClaimSchema } from '@storylark/contracts/accounts/schemas';
import { internalPaths } from '@storylark/contracts/internalPaths';
import type { Route } from '@storylark/platform/http/route';
import type { Keys } from '@storylark/platform/vault/openKeys';
import { route } from '../../caller.ts';
import { claimKeyId } from '../addresses.ts';
import type { AccountsDeps } from '../deps.ts';
import { createClaimSettling } from './createClaimSettling.ts';

type Deps = Pick<AccountsDeps, 'accounts' | 'now'> & { claimKeys: Keys };

/** What managers ask for while the key that names claims rotates. */
export function claimRoutes({ accounts, now, claimKeys }: Deps): Route[] {
  const settle = createClaimSettling(accounts);
  const current = () => {
    const [newest, ...former] = claimKeys();
    return { keyId: claimKeyId(newest), former: former.length > 0 };
  };
  return [
    route({
      method: 'POST',
      path: internalPaths.claimKey,
      summary: 'Which key names new claims on addresses',
      auth: 'service',
      answers: {
        200: { description: 'Its id, and whether claims may lie under another', schema: claimKeyAnswer },
      },
      handle: async () => ({ body: current() }),
    }),
    route({
      method: 'POST',
      path: internalPaths.settleClaim,
      summary: 'Has a claim live under the key of this id, or sees to it that nobody needs it',
      auth: 'service',
      schemas: { body: settleClaimSchema },
      answers: { 200: { description: 'Whether it is done; if not, ask again', schema: settledAnswer } },
      handle: async ({ body: { claimStream, keyId } }) => {
        // every process learns of a key at a moment of its own
        const isCurrent = keyId === current().keyId;
        return { body: { settled: isCurrent && (await settle(claimStream, new Date(now()).toISOString())) } };
      },
    }),
  ];
}
