import { onFree } from '@storylark/contracts/subscriptions/subscription';
import { fakeClock } from '@storylark/platform/testing/fakeClock';
import { projectedRows } from '../testing/projectedRows.ts';
import { settlePeriods } from './settlePeriods.ts';

const { signal } = new AbortController();

const now = fakeClock(Date.UTC(2026, 10, 1));
const due = (accountId: string, dueAt: string) => ({
  _id: accountId,
  accountId,
  subscription: onFree,
  dueAt,
});

it('settles whose day has come, nobody whose day is to come, and goes on behind one that is refused', async () => {
  const { caughtUp, close } = await projectedRows('duePeriods', [
    due('tomorrow', '2026-11-02T00:00:00.000Z'),
    due('today', '2026-11-01T00:00:00.000Z'),
    due('unpaid', '2026-10-30T00:00:00.000Z'),
    due('yesterday', '2026-10-31T00:00:00.000Z'),
  ]);
  const settled: string[] = [];
  const errors: unknown[] = [];
  const { run } = settlePeriods({
    api: {
      settlePeriods: async (accountId) => {
        if (accountId === 'unpaid') throw new Error('the provider is away');
        settled.push(accountId);
      },
    },
    caughtUp,
    now,
    onError: (_error, name) => errors.push(name),
  });
  await run(signal);
  expect(settled).toEqual(['yesterday', 'today']);
  expect(errors).toEqual(['settlePeriods']);
  now.advance(24 * 60 * 60_000);
  await run(signal);
  expect(settled).toEqual(['yesterday', 'today', 'yesterday', 'today', 'tomorrow']);
  await close();
});
