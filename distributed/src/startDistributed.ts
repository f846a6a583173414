import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { keepRunning, type Running } from '@storylark/platform/process/keepRunning';
import { readConfig } from '@storylark/platform/process/readConfig';
import { freePorts } from './freePorts.ts';
import { HEALTH_PATH, PORT, processes, type ProcessName, type ProcessRow } from './processes.ts';

type Env = Readonly<Record<string, string | undefined>>;
export type RunningCopy = Running & {
  name: ProcessName;
  address: string;
  /** Where it listens for our own processes; null for all but command-api. */
  internalAddress: string | null;
};
export type Distributed = {
  /** Of the gateway: the whole product. */
  address: string;
  copies: readonly RunningCopy[];
  /** Resolves when each copy has answered once, however long the engines take. */
  ready: Promise<unknown>;
  /** Stops all processes in order: first those who take requests, last those who answer them. */
  stop: () => Promise<void>;
};
type Options = {
  /** Settings of all processes; what only they know of each other (addresses) is filled in. */
  env: Env;
  /** How many of each, where it is to differ from the table. */
  copies?: Partial<Record<ProcessName, number>>;
  print: (text: string) => void;
};

const LOOK_EVERY_MS = 50;
const root = new URL('../../', import.meta.url);
/** What a program needs of this machine, whatever its settings. */
const ofTheMachine = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'NODE_ENV'];

/**
 * Starts all processes on the engines that `env` names, on loopback ports, and restarts whoever dies.
 * @throws Error that names every setting that does not fit; nothing was started then
 */
export async function startDistributed({ env, copies = {}, print }: Options): Promise<Distributed> {
  const rows = processes.flatMap((row) => Array.from({ length: copies[row.name] ?? row.copies }, () => row));
  const ports = await freePorts(rows.length * 2);
  // The gateway's is known to the world; the others keep theirs over restarts.
  const portOf = (row: ProcessRow, n: number) =>
    row.name === 'gateway' && env.PORT !== '0' ? Number(env.PORT ?? PORT) : (ports[n] ?? 0);
  const planned = rows.map((row, n) => ({
    row,
    port: portOf(row, n),
    internalPort: row.name === 'command-api' ? ports[rows.length + n] : undefined,
  }));
  const host = (row: ProcessRow) => (row.name === 'gateway' ? (env.HOST ?? '127.0.0.1') : '127.0.0.1');
  const addressOf = ({ row, port }: (typeof planned)[number]) =>
    `http://${host(row) === '0.0.0.0' ? '127.0.0.1' : host(row)}:${port}`;
  const addressesOf = (name: ProcessName) => planned.filter(({ row }) => row.name === name).map(addressOf);
  const internalAddressOf = ({ internalPort }: (typeof planned)[number]) =>
    internalPort === undefined ? null : `http://127.0.0.1:${internalPort}`;
  const [address = ''] = addressesOf('gateway');
  const all: Env = {
    PUBLIC_URL: address,
    WEB_DIR: fileURLToPath(new URL('frontend/dist/web', root)),
    ...env,
    PAYMENTS: env.STRIPE_SECRET_KEY ? 'stripe' : 'test',
    COMMAND_API: planned.flatMap((one) => internalAddressOf(one) ?? []).join(','),
    QUERY_API: addressesOf('query-api').join(','),
  };
  const shapes = Object.assign({}, ...processes.map(({ settings }) => settings)) as ProcessRow['settings'];
  readConfig(all, shapes); // complains once for all of them

  const running = planned.map((one): RunningCopy => {
    const { row, port, internalPort } = one;
    const names = [...Object.keys(row.settings), ...ofTheMachine];
    const given = Object.fromEntries(
      names.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])),
    );
    const kept = keepRunning({
      module: fileURLToPath(new URL(row.module, root)),
      env: {
        ...given,
        HOST: host(row),
        PORT: String(port),
        ...(internalPort === undefined
          ? {}
          : { INTERNAL_HOST: '127.0.0.1', INTERNAL_PORT: String(internalPort) }),
        // It hands requests on to the public ports, and knows of no others.
        ...(row.name === 'gateway' ? { COMMAND_API: addressesOf('command-api').join(',') } : {}),
      },
      print,
      onDeath: ({ code, signal }) => print(`${row.name} ended (${signal ?? code}) and is started again\n`),
    });
    return { ...kept, name: row.name, address: addressOf(one), internalAddress: internalAddressOf(one) };
  });
  const stopped = new AbortController();
  async function stop() {
    stopped.abort();
    for (const name of [
      'gateway',
      'generators',
      'managers',
      'query-api',
      'projectors',
      'command-api',
    ] satisfies ProcessName[])
      await Promise.all(running.filter((one) => one.name === name).map((one) => one.stop()));
  }
  const ready = Promise.all(running.map((one) => untilHealthy(one.address, stopped.signal)));
  return { address, copies: running, ready, stop };
}

async function untilHealthy(address: string, signal: AbortSignal): Promise<void> {
  const isHealthy = () =>
    fetch(address + HEALTH_PATH).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!signal.aborted && !(await isHealthy()))
    await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
}
