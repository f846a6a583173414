import type { BrowserContext } from 'playwright-core';

/** Who is told what goes wrong in a browser, but for what may be logged and where it may be led. */
export type Hearer = { faults: string[]; mayLog?: RegExp | undefined; mayVisit?: string | undefined };

/** Tells of errors on the console, of what is thrown and nobody catches, and of calls to another host. */
export function hearFaults(context: BrowserContext, host: string, hearer: Hearer): void {
  context.on('console', (said) => {
    const place = said.location().url;
    if (said.type() === 'error' && !hearer.mayLog?.test(`${said.text()} ${place}`))
      hearer.faults.push(`console: ${said.text()} (${place})`);
  });
  context.on('weberror', (thrown) => {
    const said = thrown.error().stack || thrown.error().message;
    if (!hearer.mayLog?.test(said)) hearer.faults.push(`uncaught: ${said}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isLedThere = url.origin === hearer.mayVisit && request.isNavigationRequest();
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host && !isLedThere)
      hearer.faults.push(`another host was called: ${request.url()}`);
  });
}
