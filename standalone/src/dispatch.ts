import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from '@storylark/platform/http/listen';

type Parts = {
  commandApi: Handler;
  queryApi: Handler;
  /** Pages of the house; answers false for what it does not have. */
  pages: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** GETs that command-api answers: what they say must be the newest. */
const answeredByCommandApi = new Set(['/api/users/me', '/api/login/google']);

/** One origin for everything: reads to query-api, the rest to command-api. `/internal` is served on a port of its own, never here. */
export function dispatch({ commandApi, queryApi, pages }: Parts): Handler {
  return (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (path === '/internal' || path.startsWith('/internal/')) return queryApi(asUnknown(request), response);
    if (isRead && pages(request, response)) return;
    return isRead && !answeredByCommandApi.has(path) ? queryApi(request, response) : commandApi(request, response);
  };
}

/** query-api has no route under /internal for anybody: its own 404 answers. */
function asUnknown(request: IncomingMessage): IncomingMessage {
  request.method = 'GET';
  return request;
}
