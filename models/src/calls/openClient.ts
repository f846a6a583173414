import OpenAI from 'openai';
import type { Service } from '../services.ts';

/** What goes out with a request besides its body: nothing about this machine. */
const sent = ['accept', 'authorization', 'content-type'];

/**
 * The provider's client for one service. It tries once, reads no environment of its own, and speaks to the
 * service's own address alone: no redirect leads a key or a text elsewhere.
 */
export function openClient({ address, key }: Pick<Service, 'address' | 'key'>): OpenAI {
  const { origin } = new URL(address);
  return new OpenAI({
    baseURL: address,
    // the client wants one; a server without keys reads none
    apiKey: key ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: async (url, init = {}) => {
      if (new URL(url instanceof Request ? url.url : url).origin !== origin)
        throw new TypeError('a model is asked at its own address only');
      const given = new Headers(init.headers);
      const headers = Object.fromEntries(
        sent.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])),
      );
      if (key === null) delete headers['authorization'];
      return fetch(url, { ...init, headers, redirect: 'error' });
    },
  });
}
