/** A tick later than this comes after a sleep of the device, in which nothing was heard. */
const LONGEST_TICK = 5_000;

/**
 * Calls with the milliseconds of clock time since the last call: by frame for the eye, and whenever `tick` is
 * called besides.
 */
export function createTicker(onTick: (elapsedMs: number) => void) {
  let frame = 0;
  let last = 0;
  function tick() {
    const now = performance.now();
    const elapsedMs = Math.min(LONGEST_TICK, now - last);
    last = now;
    onTick(elapsedMs);
  }
  function onFrame() {
    frame = requestAnimationFrame(onFrame); // before the tick, which may stop it
    tick();
  }
  return {
    tick,
    start() {
      last = performance.now();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(onFrame);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
