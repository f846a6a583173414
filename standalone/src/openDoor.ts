import { callerOf } from '@storylark/platform/http/port/callerOf';
import { boundConnections } from '@storylark/platform/http/port/boundConnections';
import { type Handler, listen } from '@storylark/platform/http/port/listen';
import type { Config } from './config.ts';

type Options = { stopping: AbortController; onError: (error: unknown) => void };

/**
 * The port that the world calls. Its address is part of the links that are handed out, so it is open before
 * anybody is answered: until `answerWith` says who does, the answer is 503.
 */
export async function openDoor(config: Config, { stopping, onError }: Options) {
  let handler: Handler | undefined;
  const listening = await listen(
    boundConnections(
      (request, response) =>
        handler ? handler(request, response) : response.writeHead(503, { 'Retry-After': '1' }).end(),
      { addressOf: (request) => callerOf(request, config.PROXIES_IN_FRONT)['x-forwarded-for'] },
    ),
    { host: config.HOST, port: config.PORT, stopping, onError, publicUrl: config.PUBLIC_URL },
  );
  return { ...listening, answerWith: (who: Handler) => void (handler = who) };
}
