import { setTimeout as sleep } from 'node:timers/promises';
import {
  bulkhead,
  circuitBreaker,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  handleWhen,
} from 'cockatiel';
import type OpenAI from 'openai';
import type { Clock } from '@storylark/platform/clock';
import { costOf, type Usage } from '../modelTable.ts';
import type { Service } from '../services.ts';
import type { Spending } from './createSpending.ts';
import { BadAnswer, ModelFailure } from './modelFailure.ts';
import type { Tally } from './tally.ts';
import { openClient } from './openClient.ts';
import { type Trouble, troubleOf } from './troubleOf.ts';

/** One question to a model, for one account. */
export type Call<T> = {
  accountId: string;
  /** What it may use at most, for the cap. */
  expected: Usage;
  /** Nobody waits any longer, ms since 1970. */
  until: number;
  /** The step is over, or cut off. */
  signal: AbortSignal;
  /** Counts each try, whatever becomes of it. */
  tally: Tally;
  /** Asks once. @throws BadAnswer for an answer that was paid for and is none */
  ask: (client: OpenAI, options: { signal: AbortSignal }) => Promise<{ value: T; usage: Usage }>;
};
export interface Caller {
  service: Service;
  /** @throws ModelFailure, or the reason of `signal` once that is aborted */
  call<T>(call: Call<T>): Promise<T>;
}

export type CallerDeps = {
  spending: Spending;
  now: Clock;
  /** In [0, 1), for pauses. */
  random?: () => number;
  /** By host: whoever does not answer one role is not asked for another. */
  breakers: Breakers;
};

const MOST_TRIES = 4;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
/** Calls that may wait for a free place, for each place. */
const WAITING_PER_PLACE = 16;
/** That one answer may take, ms. */
const PATIENCE_MS = { text: 40_000, check: 30_000, moderation: 15_000, speech: 25_000, image: 180_000 };

export type Breakers = (host: string) => CircuitBreakerPolicy;
class ProviderDown extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble.reason);
    this.trouble = trouble;
  }
}

/** A provider that failed five times in a row is left alone for 20 s, then asked once. */
export function createBreakers({ failures = 5, pauseMs = 20_000 } = {}): Breakers {
  const breakers = new Map<string, CircuitBreakerPolicy>();
  return (host) => {
    const known =
      breakers.get(host) ??
      circuitBreaker(
        handleWhen((error) => error instanceof ProviderDown),
        { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(failures) },
      );
    breakers.set(host, known);
    return known;
  };
}

/**
 * Asks one service: within its places, its provider's health, the caps, and the time there is. What fails is
 * tried again after a pause that grows, or that the provider asks for, as long as that ends in time.
 */
export function createCaller(
  service: Service,
  { spending, now, random = Math.random, breakers }: CallerDeps,
  patienceMs: number = PATIENCE_MS[service.role],
): Caller {
  const client = openClient(service);
  const breaker = breakers(new URL(service.address).host);
  const places = bulkhead(service.atOnce, service.atOnce * WAITING_PER_PLACE);

  /** @throws ProviderDown, BadAnswer, ModelFailure, the reason of `signal` */
  async function askOnce<T>({ accountId, expected, until, signal, tally, ask }: Call<T>): Promise<T> {
    signal.throwIfAborted();
    const left = until - now();
    if (left <= 0) throw new ModelFailure('slow');
    const reserved = await spending.reserve(accountId, costOf(service.model, expected));
    if (!reserved) throw new ModelFailure('budget');
    const patience = AbortSignal.timeout(Math.min(left, patienceMs));
    const begun = now();
    let spent = 0;
    try {
      const { value, usage } = await unlessAborted(
        breaker.execute(() =>
          ask(client, { signal: AbortSignal.any([signal, patience]) }).catch((error) => {
            throw sorted(error, signal);
          }),
        ),
        AbortSignal.any([signal, patience]),
      );
      spent = costOf(service.model, usage);
      return value;
    } catch (error) {
      if (error instanceof BadAnswer) spent = costOf(service.model, error.usage);
      else if (signal.aborted || sort(error, patience.aborted).isPaid)
        spent = costOf(service.model, expected);
      if (patience.aborted && !signal.aborted) throw new ProviderDown(sort(error, true));
      throw error;
    } finally {
      await reserved.settle(spent);
      tally.add({ microDollars: spent, seconds: (now() - begun) / 1000 });
    }
  }

  const sort = (error: unknown, cutOff = false): Trouble =>
    error instanceof ProviderDown ? error.trouble : troubleOf(error, cutOff, now());
  /** The breaker counts what says something of the provider. */
  function sorted(error: unknown, signal: AbortSignal): unknown {
    const trouble = sort(error);
    // who is not waited for any more did not fail
    return trouble.isDown && !signal.aborted ? new ProviderDown(trouble) : error;
  }

  return {
    service,
    async call(call) {
      const { signal, until, tally } = call;
      const tooLate = AbortSignal.timeout(Math.max(0, until - now()));
      const waiting = AbortSignal.any([signal, tooLate]);
      for (let tried = 1; ; tried += 1) {
        try {
          return await unlessAborted(
            places.execute(() => askOnce(call), waiting),
            waiting,
          );
        } catch (error) {
          signal.throwIfAborted();
          if (tooLate.aborted) throw new ModelFailure('slow');
          const { reason, again, waitMs } = sort(error);
          const growing = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tried - 1));
          const pause = waitMs ?? growing * (0.5 + random() / 2);
          if (!again || tried === MOST_TRIES || now() + pause >= until) throw new ModelFailure(reason);
          tally.retried();
          await sleep(pause, undefined, { signal: waiting }).catch(() => {});
        }
      }
    },
  };
}

/** @throws the signal's reason as soon as it is aborted, whether or not the work has noticed */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
