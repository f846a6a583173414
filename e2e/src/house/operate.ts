import { request } from 'node:http';
import { socketPath } from '@storylark/standalone/control';
import { filesIn } from '@storylark/standalone/files';

/**
 * What an operator's command asks of the house that works in `dataDir`, without a process of its own; answers
 * what the house does.
 * @throws Error with what it answered unless 2xx
 */
export const operate = <T = void>(dataDir: string, path: string, body: object): Promise<T> =>
  new Promise((resolve, reject) => {
    const options = {
      socketPath: socketPath(filesIn(dataDir).socket),
      path,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    };
    const asked = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        (response.statusCode ?? 500) < 300
          ? resolve((text === '' ? undefined : JSON.parse(text)) as T)
          : reject(new Error(`${path} answered ${text}`)),
      );
    });
    asked.on('error', reject).end(JSON.stringify(body));
  });
