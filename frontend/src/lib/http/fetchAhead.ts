/**
 * What `boot/boot.js` asked of the house while the app's code came: answers by path, to whoever bears
 * `token`. `picture` ends when the picture that the screen opens with stands in the page, or will not; it
 * never rejects.
 */
export type Ahead = { token: string; answers: Map<string, Promise<Response>>; picture: Promise<void> };

/** Its answers: they were asked for before anything was known of the house. */
export const askedAhead = new WeakSet<Response>();

/**
 * `fetch`, but each of those answers is handed to the first who asks for it. What is asked for again is
 * fetched anew.
 */
export function fetchAhead(
  fetch: typeof globalThis.fetch,
  ahead: Ahead | undefined,
): typeof globalThis.fetch {
  return (input, init) => {
    const isOurs =
      init?.method === 'GET' && new Headers(init.headers).get('Authorization') === `Bearer ${ahead?.token}`;
    const answer = isOurs && typeof input === 'string' ? ahead?.answers.get(input) : undefined;
    if (!answer || typeof input !== 'string') return fetch(input, init);
    ahead?.answers.delete(input);
    return answer.then((response) => (askedAhead.add(response), response));
  };
}
