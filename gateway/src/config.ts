import { processSettings } from '@storylark/platform/process/engineSettings';
import { integer, readConfig, text, webAddresses } from '@storylark/platform/process/readConfig';

export const settings = {
  ...processSettings,
  /** Every copy of each, or one name that leads to all of them. */
  COMMAND_API: webAddresses(),
  QUERY_API: webAddresses(),
  /** The built web app. */
  WEB_DIR: text({ or: 'frontend/dist/web' }),
  /** Our own proxies before the gateway, such as a load balancer: how far X-Forwarded-For is believed. */
  PROXIES_IN_FRONT: integer({ min: 0, max: 5, or: 0 }),
};

/** @throws Error that names every setting that does not fit */
export const readGatewayConfig = (env: NodeJS.ProcessEnv = process.env) => readConfig(env, settings);
