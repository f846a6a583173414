/** Before each new try, in milliseconds. */
const PAUSES = [1_000, 2_000, 4_000, 8_000];

/**
 * Code that comes later. What does not come is asked for again: after growing pauses, at once when the network
 * is back, and not at all while there is none.
 * @throws what the last try threw; engines that keep a failed module until the page is loaded anew ask once only
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES)
    try {
      return await load();
    } catch {
      await timeToTry(pause);
    }
  return load();
}

function timeToTry(pause: number): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  return new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { signal });
    setTimeout(() => navigator.onLine && resolve(), pause);
  }).finally(() => waiting.abort());
}
