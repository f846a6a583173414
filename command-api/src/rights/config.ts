import { eventStoreSettings } from '@storylark/platform/process/engineSettings';
import { readConfig } from '@storylark/platform/process/readConfig';

const { EVENTSTORE_URL } = eventStoreSettings;
/** Whom the house comes as, and an admin who may say so, at one node. */
const settings = { EVENTSTORE_URL, EVENTSTORE_ADMIN_URL: EVENTSTORE_URL };

/** @throws Error that names every setting that does not fit */
export const readRightsConfig = (env: NodeJS.ProcessEnv = process.env) => readConfig(env, settings);
