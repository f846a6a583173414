import { availableParallelism } from 'node:os';
import {
  blobSettings,
  busSettings,
  eventStoreSettings,
  processSettings,
  readStoreSettings,
  secret,
  tracingSettings,
  vaultSettings,
} from '@storylark/platform/process/engineSettings';
import { narratorSettings } from './narrator/config.ts';
import { modelSettings } from '@storylark/models/settings';
import { integer, readConfig, webAddresses } from '@storylark/platform/process/readConfig';

export const settings = {
  ...processSettings,
  ...tracingSettings,
  ...eventStoreSettings,
  ...readStoreSettings,
  ...vaultSettings,
  ...busSettings,
  ...blobSettings,
  /** Every copy of command-api, or one name that leads to all of them. */
  COMMAND_API: webAddresses(),
  SERVICE_TOKEN: secret,
  ...narratorSettings,
  ...modelSettings,
  STUDIO_PROCESSES: integer({ min: 1, max: 64, or: Math.max(1, Math.min(4, availableParallelism() - 1)) }),
};

/** @throws Error that names every setting that does not fit */
export const readGeneratorsConfig = (env: NodeJS.ProcessEnv = process.env) => readConfig(env, settings);
