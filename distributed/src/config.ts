import { integer, readConfig, text } from '@storylark/platform/process/readConfig';

/** What the runner itself reads; the rest of the environment goes to the processes, each its own settings. */
export const settings = {
  /** Where the stand-in for EventStoreDB keeps its log, where no EVENTSTORE_URL is set. */
  DATA_DIR: text({ or: 'data/distributed' }),
  EVENTSTORE_URL: text({ or: null }),
  /** Of the gateway. */
  PORT: integer({ min: 0, max: 65_535, or: 3000 }),
};

/** @throws Error that names every setting that does not fit */
export const readRunnerConfig = (env: NodeJS.ProcessEnv = process.env) => readConfig(env, settings);
