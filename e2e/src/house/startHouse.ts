import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { knowMailbox } from './client.ts';
import { keepVoices, lendVoices } from './voices.ts';

const main = fileURLToPath(new URL('../../../standalone/dist/main.js', import.meta.url));
const STARTS_WITHIN_MS = 120_000;

export type SpawnedHouse = {
  /** Resolves when it answers. @throws Error with what it printed when it does not come up */
  address: Promise<string>;
  /** What it has printed so far, both streams. */
  printed: () => string;
  /** kill -9, to it and to the processes of its studio. */
  kill: () => Promise<void>;
  /** Ctrl-C; answers the exit code. */
  stop: () => Promise<number | null>;
};
export type RunningHouse = Omit<SpawnedHouse, 'address'> & { address: string };

/**
 * The server of the product, with nobody who would start it again.
 * @throws Error with what it printed when it does not come up
 */
export async function startHouse(
  env: Readonly<Record<string, string>> & { DATA_DIR: string },
): Promise<RunningHouse> {
  const house = spawnHouse(env);
  const address = await house.address;
  knowMailbox(address, env.DATA_DIR);
  return { ...house, address };
}

/**
 * The product, in a process group of its own, from its first moment on. It ends when this process does, however
 * that ends. Port 0: any free one.
 */
export function spawnHouse(env: Readonly<Record<string, string>>): SpawnedHouse {
  const { DATA_DIR: dataDir } = env;
  if (dataDir !== undefined) lendVoices(dataDir);
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const ended = once(child, 'exit');
  const address = new Promise<string>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`the house did not come up:\n${printed}`)),
      STARTS_WITHIN_MS,
    );
    const look = () => {
      const found = /listens on (http:\S+)/.exec(printed)?.[1];
      if (found === undefined) return;
      clearTimeout(late);
      resolve(found);
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`the house ended with ${code}:\n${printed}`));
    });
  });
  // told to whoever waits for it; a house that is killed while starting disappoints nobody
  address.catch(() => {});
  const signal = async (name: 'SIGKILL' | 'SIGINT', pid: number) => {
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
      process.kill(pid, name);
    await ended;
  };
  return {
    address,
    printed: () => printed,
    kill: () => signal('SIGKILL', -(child.pid ?? 0)),
    stop: async () => {
      await signal('SIGINT', child.pid ?? 0);
      if (dataDir !== undefined) keepVoices(dataDir);
      return child.exitCode;
    },
  };
}
