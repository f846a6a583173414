import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { createManagers } from '@storylark/managers/createManagers';
import { currentCause, type Cause } from '@storylark/platform/causation/cause';
import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import { createMemoryBus } from '@storylark/platform/testing/memoryBus';
import { Unavailable } from '@storylark/platform/unavailable';
import { createProjectors } from '@storylark/projectors/createProjectors';
import { openBilling } from './openBilling.ts';

/** The processes behind the log, until they are stopped; `billing` answers for command-api. */
function started(house: ReturnType<typeof openBilling>, stores: Stores, readBooks: ReadBooks) {
  const stopping = new AbortController();
  const deps = { ...stores, eventStore: house.eventStore, bus: createMemoryBus(), now: Date.now };
  const onError = () => {};
  const loops = [
    ...createProjectors({ ...deps, onError, onStopped: onError }).start(stopping.signal),
    ...createManagers({ ...deps, api: { readBooks }, onError, publicUrl: 'http://house' } as never).start(
      stopping.signal,
    ),
  ];
  return async () => {
    stopping.abort();
    await Promise.all(loops.map(({ done }) => done));
  };
}
type Stores = Pick<Parameters<typeof createProjectors>[0], 'readStore' | 'jobStore'>;
type ReadBooks = (accountId: string) => Promise<void>;

it('the books a kept webhook speaks of are read after a crash, under its correlation', async () => {
  const house = openBilling();
  const accountId = randomUUID();
  await house.buy(accountId, 'basic');
  await house.keep({ eventId: 'evt_1', type: 'books.changed', object: accountId, accountId });
  const kept: Cause[] = [];
  for await (const { id, metadata } of house.eventStore.readAll())
    kept.push({ correlationId: metadata.$correlationId ?? 'none', causationId: id });
  const stores = { readStore: house.readStore, jobStore: createJobStore(house) };
  const causes: (Cause | undefined)[] = [];
  const died: string[] = [];
  const stop = started(house, stores, async (whose) => {
    died.push(whose);
    throw new Unavailable('command-api is gone');
  });
  while (died.length === 0) await turn();
  await stop();
  expect((await house.billing.load(accountId)).plan.paid).toBeNull();

  const stopAgain = started(house, stores, async (whose) => {
    causes.push(currentCause());
    await house.billing.bringUpToDate(whose);
  });
  while ((await house.billing.load(accountId)).plan.paid === null) await turn();
  await stopAgain();
  expect(causes).toEqual(kept.slice(0, 1));
  await house.close();
});
