import type { AccountOrder, AdminAccountView } from '@storylark/contracts/admin/views';
import { planAt } from '@storylark/contracts/subscriptions/subscription';
import type { ReadModels } from '../readModels.ts';

const fields = { newest: 'openedAt', lastActive: 'lastActive', stories: 'stories' } as const;

/** GET /api/admin/accounts, by an index each: most first. `now`: ISO time. */
export async function listAccounts(
  readModels: ReadModels,
  { sort, skip, limit, now }: { sort: AccountOrder; skip: number; limit: number; now: string },
): Promise<{ items: AdminAccountView[]; total: number }> {
  const usage = await readModels.of('usage');
  const filter = { kind: 'account' };
  const [page, total] = await Promise.all([
    usage.find({ filter, sort: [[fields[sort], -1]], skip, limit }),
    usage.count(filter),
  ]);
  return {
    items: page
      .filter((account) => account.kind === 'account')
      .map(({ accountId, openedAt, subscription, stories, characters, lastActive }) => ({
        accountId,
        openedAt,
        plan: planAt(subscription, now).held,
        stories,
        characters,
        lastActive,
      })),
    total,
  };
}
