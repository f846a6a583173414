import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDistributed } from '../distributed/openDistributed.ts';
import { call } from '../house/client.ts';
import { openLooks } from './openLooks.ts';
import { spawnStandIn } from './spawnStandIn.ts';

/**
 * Two of each process (one gateway) on the engines of the environment, with a stand-in for EventStoreDB that
 * can be made to fail, and a way to look at what the engines keep.
 */
export async function openFaultyHouse() {
  const folder = mkdtempSync(join(tmpdir(), 'storylark-faults-'));
  const standIn = await spawnStandIn(join(folder, 'events.db'));
  const house = await openDistributed({ env: { EVENTSTORE_URL: standIn.url } });
  const looks = await openLooks(house.settings);
  return {
    ...house,
    standIn,
    looks,
    isUp: () => true,
    positions: async () => looks.positions,
    /** Of the gateway. */
    origin: house.address,
    address: async () => house.address,
    /** As the operator's commands ask it. @throws Error with what was answered unless 2xx */
    async operate(pathname: string, body: object): Promise<void> {
      const [commandApi] = house.copies.filter(({ name }) => name === 'command-api');
      const { status, body: said } = await call(commandApi?.internalAddress ?? '', 'POST', pathname, {
        token: house.settings.SERVICE_TOKEN,
        body,
      });
      if (status >= 300) throw new Error(`${pathname} answered ${status} ${JSON.stringify(said)}`);
    },
    async close() {
      await looks.close();
      await house.close();
      await standIn.kill();
      rmSync(folder, { recursive: true });
    },
  };
}
export type FaultyHouse = Awaited<ReturnType<typeof openFaultyHouse>>;
