import { status } from '@grpc/grpc-js';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Faults, FaultSwitches } from './faults.ts';

/**
 * Faults to set, and subscriptions to drop with a status by its name in gRPC: `{ "delayMs": 500,
 * "dropSubscriptions": "UNAVAILABLE" }`.
 */
type Order = Partial<Faults> & { dropSubscriptions?: keyof typeof status };

/**
 * PUT /faults on loopback sets what it names and leaves the rest; GET answers what is set. Returns how to
 * close it.
 */
export async function openControlPort(port: number, faults: FaultSwitches): Promise<() => Promise<unknown>> {
  const server = createServer((request, response) => {
    const answer = (code: number, body: unknown): void =>
      void response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url !== '/faults' || (request.method !== 'GET' && request.method !== 'PUT'))
      return answer(404, { try: 'GET or PUT /faults' });
    text(request)
      .then((body) => (request.method === 'PUT' ? set(faults, JSON.parse(body) as Order) : undefined))
      .then(() => answer(200, faults))
      .catch((error: unknown) => answer(400, { error: String(error) }));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
  };
}

/** @throws TypeError for what is no fault, or not of its kind */
function set(faults: FaultSwitches, { dropSubscriptions, ...fields }: Order): void {
  for (const [name, value] of Object.entries(fields)) {
    if (!(name in faults) || typeof value !== typeof faults[name as keyof Faults])
      throw new TypeError(`${name} cannot be ${JSON.stringify(value)}`);
  }
  if (dropSubscriptions !== undefined && !(dropSubscriptions in status))
    throw new TypeError(`${dropSubscriptions} is no status`);
  Object.assign(faults, fields);
  if (dropSubscriptions !== undefined) faults.dropSubscriptions(status[dropSubscriptions]);
}
