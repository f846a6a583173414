import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where names lead; `port` and `ca` are for tests. */
export type Network = {
  resolve: (host: string) => Promise<readonly { address: string; family: number }[]>;
  isPublic: (address: string) => boolean;
  port?: number;
  ca?: string;
};

/** Everything but the internet at large has a range of its own: loopback, private, link-local, mapped… */
export const isPublicAddress = (address: string) => ipaddr.process(address).range() === 'unicast';
export const internet: Network = {
  resolve: (host) => lookup(host, { all: true }),
  isPublic: isPublicAddress,
};

/** The name leads into a network of its own, this one perhaps. */
export class NotPublic extends Error {}

const ANSWERS_WITHIN = 10_000;

/**
 * Posts to an address that a stranger gave, over TLS. The address that was looked at is the one that is connected
 * to, no redirect is followed, and of the answer nothing but its status is read.
 * @throws NotPublic, and what the network throws, also where nobody answers in ten seconds
 */
export async function postToPublic(
  endpoint: string,
  { headers, body }: { headers: Readonly<Record<string, string | number>>; body: Buffer },
  signal: AbortSignal,
  network: Network = internet,
): Promise<number> {
  const { hostname } = new URL(endpoint);
  const found = await network.resolve(hostname);
  const [first] = found;
  if (!first || !found.every(({ address }) => network.isPublic(address))) throw new NotPublic(hostname);
  const toThese: LookupFunction = (_name, { all }, done) =>
    all ? done(null, [...found]) : done(null, first.address, first.family);
  return new Promise((resolve, reject) => {
    const call = request(endpoint, {
      method: 'POST',
      headers,
      lookup: toThese,
      agent: false,
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWERS_WITHIN)]),
      ...(network.port !== undefined && { port: network.port }),
      ...(network.ca !== undefined && { ca: network.ca }),
    });
    call.on('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    call.on('error', reject);
    call.end(body);
  });
}
