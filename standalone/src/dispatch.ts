import type { IncomingMessage, ServerResponse } from 'node:http';
import { servedBy } from '@storylark/contracts/servedBy';
import type { Handler } from '@storylark/platform/http/port/listen';

type Parts = {
  commandApi: Handler;
  queryApi: Handler;
  /** Pages of the house; answers false for what it does not have. */
  pages: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** The built-in test checkout, forms and all; answers false for all else. */
  checkout: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** One origin for everything: reads to query-api, the rest to command-api. Neither knows `/internal`. */
export function dispatch({ commandApi, queryApi, pages, checkout }: Parts): Handler {
  return (request, response) => {
    const { method = 'GET', url = '/' } = request;
    if (checkout(request, response)) return;
    const who = servedBy(method, url.split('?', 1)[0] ?? '/');
    if ((method === 'GET' || method === 'HEAD') && pages(request, response)) return;
    return who === 'queryApi' ? queryApi(request, response) : commandApi(request, response);
  };
}
