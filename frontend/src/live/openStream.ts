import type { LiveMessage } from '@storylark/contracts/live/liveMessage';
import { paths } from '@storylark/contracts/paths';
import { EventSource } from 'eventsource';
import { eventChannel } from 'redux-saga';

export type Heard =
  | { kind: 'opened' }
  | { kind: 'message'; message: LiveMessage; id: string }
  /** The family has too many streams open: newer ones go on, this one is over. */
  | { kind: 'gaveWay' }
  /** The stream is over; `status` is of HTTP where it was refused. */
  | { kind: 'broken'; status: number | null };

const events = ['story', 'character', 'account', 'reload'] as const satisfies readonly LiveMessage['event'][];

type Deps = { fetch: typeof globalThis.fetch; token: () => string | null };

/**
 * The event stream as a channel, resumed after the lowest of these places. It ends with its first break: when to try again is
 * for the saga to say.
 */
export function openStream({ fetch, token }: Deps, places: readonly string[]) {
  return eventChannel<Heard>((emit) => {
    const source = new EventSource(new URL(paths.events, window.location.href), {
      fetch: (url, init) =>
        fetch(String(url), {
          ...(init as RequestInit),
          headers: {
            ...init.headers,
            Authorization: `Bearer ${token() ?? ''}`,
            ...(places.length === 0 ? {} : { 'Last-Event-ID': places.join() }),
          },
        }),
    });
    source.addEventListener('open', () => emit({ kind: 'opened' }));
    source.addEventListener('error', ({ code }) => {
      source.close();
      emit({ kind: 'broken', status: code ?? null });
    });
    source.addEventListener('giveWay', () => {
      source.close();
      emit({ kind: 'gaveWay' });
    });
    for (const event of events)
      source.addEventListener(event, ({ data, lastEventId }) =>
        emit({ kind: 'message', id: lastEventId, message: { event, data: JSON.parse(String(data)) } }),
      );
    return () => source.close();
  });
}
