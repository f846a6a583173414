/** How far ahead the next element is put, in seconds of playing; twice as far each time that it came too late. */
const LEAD = 0.5;

/**
 * Has `next` go on where `now` is by then, so that nothing is missed between the two: it waits, loaded, a
 * little ahead, and starts when the other has come there. `taken` once it sounds; `given` up when it may not
 * play, or there is nothing left to go on with. Returns how to end it before.
 */
export function takeOver(
  now: HTMLAudioElement,
  next: HTMLAudioElement,
  { taken, given }: { taken: () => void; given: () => unknown },
): () => void {
  let lead = LEAD;
  let starting: ReturnType<typeof setTimeout> | undefined;
  const names = ['canplay', 'seeked', 'error'] as const;

  function end() {
    clearTimeout(starting);
    for (const name of names) next.removeEventListener(name, look);
  }
  function giveUp() {
    end();
    given();
  }
  function aim() {
    const at = now.currentTime + lead * now.playbackRate;
    if (now.paused || at >= now.duration) return giveUp();
    next.currentTime = at;
  }
  function look() {
    if (next.error !== null) return giveUp();
    if (next.seeking || next.readyState < next.HAVE_FUTURE_DATA) return;
    clearTimeout(starting);
    const seconds = (next.currentTime - now.currentTime) / now.playbackRate;
    if (seconds < 0) {
      lead *= 2;
      return aim();
    }
    starting = setTimeout(start, seconds * 1_000);
  }
  function start() {
    end();
    if (now.paused) given();
    else next.play().then(taken, given);
  }

  for (const name of names) next.addEventListener(name, look);
  aim();
  return end;
}
