import { mailsTo, type MailsTo } from '../house/client.ts';
import { operate } from '../house/operate.ts';
import { readPositions } from '../house/readPositions.ts';
import { startHouse, spawnHouse, type RunningHouse } from '../house/startHouse.ts';

/** The house of a round: one data folder, killed and started again. */
export function createHouse(dataDir: string) {
  const env = { DATA_DIR: dataDir, LIMIT_FACTOR: '1000', STUDIO_PROCESSES: '2', LOG_LEVEL: 'error' };
  let next = awaited();
  let running = next.house;
  let isUp = false;
  let printed = '';
  let positions: ReturnType<typeof readPositions> | undefined;

  return {
    isUp: () => isUp,
    /** Where it listens now; while it is down, where it will. */
    address: async () => (await running).address,
    /** Once it has started: what the positions in its answers mean. */
    positions: () => (positions ??= readPositions(dataDir)),
    mailsTo: async (email: string): ReturnType<MailsTo> => mailsTo((await running).address, email),
    async start(): Promise<void> {
      next.resolve(await startHouse(env));
      isUp = true;
    },
    /**
     * Starts it and kills it after `ms`, wherever its start has come to. Answers whether it was still
     * starting.
     */
    async startAndKill(ms: number): Promise<boolean> {
      const house = spawnHouse(env);
      let listens = false;
      void house.address.then(
        () => (listens = true),
        () => {},
      );
      await new Promise((done) => setTimeout(done, ms));
      const starting = !listens;
      await house.kill();
      return starting;
    },
    /** kill -9. From now on `address` waits for the next start. */
    async kill(): Promise<void> {
      const house = await running;
      printed = house.printed();
      next = awaited();
      running = next.house;
      isUp = false;
      await house.kill();
    },
    /** What it logged since its last start: errors, on a bad day. */
    printed: () => printed,
    operate: (path: string, body: object) => operate(dataDir, path, body),
  };
}
/** The house that is to come: who asks for it while it is down waits for it. */
function awaited() {
  let resolve: (house: RunningHouse) => void = () => {};
  const house = new Promise<RunningHouse>((come) => (resolve = come));
  return { house, resolve };
}
export type House = ReturnType<typeof createHouse>;
