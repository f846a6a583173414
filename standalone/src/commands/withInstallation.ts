import { request } from 'node:http';
import { readStandaloneConfig } from '../config.ts';
import { socketPath } from '../control.ts';
import { createStandalone } from '../createStandalone.ts';
import { filesIn } from '../files.ts';
import { runCommand } from './runCommand.ts';

export type House = { post: <T>(path: string, body?: object) => Promise<T> };

/** What went wrong, in words for whoever typed the command. */
export class CommandFailed extends Error {}

type Act<T> = (house: House, args: readonly string[]) => Promise<T>;

/** Runs a command on the house: prints what `act` answers; says what failed and ends with 1. */
export const withInstallation = (act: Act<string>): Promise<never> => runCommand(() => inInstallation(act));

/**
 * Gives an act the running house through its socket; where none runs on this data folder, opens it for the
 * length of the act, on no public port.
 */
export async function inInstallation<T>(act: Act<T>): Promise<T> {
  const config = readStandaloneConfig();
  const socket = socketPath(filesIn(config.DATA_DIR).socket);
  const isRunning = await answers(socket);
  const opened = isRunning ? null : await createStandalone({ ...config, HOST: '127.0.0.1', PORT: 0 });
  try {
    return await act({ post: (path, body) => post(socket, path, body) }, process.argv.slice(2));
  } finally {
    await opened?.close();
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
