import { processSettings, PROXIES_IN_FRONT } from '@storylark/platform/process/engineSettings';
import { readConfig, text, webAddress, webAddresses } from '@storylark/platform/process/readConfig';

export const settings = {
  ...processSettings,
  /** Every copy of each, or one name that leads to all of them. */
  COMMAND_API: webAddresses(),
  QUERY_API: webAddresses(),
  /** The built web app. */
  WEB_DIR: text({ or: 'frontend/dist/web' }),
  PROXIES_IN_FRONT,
  /** How browsers reach it; where by https, they are told to come that way only. */
  PUBLIC_URL: webAddress(),
};

/** @throws Error that names every setting that does not fit */
export const readGatewayConfig = (env: NodeJS.ProcessEnv = process.env) => readConfig(env, settings);
