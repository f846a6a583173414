/**
 * Runs in the page. Words that cannot be read whole: beyond the left or right edge of the window, or cut off
 * by a box that hides what does not fit and cannot be scrolled. Words for screen readers alone are not looked
 * at. Answers a line for each.
 */
export function findClippedText(): string[] {
  const found: string[] = [];
  const width = document.documentElement.clientWidth;
  const describe = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> “${(element.textContent ?? '').trim().slice(0, 60)}”`;
  /** The box that an element's content is cut to, if any; null where it can be scrolled to. */
  function hides(element: Element): 'scrolls' | 'cuts' | 'shows' {
    const { overflowX, overflowY } = getComputedStyle(element);
    if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) return 'scrolls';
    return ['hidden', 'clip'].includes(overflowX) || ['hidden', 'clip'].includes(overflowY)
      ? 'cuts'
      : 'shows';
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent ||
      !node.textContent?.trim() ||
      parent.closest('script, style, noscript, option, svg, [inert]')
    )
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1 && line.height > 1);
    let line = lines.find(({ left, right }) => left < -1 || right > width + 1);
    let why = line ? 'beyond the edge of the window' : '';
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const kind = hides(box);
      if (kind === 'scrolls' || getComputedStyle(box).position === 'fixed') {
        if (!why.startsWith('cut')) why = kind === 'scrolls' ? '' : why;
        if (kind === 'scrolls') break; // what lies beyond can be scrolled to
      }
      if (kind !== 'cuts') continue;
      const { left, right, top, bottom, width: boxWidth, height: boxHeight } = box.getBoundingClientRect();
      if (boxWidth <= 1.5 || boxHeight <= 1.5) {
        why = ''; // for screen readers
        break;
      }
      line = lines.find((one) => {
        const middle = (one.top + one.bottom) / 2;
        return one.left < left - 1.5 || one.right > right + 1.5 || middle < top || middle > bottom;
      });
      if (line) why = `cut by ${describe(box).split(' “')[0]}`;
    }
    if (why) found.push(`${describe(parent)} ${why}`);
  }
  return found;
}
