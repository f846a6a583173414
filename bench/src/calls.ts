import { Agent, request } from 'node:http';
import { MIN_POSITION, POSITION, STALE } from '@storylark/contracts/http/headers';
import { path, paths } from '@storylark/contracts/paths';
import { sheet } from './families.ts';
import type { Member } from './house.ts';

export type Answered = { status: number; position: string | null; stale: boolean };
type Call = { method: string; path: string; body?: object; minPosition?: string };

/** Calls of families on a fixed number of connections that stay open. */
export function createCaller(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);
  const send = ({ token }: Member, call: Call) =>
    new Promise<Answered>((resolve, reject) => {
      const content = call.body && JSON.stringify(call.body);
      const headers = {
        authorization: `Bearer ${token}`,
        ...(content && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }),
        ...(call.minPosition && { [MIN_POSITION]: call.minPosition }),
      };
      const sent = request(
        { agent, hostname, port, method: call.method, path: call.path, headers },
        (response) => {
          response.resume();
          response.once('end', () => {
            const position = response.headers[POSITION.toLowerCase()];
            const status = response.statusCode ?? 0;
            resolve({
              status,
              position: typeof position === 'string' ? position : null,
              stale: STALE.toLowerCase() in response.headers,
            });
          });
        },
      );
      sent.once('error', reject);
      sent.end(content);
    });
  return { send, close: () => agent.destroy() };
}

/** Commands that each append one event: the number makes them differ from the ones before. */
export const commands = {
  /** What is said of the character changes, its looks do not: nothing is drawn. */
  character: ({ characterIds }: Member, number: number): Call => ({
    method: 'PUT',
    path: path(paths.character, { uuid: characterIds[0]! }),
    body: { ...sheet, note: `sent as number ${number}` },
  }),
  listened: ({ storyIds }: Member, number: number): Call => ({
    method: 'POST',
    path: path(paths.storyListened, { uuid: storyIds[0]! }),
    body: { positionSeconds: 20 * (number % 4_000), finished: false },
  }),
  share: ({ storyIds }: Member, number: number): Call => ({
    method: 'POST',
    path: path(paths.storyShare, { uuid: storyIds[0]! }),
    body: { endsAt: new Date(Date.parse('2099-01-01') + number * 60_000).toISOString() },
  }),
};
