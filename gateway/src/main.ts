import type { IncomingMessage } from 'node:http';
import { boundConnections } from '@storylark/platform/http/port/boundConnections';
import { runProcess } from '@storylark/platform/process/runProcess';
import { createWebPages } from '@storylark/platform/web/createWebPages';
import { readWebFiles } from '@storylark/platform/web/readWebFiles';
import { callerOf } from '@storylark/platform/http/port/callerOf';
import { readGatewayConfig } from './config.ts';
import { createGateway } from './createGateway.ts';

await runProcess('gateway', readGatewayConfig, async ({ config, logger, registry, stopping }) => {
  const { app, close } = createGateway({
    commandApi: config.COMMAND_API,
    queryApi: config.QUERY_API,
    pages: createWebPages(readWebFiles(config.WEB_DIR)),
    proxiesInFront: config.PROXIES_IN_FRONT,
    now: Date.now,
    logger,
    registry,
    metricsToken: config.METRICS_TOKEN,
    stopping,
  });
  const addressOf = (request: IncomingMessage) =>
    callerOf(request, config.PROXIES_IN_FRONT)['x-forwarded-for'];
  return {
    handler: boundConnections(app.callback(), { addressOf }),
    publicUrl: config.PUBLIC_URL,
    stop: async () => close(),
  };
});
