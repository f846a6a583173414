import {
  AUDIT_HEADS_DIR,
  blobSettings,
  busSettings,
  eventStoreSettings,
  mailSettings,
  processSettings,
  readStoreSettings,
  secret,
  tracingSettings,
  vaultSettings,
} from '@storylark/platform/process/engineSettings';
import { sellerSettings } from './papers/sellerSettings.ts';
import { readConfig, webAddress, webAddresses } from '@storylark/platform/process/readConfig';

export const settings = {
  ...processSettings,
  ...tracingSettings,
  ...eventStoreSettings,
  ...readStoreSettings,
  ...vaultSettings,
  ...busSettings,
  ...blobSettings,
  ...mailSettings,
  ...sellerSettings,
  /** Every copy of command-api, or one name that leads to all of them. */
  COMMAND_API: webAddresses(),
  PUBLIC_URL: webAddress(),
  SERVICE_TOKEN: secret,
  AUDIT_HEADS_DIR,
};

/** @throws Error that names every setting that does not fit */
export const readManagersConfig = (env: NodeJS.ProcessEnv = process.env) => readConfig(env, settings);
