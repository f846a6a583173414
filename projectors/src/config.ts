import {
  busSettings,
  eventStoreSettings,
  processSettings,
  readStoreSettings,
  tracingSettings,
} from '@storylark/platform/process/engineSettings';
import { readConfig } from '@storylark/platform/process/readConfig';

export const settings = {
  ...processSettings,
  ...tracingSettings,
  ...eventStoreSettings,
  ...readStoreSettings,
  ...busSettings,
};

/** @throws Error that names every setting that does not fit */
export const readProjectorsConfig = (env: NodeJS.ProcessEnv = process.env) => readConfig(env, settings);
