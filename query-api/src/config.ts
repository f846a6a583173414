import {
  blobSettings,
  busSettings,
  eventStoreSettings,
  processSettings,
  readStoreSettings,
  tracingSettings,
  vaultSettings,
} from '@storylark/platform/process/engineSettings';
import { flag, integer, oneOf, readConfig, text, webAddress } from '@storylark/platform/process/readConfig';

export const settings = {
  ...processSettings,
  ...tracingSettings,
  ...eventStoreSettings,
  ...readStoreSettings,
  ...vaultSettings,
  ...busSettings,
  ...blobSettings,
  PUBLIC_URL: webAddress(),
  /** Who takes the money, as pages say it; command-api alone has the keys. */
  PAYMENTS: oneOf(['test', 'stripe'], { or: 'test' }),
  /** Whether pages offer to sign in by Google; command-api alone has the secret. */
  GOOGLE_CLIENT_ID: text({ or: null }),
  /** Shows the pages of the built-in test checkout, as at command-api; without it nobody can buy there. */
  DEV_PAGES: flag({ or: false }),
  /** Multiplies the budgets of accounts; for load tests. */
  LIMIT_FACTOR: integer({ min: 1, max: 1_000_000, or: 1 }),
  /** The built web app: what stands around a shared story comes from it. */
  WEB_DIR: text({ or: 'frontend/dist/web' }),
};

/** @throws Error that names every setting that does not fit */
export const readQueryApiConfig = (env: NodeJS.ProcessEnv = process.env) => readConfig(env, settings);
