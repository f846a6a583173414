import {
  busSettings,
  eventStoreSettings,
  mailSettings,
  processSettings,
  readStoreSettings,
  secret,
  tracingSettings,
  vaultSettings,
} from '@storylark/platform/process/engineSettings';
import { googleSettings } from './accounts/google/googleSettings.ts';
import { stripeSettings } from '@storylark/payments/stripe/stripeSettings';
import { flag, integer, readConfig, text, webAddress } from '@storylark/platform/process/readConfig';

export const settings = {
  ...processSettings,
  ...tracingSettings,
  ...eventStoreSettings,
  ...readStoreSettings,
  ...vaultSettings,
  ...busSettings,
  ...mailSettings,
  ...stripeSettings,
  ...googleSettings,
  /**
   * Where our own processes call `/internal`: an address that only they reach. A name that stands for all
   * copies is taken for the address of it that is this one's.
   */
  INTERNAL_HOST: text({ or: '127.0.0.1' }),
  INTERNAL_PORT: integer({ min: 0, max: 65_535, or: 3001 }),
  PUBLIC_URL: webAddress(),
  SERVICE_TOKEN: secret,
  /** Shows the pages of the built-in test checkout to whoever the gateway lets in; without it to nobody. */
  DEV_PAGES: flag({ or: false }),
  CONTACT_TO: text({ or: 'hello@storylark.example' }),
  /** Multiplies the limits on signup, login and the like, and the budgets of accounts; for load tests. */
  LIMIT_FACTOR: integer({ min: 1, max: 1_000_000, or: 1 }),
};

/** @throws Error that names every setting that does not fit */
export const readCommandApiConfig = (env: NodeJS.ProcessEnv = process.env) => readConfig(env, settings);
