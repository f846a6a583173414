import { request } from 'node:http';
import { readStandaloneConfig } from '../config.ts';
import { socketPath } from '../control.ts';
import { createStandalone } from '../createStandalone.ts';
import { filesIn } from '../files.ts';

export type House = { post: <T>(path: string, body?: object) => Promise<T> };

/** What went wrong, in words for whoever typed the command. */
export class CommandFailed extends Error {}

/**
 * Gives a command the running house through its socket; where none runs on this data folder, opens it for the
 * length of the command, on no public port.
 * Prints what `act` answers; says what failed and ends with 1.
 */
export async function withInstallation(
  act: (house: House, args: readonly string[]) => Promise<string>,
): Promise<never> {
  try {
    const config = readStandaloneConfig();
    const socket = socketPath(filesIn(config.DATA_DIR).socket);
    const isRunning = await answers(socket);
    const opened = isRunning ? null : await createStandalone({ ...config, HOST: '127.0.0.1', PORT: 0 });
    try {
      console.log(await act({ post: (path, body) => post(socket, path, body) }, process.argv.slice(2)));
    } finally {
      await opened?.close();
    }
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const answers = (socket: string) =>
  post(socket, '/control/status').then(
    () => true,
    () => false,
  );

/** @throws CommandFailed with the code or text of an answer that is not 2xx */
function post<T>(socketPath: string, path: string, body: object = {}): Promise<T> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { socketPath, path, method: 'POST', headers: { 'content-type': 'application/json' } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          const answer = (text === '' ? null : JSON.parse(text)) as T & {
            error?: string;
            code?: string;
            detail?: unknown;
          };
          if ((response.statusCode ?? 500) < 300) return resolve(answer);
          const detail = typeof answer.detail === 'string' ? answer.detail : JSON.stringify(answer.detail);
          reject(
            new CommandFailed(answer.error ?? detail ?? answer.code ?? `answered ${response.statusCode}`),
          );
        });
      },
    );
    asked.on('error', reject).end(JSON.stringify(body));
  });
}
