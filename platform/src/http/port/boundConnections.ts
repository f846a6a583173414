import type { IncomingMessage, ServerResponse } from 'node:http';
import { httpProblems, PROBLEM_TYPE } from '@storylark/contracts/http/problem';
import { networkOf } from '../../limits/networkOf.ts';
import type { Handler } from './listen.ts';

/** More than one household, school or office has open at once, event streams and all. */
const PER_NETWORK = 256;
const RETRY_AFTER_SECONDS = 5;
const loopback = /^127\.|^0:0:0:0::\/64$/;

type Options = {
  /** The address that a request comes from; '' where it is not known, which is not bound. */
  addressOf: (request: IncomingMessage) => string;
  perNetwork?: number;
  /** Who is not bound: this machine, as its own proxy speaks for everybody. */
  isExempt?: (network: string) => boolean;
};

/**
 * Lets so many connections of one network wait for, or read, an answer; the next ones are told at once to come
 * again later, and are closed. Nobody fills the house alone.
 */
export function boundConnections(
  handler: Handler,
  { addressOf, perNetwork = PER_NETWORK, isExempt = (network) => loopback.test(network) }: Options,
): Handler {
  const open = new Map<string, number>();
  return (request, response) => {
    const network = networkOf(addressOf(request));
    if (network === '' || isExempt(network)) return handler(request, response);
    const count = open.get(network) ?? 0;
    if (count >= perNetwork) return refuse(response);
    open.set(network, count + 1);
    response.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    return handler(request, response);
  };
}

function refuse(response: ServerResponse) {
  const [code, status] = ['unavailable', httpProblems.unavailable];
  const body = JSON.stringify({ type: `/api/docs#${code}`, title: code, status, code, detail: code });
  const headers = {
    Connection: 'close',
    'Content-Type': PROBLEM_TYPE,
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    'Retry-After': RETRY_AFTER_SECONDS,
  };
  response.writeHead(status, headers).end(body);
}
