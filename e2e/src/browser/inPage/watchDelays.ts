declare global {
  interface Window {
    /**
     * In milliseconds: from an input to the frame that shows what came of it, and tasks that held the page
     * up.
     */
    delays?: { interactions: number[]; longTasks: number[] };
  }
}

/** Runs in every page from its start. */
export function watchDelays(): void {
  const delays: NonNullable<Window['delays']> = { interactions: [], longTasks: [] };
  window.delays = delays;
  const watch = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch(
    'event',
    (entry) => {
      if ((entry as PerformanceEntry & { interactionId?: number }).interactionId)
        delays.interactions.push(entry.duration);
    },
    { durationThreshold: 16 },
  );
  watch('longtask', ({ duration }) => delays.longTasks.push(duration));
}
