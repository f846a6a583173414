import { paths } from './paths.ts';

/** Reads that must say the newest there is: the command side answers them. */
const readFromCommands: readonly string[] = [paths.me, '/api/login/google'];

/**
 * Which API answers a request that came from outside: reads go to query-api, all else to command-api; what
 * our own processes say to each other is nobody's business there.
 * @param path as it was sent, without its query; letter case makes no difference to the routers behind, so it
 * makes none here
 */
export function servedBy(method: string, path: string): 'commandApi' | 'queryApi' | 'nobody' {
  if (/^\/internal(\/|$)/i.test(path)) return 'nobody';
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !readFromCommands.includes(path) ? 'queryApi' : 'commandApi';
}

/** Answered by the APIs, or no address at all; every other path without a file is a place in the web app. */
const notPages = /^\/(api|assets|media|internal|healthz|readyz|metrics|dev|shared\/stories)(\/|$)/i;
export const isPageAddress = (path: string) => !notPages.test(path);
