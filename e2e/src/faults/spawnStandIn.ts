import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Faults } from '@storylark/eventstore-standin/faults';
import { freePorts } from '@storylark/distributed/freePorts';
import { call, eventually } from '../house/client.ts';

const main = fileURLToPath(new URL('../../../eventstore-standin/dist/main.js', import.meta.url));

/**
 * The stand-in for EventStoreDB as a process of its own, that can be killed and started again on its file, at
 * the same address.
 */
export async function spawnStandIn(file: string) {
  const [port = 0, controlPort = 0] = await freePorts(2);
  const env = { STANDIN_FILE: file, STANDIN_PORT: String(port), STANDIN_CONTROL_PORT: String(controlPort) };
  const address = `http://127.0.0.1:${controlPort}`;
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = fork(main, [], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await eventually(
      'the stand-in answers',
      async () => (await call(address, 'GET', '/faults').catch(() => null))?.status === 200,
    );
  }
  async function kill(): Promise<void> {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  await start();
  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    start,
    /** kill -9. */
    kill,
    /** @throws Error for what is no fault */
    async set(faults: Partial<Faults> & { dropSubscriptions?: string }): Promise<void> {
      const { status, body } = await call(address, 'PUT', '/faults', { body: faults });
      if (status !== 200) throw new Error(`the stand-in answered ${JSON.stringify(body)}`);
    },
  };
}
export type SpawnedStandIn = Awaited<ReturnType<typeof spawnStandIn>>;
