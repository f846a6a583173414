import { runProcess } from '@storylark/platform/process/runProcess';
import { createWebPages } from '@storylark/platform/web/createWebPages';
import { readWebFiles } from '@storylark/platform/web/readWebFiles';
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
  return { handler: app.callback(), publicUrl: config.PUBLIC_URL, stop: async () => close() };
});
