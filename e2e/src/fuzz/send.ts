import { Agent, request } from 'node:http';

export type Wire = {
  method: string;
  target: string;
  /** Name and value in turn: a name may come twice. */
  headers: readonly string[];
  body: string | Buffer | null;
  /** Hang up as soon as the answer has begun. */
  hangsUp: boolean;
};
export type Heard = { status: number; header: (name: string) => string | undefined; text: string };
const ANSWERS_WITHIN_MS = 60_000;

/** Requests as bytes on the wire: nothing on our side mends them. */
export function createSender(origin: string) {
  const { hostname, port, host } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });

  /** @throws Error when no answer comes, or it breaks off */
  const send = (wire: Wire): Promise<Heard> =>
    new Promise((resolve, reject) => {
      const { method, target, headers, body, hangsUp } = wire;
      const length = body === null ? [] : ['content-length', String(Buffer.byteLength(body))];
      const asked = request(
        { hostname, port, method, path: target, headers: ['host', host, ...length, ...headers], agent },
        (answer) => {
          const header = (name: string) => {
            const value = answer.headers[name.toLowerCase()];
            return Array.isArray(value) ? value.join(', ') : value;
          };
          const status = answer.statusCode ?? 0;
          if (hangsUp && status === 200) {
            answer.on('error', () => {});
            answer.destroy();
            return resolve({ status, header, text: '' });
          }
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => resolve({ status, header, text: Buffer.concat(chunks).toString() }));
        },
      );
      asked.setTimeout(ANSWERS_WITHIN_MS, () => asked.destroy(new Error('no answer came')));
      asked.on('error', (error: NodeJS.ErrnoException) =>
        // the connection was closed for being idle while this was on its way
        error.code === 'ECONNRESET' && asked.reusedSocket ? resolve(send(wire)) : reject(error),
      );
      asked.end(body ?? undefined);
    });
  return { send, close: () => agent.destroy() };
}
