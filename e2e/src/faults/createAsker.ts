import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, type Answer, type Call } from '../house/client.ts';

const ANSWERS_WITHIN_MS = 5_000;
const GIVES_UP_AFTER_MS = 90_000;

/**
 * Asks as a good client does: what is answered 503, or cut off, is asked again, letter by letter. Complains
 * of an answer that took longer than 5 s, a 503 that does not say when to come again, and any other 5xx. Our
 * own wait for the processor is not the answer's.
 */
export function createAsker() {
  const complaints: string[] = [];
  const seen = { answers: 0, refused: 0, cutOff: 0, slowestMs: 0 };
  const lag = monitorEventLoopDelay();
  lag.enable();

  async function once<T>(
    address: string,
    method: string,
    pathname: string,
    asked: Call,
  ): Promise<Answer<T> | null> {
    const begun = performance.now();
    lag.reset();
    const answer = await call<T>(address, method, pathname, asked).catch(() => null);
    const ms = performance.now() - begun - lag.max / 1e6;
    const what = `${method} ${pathname.replaceAll(/[0-9a-f-]{36}/g, ':id')}`;
    if (ms > ANSWERS_WITHIN_MS)
      complaints.push(
        `${what} was ${answer ? `answered ${answer.status}` : 'cut off'} after ${ms.toFixed(0)} ms`,
      );
    seen.slowestMs = Math.max(seen.slowestMs, ms);
    if (answer === null) seen.cutOff += 1;
    else seen.answers += 1;
    if (answer?.status === 503) {
      seen.refused += 1;
      if (!/^\d+$/.test(answer.headers.get('retry-after') ?? ''))
        complaints.push(`${what} was answered 503 without Retry-After`);
    } else if (answer && answer.status >= 500)
      complaints.push(`${what} was answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }

  /** @throws Error when nobody has answered for 90 s */
  async function ask<T = unknown>(
    address: string,
    method: string,
    pathname: string,
    asked: Call = {},
  ): Promise<Answer<T>> {
    const giveUpAt = performance.now() + GIVES_UP_AFTER_MS;
    for (;;) {
      const answer = await once<T>(address, method, pathname, asked);
      if (answer && answer.status < 500) return answer;
      if (performance.now() > giveUpAt)
        throw new Error(`${method} ${pathname} was not answered for ${GIVES_UP_AFTER_MS} ms`);
      await sleep(200);
    }
  }
  return { ask, complaints, seen };
}
export type Asker = ReturnType<typeof createAsker>;
