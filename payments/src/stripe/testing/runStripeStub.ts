import { setTimeout as sleep } from 'node:timers/promises';
import { createStripeStub } from './createStripeStub.ts';
import { createStubCourier } from './createStubCourier.ts';

const TICK_MS = 500;
const ANSWER_WITHIN_MS = 10_000;

/** The stub for a whole house: by the clock of this machine, with webhooks sent to the endpoints set up. */
export async function runStripeStub() {
  const stub = await createStripeStub({ startMs: Date.now() });
  const ended = new AbortController();
  const { signal } = ended;
  const deliver = createStubCourier(stub.state, async (url, body, signature) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    await answer.body?.cancel();
    return answer.ok;
  });
  const clock = setInterval(() => stub.pass(Date.now() - stub.now()), TICK_MS);
  const delivering = (async () => {
    while (!signal.aborted) {
      await deliver();
      await sleep(TICK_MS, undefined, { signal }).catch(() => {});
    }
  })();
  return {
    ...stub,
    async close() {
      ended.abort();
      clearInterval(clock);
      await delivering;
      await stub.close();
    },
  };
}
export type RunningStub = Awaited<ReturnType<typeof runStripeStub>>;
