export type Wake = {
  /** How often everybody was woken: read it before looking for news. */
  count(): number;
  all(): void;
  /**
   * Waits until somebody was woken after that count, or the signal aborts; so nothing between looking and
   * waiting is missed.
   */
  since(count: number, signal: AbortSignal): Promise<void>;
};

export function createWake(): Wake {
  let count = 0;
  const waiting = new Set<() => void>();
  return {
    count: () => count,
    all() {
      count += 1;
      for (const go of waiting) go();
    },
    since(seen, signal) {
      if (count !== seen || signal.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        const go = (): void => {
          waiting.delete(go);
          signal.removeEventListener('abort', go);
          resolve();
        };
        waiting.add(go);
        signal.addEventListener('abort', go);
      });
    },
  };
}
