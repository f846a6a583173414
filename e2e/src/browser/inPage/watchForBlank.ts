/**
 * Runs in every page from its start: once something was shown, there is never a frame without words again.
 * Says so on the console, where it counts as an error.
 */
export function watchForBlank(): void {
  let shown = '';
  let asked = false;
  function look() {
    asked = false;
    if (!document.body) return;
    const shownParts = [...document.body.children].filter(
      ({ tagName }) => !/^(SCRIPT|STYLE|NOSCRIPT)$/.test(tagName),
    );
    const words = shownParts
      .map(({ textContent }) => textContent)
      .join('')
      .trim();
    if (words !== '') shown = words.slice(0, 60);
    else if (shown !== '') console.error(`the screen went blank at ${location.pathname}, after “${shown}”`);
  }
  new MutationObserver(() => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(look);
  }).observe(document, { childList: true, subtree: true });
}
