import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../../gateway/dist/main.js', import.meta.url));

/** What the gateway itself reads of those behind it. */
const description = { openapi: '3.1.0', info: { title: 'Behind', version: '1' }, paths: {} };

/** The gateway in a process of its own, before somebody who answers everything. */
export async function startGateway() {
  const behind = createServer((request, response) => {
    request.resume().once('end', () => response.end(JSON.stringify(description)));
  }).listen(0, '127.0.0.1');
  await once(behind, 'listening');
  const origin = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
  const gateway = fork(main, [], {
    env: { PORT: '0', PUBLIC_URL: 'https://house.example', COMMAND_API: origin, QUERY_API: origin },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [printed] = (await once(gateway.stdout!, 'data')) as [Buffer];
  const address = /listens on (\S+)/.exec(String(printed))?.[1];
  if (address === undefined) throw new Error(`the gateway did not start: ${String(printed)}`);
  gateway.stdout?.resume();
  return {
    address,
    async stop() {
      const ended = gateway.exitCode === null && gateway.signalCode === null && once(gateway, 'exit');
      gateway.kill('SIGTERM');
      await ended;
      behind.close();
      behind.closeAllConnections();
    },
  };
}
