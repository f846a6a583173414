type Lease = {
  /** False when somebody else has it. May fail, or never answer. */
  renew: () => Promise<boolean>;
  leaseMs: number;
  /** When it was asked for, by performance.now(): it began later, so it ends no sooner than we think. */
  from: number;
};

/**
 * Renews a lease until `stop`. `lost` aborts when somebody else has it, and at the latest when it has run out
 * by this process's own clock: a renewal that fails or is not answered holds nothing.
 */
export function keepLease({ renew, leaseMs, from }: Lease): { lost: AbortSignal; stop: () => void } {
  const lost = new AbortController();
  let heldUntil = 0;
  let overdue: NodeJS.Timeout | undefined;
  let hasEnded = false;

  function holdUntil(until: number) {
    if (hasEnded || until <= heldUntil) return; // renewals may be answered in any order
    heldUntil = until;
    clearTimeout(overdue);
    overdue = setTimeout(lose, until - performance.now());
  }
  async function renewOnce() {
    const asked = performance.now();
    const isHeld = await renew().catch(() => null);
    if (isHeld) holdUntil(asked + leaseMs);
    if (isHeld === false) lose();
  }
  function stop() {
    hasEnded = true;
    clearInterval(renewing);
    clearTimeout(overdue);
  }
  function lose() {
    stop();
    lost.abort();
  }

  const renewing = setInterval(() => void renewOnce(), leaseMs / 3);
  holdUntil(from + leaseMs);
  return { lost: lost.signal, stop };
}
