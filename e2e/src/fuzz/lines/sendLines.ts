import { connect } from 'node:net';
import { requestLines } from './requestLines.ts';

type Options = {
  origin: string;
  requests: number;
  seed: number;
  /** Let in where the lines say `TOKEN`. */
  token: string;
};

const LANES = 20;
/** Who has said nothing for so long, and answered others meanwhile, waits for more of a request than there is. */
const SILENT_MS = 1_000;
const OTHERS = 3;
/** Of what is sent here few wait so; where many get no answer, nothing has been tried. */
const MOST_SILENT = 0.1;
const WRONG_ENOUGH = 100;
/** Closes the connection in order where the request before it has come to an end. */
const LAST = 'GET /healthz HTTP/1.1\r\nHost: house\r\nConnection: close\r\n\r\n';

const health = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    ({ status }) => status,
    () => 0,
  );

/** Everything that came back by the time the connection was closed. @throws where nobody takes it */
function answersTo(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let received = '';
    let isConnected = false;
    const socket = connect(Number(port), hostname, () => (isConnected = true));
    socket.setEncoding('latin1').on('data', (text: string) => (received += text));
    async function endIfForgotten() {
      const before = received;
      for (let asked = 0; asked < OTHERS; asked += 1) await health(origin);
      if (received === before) socket.resetAndDestroy();
    }
    socket.setTimeout(SILENT_MS, () => void endIfForgotten());
    socket.on('error', (error) => (isConnected ? undefined : reject(error))); // it may cut us off
    socket.once('close', () => resolve(received));
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

/**
 * Sends request lines, many connections at once. Answers what went wrong, in words: an answer of 5xx, an end of
 * who should answer.
 */
export async function sendLines({ origin, requests, seed, token }: Options): Promise<readonly string[]> {
  const wrong: string[] = [];
  const underWay = new Set<number>();
  let next = 0;
  let silent = 0;
  async function lane() {
    while (next < requests && wrong.length < WRONG_ENOUGH) {
      const n = next++;
      underWay.add(n);
      const lines = requestLines(seed, n).replaceAll('TOKEN', token);
      try {
        const answers = await answersTo(origin, lines + LAST);
        const found = /HTTP\/1\.[01] 5\d\d/.exec(answers);
        if (found) wrong.push(`${n} was answered ${found[0]}: ${JSON.stringify(lines.slice(0, 600))}`);
        if (answers === '') silent += 1;
      } catch (error) {
        wrong.push(`nobody answers (${String(error)}) after one of ${[...underWay].join(', ')}`);
        next = requests;
      }
      underWay.delete(n);
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  if (silent > requests * MOST_SILENT) wrong.push(`${silent} were not answered: too many to tell`);
  const healthy = await health(origin);
  return healthy === 200 ? wrong : [...wrong, `it does not serve any more: ${healthy}`];
}
