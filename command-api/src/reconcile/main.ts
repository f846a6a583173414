import { createServiceClient } from '@storylark/platform/http/createServiceClient';
import { readConfig } from '@storylark/platform/process/readConfig';
import { settings } from '../config.ts';
import { reconcileAll } from '../subscriptions/reconcile/reconcileAll.ts';

// node command-api/dist/reconcile/main.js [account], with the settings of a command-api that runs
const { INTERNAL_HOST, INTERNAL_PORT, SERVICE_TOKEN } = settings;
const config = readConfig(process.env, { INTERNAL_HOST, INTERNAL_PORT, SERVICE_TOKEN });
const origin = `http://${config.INTERNAL_HOST}:${config.INTERNAL_PORT}`;
const client = createServiceClient({ origins: [origin], serviceToken: config.SERVICE_TOKEN });
const { agrees, text } = await reconcileAll((path, body) => client.post(path, {}, body), process.argv[2]);
console.log(text);
process.exitCode = agrees ? 0 : 1;
