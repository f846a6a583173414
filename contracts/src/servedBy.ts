import { paths } from './paths.ts';

/** Reads that must say the newest there is: the command side answers them. */
const readFromCommands: readonly string[] = [paths.me, paths.push, '/api/login/google', paths.withdrawal];
/** What an auditor looks at is recorded before it is shown: who appends answers. */
const readUnder: readonly string[] = [
  paths.resetPassword.replace(':token', ''),
  `${paths.checkout}/`,
  '/dev/checkout/',
  '/api/audit/',
];
const isReadFromCommands = (address: string) =>
  readFromCommands.includes(address) || readUnder.some((folder) => address.startsWith(folder));

/** To the routers behind, a backslash is a slash and `#` ends the path: what is no plain path is nobody's. */
const isPlain = (path: string) => /^\/[^\\#]*$/.test(path);

/**
 * Which API answers a request that came from outside: reads go to query-api, all else to command-api; what
 * our own processes say to each other is nobody's business there.
 * @param path as it was sent, without its query; letter case and a last slash make no difference to the
 * routers behind, so they make none here
 */
export function servedBy(method: string, path: string): 'commandApi' | 'queryApi' | 'nobody' {
  if (!isPlain(path) || /^\/internal(\/|$)/i.test(path)) return 'nobody';
  const isRead = method === 'GET' || method === 'HEAD';
  const address = path.toLowerCase().replace(/\/$/, '');
  return isRead && !isReadFromCommands(address) ? 'queryApi' : 'commandApi';
}

/** Answered by the APIs, or no address at all; every other path without a file is a place in the web app. */
const notPages = /^\/(api|assets|media|internal|healthz|readyz|metrics|dev|shared\/stories)(\/|$)/i;
export const isPageAddress = (path: string) => !notPages.test(path);
