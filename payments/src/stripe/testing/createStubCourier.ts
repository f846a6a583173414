import { signed } from '../../signature.ts';
import type { StubState } from './createStubState.ts';
import type { StubEndpoint, StubEvent } from './stubObjects.ts';

/** True when it was taken. */
type Post = (url: string, body: string, signature: string) => Promise<boolean>;
type Delivery = { event: StubEvent; endpoint: StubEndpoint; notBefore: number; isTaken: boolean };

const RETRY_S = 1;
/** Seconds after which a delivery that was taken comes again, as Stripe allows itself. */
const AGAIN_S = 5;

export const endpointSecret = (id: string) => `whsec_${id}`;

/**
 * Tells each endpoint that was set up what it wants to hear: the newest first, again until it is taken, and
 * once more after that. Answers what to call for what is due.
 */
export function createStubCourier(state: StubState, post: Post) {
  let heard = 0;
  let waiting: Delivery[] = [];

  const send = ({ event, endpoint: { id, url } }: Delivery) => {
    const body = JSON.stringify(event);
    return post(url, body, signed(body, endpointSecret(id), state.now() * 1000)).catch(() => false);
  };

  return async function tick(): Promise<void> {
    const news = [...state.events.values()].slice(heard);
    heard += news.length;
    for (const event of news)
      for (const endpoint of state.endpoints.values())
        if (endpoint.enabled_events.includes(event.type))
          waiting.push({ event, endpoint, notBefore: state.now(), isTaken: false });
    const due = waiting.filter(({ notBefore }) => notBefore <= state.now());
    waiting = waiting.filter((one) => !due.includes(one));
    for (const one of due.toReversed())
      if (!(await send(one))) waiting.push({ ...one, notBefore: state.now() + RETRY_S });
      else if (!one.isTaken) waiting.push({ ...one, isTaken: true, notBefore: state.now() + AGAIN_S });
  };
}
