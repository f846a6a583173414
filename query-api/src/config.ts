import {
  blobSettings,
  busSettings,
  eventStoreSettings,
  processSettings,
  readStoreSettings,
  tracingSettings,
  vaultSettings,
} from '@storylark/platform/process/engineSettings';
import { readConfig, text, webAddress } from '@storylark/platform/process/readConfig';

export const settings = {
  ...processSettings,
  ...tracingSettings,
  ...eventStoreSettings,
  ...readStoreSettings,
  ...vaultSettings,
  ...busSettings,
  ...blobSettings,
  PUBLIC_URL: webAddress(),
  /** The built web app: what stands around a shared story comes from it. */
  WEB_DIR: text({ or: 'frontend/dist/web' }),
};

/** @throws Error that names every setting that does not fit */
export const readQueryApiConfig = (env: NodeJS.ProcessEnv = process.env) => readConfig(env, settings);
