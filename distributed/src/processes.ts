import { settings as commandApi } from '@storylark/command-api/config';
import { settings as gateway } from '@storylark/gateway/config';
import { settings as generators } from '@storylark/generators/config';
import { settings as managers } from '@storylark/managers/config';
import type { Reader } from '@storylark/platform/process/readConfig';
import { settings as projectors } from '@storylark/projectors/config';
import { settings as queryApi } from '@storylark/query-api/config';

export type Engine = 'eventstore' | 'mongo' | 'kafka' | 's3';
export type ProcessName = 'command-api' | 'query-api' | 'projectors' | 'generators' | 'managers' | 'gateway';
export type ProcessRow = {
  name: ProcessName;
  /** What Node runs, from the project's root. */
  module: string;
  /** How many run unless said otherwise. */
  copies: number;
  /** What it reads from the environment. */
  settings: Readonly<Record<string, Reader<unknown>>>;
  /** What is started before it. It waits for its engines by itself too. */
  needs: readonly (Engine | ProcessName)[];
  /** Most memory of one copy, MB. */
  memoryMb: number;
};

/** Where each process listens in its container, and what says there that it runs. */
export const PORT = 3000;
/** Where command-api listens for our own processes. */
export const INTERNAL_PORT = 3001;
export const HEALTH_PATH = '/healthz';

/**
 * All processes of the distributed composition, in the order in which they are started: `npm run distributed`
 * and docker-compose.yml are both made from this.
 */
export const processes: readonly ProcessRow[] = [
  {
    name: 'command-api',
    module: 'command-api/dist/main.js',
    copies: 2,
    settings: commandApi,
    needs: ['eventstore', 'mongo', 'kafka'],
    memoryMb: 512,
  },
  {
    name: 'projectors',
    module: 'projectors/dist/main.js',
    copies: 2,
    settings: projectors,
    needs: ['eventstore', 'mongo', 'kafka'],
    memoryMb: 512,
  },
  {
    name: 'query-api',
    module: 'query-api/dist/main.js',
    copies: 2,
    settings: queryApi,
    needs: ['eventstore', 'mongo', 'kafka', 's3'],
    memoryMb: 512,
  },
  {
    name: 'generators',
    module: 'generators/dist/main.js',
    copies: 2,
    settings: generators,
    needs: ['eventstore', 'mongo', 'kafka', 's3', 'command-api'],
    memoryMb: 2_048,
  },
  {
    name: 'managers',
    module: 'managers/dist/main.js',
    copies: 2,
    settings: managers,
    needs: ['eventstore', 'mongo', 'kafka', 's3', 'command-api'],
    memoryMb: 512,
  },
  {
    name: 'gateway',
    module: 'gateway/dist/main.js',
    copies: 1,
    settings: gateway,
    needs: ['command-api', 'query-api'],
    memoryMb: 256,
  },
];
