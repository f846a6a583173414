export type Stop = { name: string; stop: () => Promise<unknown> };
/** The parts of `process` that are needed; a test brings its own. */
type Process = { on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown; exit(code: number): void };

/** Longer than the 10 s that requests under way are given. */
const GIVE_UP_AFTER_MS = 20_000;

/**
 * Waits for SIGINT or SIGTERM, then stops the parts one after the other in the order given, and exits with 0;
 * with 1 when one failed or all took too long.
 * What fails does not keep the rest from stopping. A second signal exits at once with 130.
 */
export function runUntilSignal(
  stops: readonly Stop[],
  onError: (error: unknown, name: string) => void,
  process: Process = globalThis.process,
): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return process.exit(130);
    stopping = true;
    void stopAll();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);

  async function stopAll() {
    const overdue = setTimeout(() => process.exit(1), GIVE_UP_AFTER_MS);
    let code = 0;
    for (const { name, stop } of stops) {
      try {
        await stop();
      } catch (error) {
        code = 1;
        onError(error, name);
      }
    }
    clearTimeout(overdue);
    process.exit(code);
  }
}
