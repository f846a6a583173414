import type { DueBillingDocument } from '@storylark/contracts/documents';
import { fakeClock } from '@storylark/platform/testing/fakeClock';
import { projectedRows } from '../testing/projectedRows.ts';
import { settleBilling } from './settleBilling.ts';

const { signal } = new AbortController();
const now = fakeClock();
const due = (accountId: string, matter: DueBillingDocument['matter'], inSeconds: number) => ({
  _id: `${accountId}/${matter}`,
  accountId,
  matter,
  dueAt: new Date(now() + inSeconds * 1000).toISOString(),
});

it('looks at what is due, once; at a wish until it is done, and at one that fails again', async () => {
  const { caughtUp, rows, close } = await projectedRows('dueBilling', [
    due('waits', 'request', -20),
    due('owed', 'withdrawal', -15),
    due('paid', 'checkout', -10),
    due('away', 'over', -5),
    due('young', 'request', 5),
  ]);
  const open = new Set(['waits', 'owed']);
  const away = new Set(['away']);
  const settled: string[] = [];
  const errors: unknown[] = [];
  const { run } = settleBilling({
    api: {
      settleBilling: async (accountId) => {
        if (away.has(accountId)) throw new Error('the provider is away');
        settled.push(accountId);
        return { isRequestOpen: open.has(accountId) };
      },
    },
    caughtUp,
    now,
    onError: (_error, name) => errors.push(name),
  });
  await run(signal);
  expect(settled).toEqual(['waits', 'owed', 'paid']);
  expect(errors).toEqual(['settleBilling']);
  open.clear();
  away.clear();
  await run(signal);
  expect(settled).toEqual(['waits', 'owed', 'paid', 'waits', 'owed', 'away']);
  expect((await rows.find()).map(({ accountId }) => accountId)).toEqual(['young']);
  await close();
});
