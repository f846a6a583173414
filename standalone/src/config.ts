import { availableParallelism } from 'node:os';
import { MEDIA_LINK_LASTS } from '@storylark/contracts/constants';
import {
  AUDIT_HEADS_DIR,
  blobSettings,
  eventStoreSettings,
  METRICS_TOKEN,
  PROXIES_IN_FRONT,
  readStoreSettings,
  tracingSettings,
  vaultSettings,
} from '@storylark/platform/process/engineSettings';
import { googleSettings } from '@storylark/command-api/accounts/google/googleSettings';
import { narratorSettings } from '@storylark/generators/narrator/config';
import { modelSettings } from '@storylark/models/settings';
import { sellerSettings } from '@storylark/managers/papers/sellerSettings';
import { stripeSettings } from '@storylark/payments/stripe/stripeSettings';
import { flag, integer, oneOf, readConfig, text, webAddress } from '@storylark/platform/process/readConfig';
import { masterKeyOf, masterKeyShould } from '@storylark/platform/vault/loadMasterKey';

export type Config = ReturnType<typeof readStandaloneConfig>;

/**
 * All settings of the standalone composition; README explains each.
 * @throws Error that names every setting that does not fit
 */
export function readStandaloneConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  return readConfig(env, {
    PORT: integer({ min: 0, max: 65_535, or: 3000 }),
    HOST: text({ or: '127.0.0.1' }),
    DATA_DIR: text({ or: 'data' }),
    DEV_PAGES: flag({ or: false }),
    MASTER_KEY: text({ or: null }),
    PUBLIC_URL: webAddress({ or: null }),
    PROXIES_IN_FRONT,
    METRICS_TOKEN,
    SMTP_URL: text({ or: null }),
    MAIL_FROM: text({ or: 'Storylark <no-reply@storylark.example>' }),
    CONTACT_TO: text({ or: 'hello@storylark.example' }),
    ...stripeSettings,
    ...googleSettings,
    ...sellerSettings,
    ERROR_DSN: text({ or: null }),
    ERROR_SEND_PERSONAL_DATA: flag({ or: true }),
    ...tracingSettings,
    AUDIT_HEADS_DIR,
    LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent'], { or: 'warn' }),
    ...narratorSettings,
    ...modelSettings,
    STUDIO_PROCESSES: integer({ min: 1, max: 64, or: Math.max(1, Math.min(4, availableParallelism() - 1)) }),
    /** Multiplies the limits on signup, login and the like; for load tests. */
    LIMIT_FACTOR: integer({ min: 1, max: 1_000_000, or: 1 }),
    /** How long links of sound and pictures open; shorter for tests. */
    MEDIA_LINK_SECONDS: integer({ min: 1, max: MEDIA_LINK_LASTS / 1_000, or: MEDIA_LINK_LASTS / 1_000 }),
  });
}

type Env = Readonly<Record<string, string | undefined>>;
export type InstallationConfig = ReturnType<typeof readInstallationConfig>;

/**
 * The house that a move leaves or enters: on engines where EVENTSTORE_URL is set, else in the data folder.
 * @throws Error that names every setting that does not fit
 */
export function readInstallationConfig(env: Env = process.env) {
  if (env.EVENTSTORE_URL?.trim())
    return {
      on: 'engines',
      ...readConfig(env, {
        ...eventStoreSettings,
        ...readStoreSettings,
        ...vaultSettings,
        ...blobSettings,
        AUDIT_HEADS_DIR,
      }),
    } as const;
  return {
    on: 'folder',
    ...readConfig(env, {
      DATA_DIR: text({ or: 'data' }),
      MASTER_KEY: text({ or: null }),
      AUDIT_HEADS_DIR,
    }),
  } as const;
}

/**
 * Another master key than that of the house. SOURCE_MASTER_KEY: of the house that moved out, null where it is
 * that of the house that is moved into; NEW_MASTER_KEY: the one that is to be, null where it is to be made.
 * @throws Error when it is none
 */
export function readOtherMasterKey(
  name: 'SOURCE_MASTER_KEY' | 'NEW_MASTER_KEY',
  env: Env = process.env,
): Buffer | null {
  const value = readConfig(env, { [name]: text({ or: null }) })[name] ?? null;
  if (value === null) return null;
  const key = masterKeyOf(value);
  if (!key) throw new Error(`${name} ${masterKeyShould}`);
  return key;
}
