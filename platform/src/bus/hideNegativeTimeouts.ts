let hidden = false;

/**
 * kafkajs 2.2 asks for timers in the past, which run at once. Since Node 24 that is warned of, once in a
 * process: nobody can do anything about it.
 * Source: `scheduleCheckPendingRequests` in kafkajs/src/network/requestQueue.
 */
export function hideNegativeTimeouts(): void {
  if (hidden) return;
  hidden = true;
  const emitWarning = process.emitWarning.bind(process) as (...args: unknown[]) => void;
  process.emitWarning = (...args: unknown[]) => {
    if (args[1] !== 'TimeoutNegativeWarning') emitWarning(...args);
  };
}
