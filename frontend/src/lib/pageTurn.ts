/** For so long the old page stands still at most, ms: whoever waits longer sees what is loading. */
const LONGEST = 1_000;

let arrived: (() => void) | null = null;

/**
 * Leaves the screen by `go`, which turns over like the page of a book once the next one says `pageTurned`. It is
 * simply left where the browser cannot do that, or nothing shall move.
 */
export function turnPage(go: () => void): void {
  if (!('startViewTransition' in document) || window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    return go();
  pageTurned();
  const turn = document.startViewTransition(async () => {
    const there = new Promise<void>((resolve) => (arrived = resolve));
    const late = setTimeout(pageTurned, LONGEST);
    go();
    await there;
    clearTimeout(late);
  });
  // A turn that is skipped, behind another tab for instance, has led to the next page all the same.
  for (const part of [turn.ready, turn.finished, turn.updateCallbackDone]) part.catch(() => {});
}

/** The next page is drawn. */
export function pageTurned(): void {
  arrived?.();
  arrived = null;
}
