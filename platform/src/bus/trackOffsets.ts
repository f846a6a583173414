/** What one consumer has seen of one partition, and up to where all of it is done. */
export type OffsetTracker = {
  /** False when it was seen before: it is being handled, waits, or is done. */
  see(offset: number): boolean;
  done(offset: number): void;
  /** The lowest offset that is not done; null as long as nothing was seen. */
  position(): number | null;
  /** One more than the last offset seen, 0 at first. */
  next(): number;
};

/** Offsets are seen in ascending order, but done in any; those below `position` never have to come again. */
export function trackOffsets(): OffsetTracker {
  const open = new Set<number>(); // keeps the order in which they were seen
  let next = 0;
  return {
    see(offset) {
      if (offset < next) return false;
      next = offset + 1;
      open.add(offset);
      return true;
    },
    done: (offset) => void open.delete(offset),
    position: () => (next === 0 ? null : (open.values().next().value ?? next)),
    next: () => next,
  };
}
