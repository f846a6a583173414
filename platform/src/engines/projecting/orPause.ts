/** What the promise brings, or 'pause' when it takes longer than `ms`; null waits without end. */
export async function orPause<T>(promise: Promise<T>, ms: number | null): Promise<T | 'pause'> {
  if (ms === null) return promise;
  let timer: NodeJS.Timeout | undefined;
  const pause = new Promise<'pause'>((resolve) => (timer = setTimeout(resolve, ms, 'pause')));
  try {
    return await Promise.race([promise, pause]);
  } finally {
    clearTimeout(timer);
  }
}
