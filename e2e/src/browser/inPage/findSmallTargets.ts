/**
 * Runs in the page. What a finger operates and is smaller than `size` CSS pixels either way; what is pressed
 * counts, so a label belongs to its field and room around an icon to its button. Links within a sentence are
 * exempt (WCAG 2.5.8), and so is what is only seen with the keyboard. Answers a line for each.
 */
export function findSmallTargets(size: number): string[] {
  const roles = [
    'button',
    'link',
    'checkbox',
    'radio',
    'switch',
    'slider',
    'tab',
    'menuitem',
    'menuitemradio',
    'option',
    'combobox',
  ];
  const operable = `a[href], button, input:not([type=hidden]), select, textarea, summary, ${roles.map((role) => `[role=${role}]`).join(', ')}`;
  const slack = 0.5;

  const inSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (one) => one.nodeType === Node.TEXT_NODE && /\w/.test(one.textContent ?? ''),
    );

  /** Whether a press half the size away from the middle, each way, still meets it. */
  function isMetAround(element: HTMLElement): boolean {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y, reach] = [(left + right) / 2, (top + bottom) / 2, size / 2 - slack];
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const belongs = (met: Element | null) =>
      met !== null && [element, ...labels].some((one) => one.contains(met));
    return [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ].every(([atX, atY]) => belongs(document.elementFromPoint(atX!, atY!)));
  }

  /** The label's box counts with its field's. */
  function isLargeByLabel(element: HTMLElement): boolean {
    if (!(element instanceof HTMLInputElement) || !['checkbox', 'radio'].includes(element.type)) return false;
    return [...(element.labels ?? [])].some((label) => {
      const { width, height } = label.getBoundingClientRect();
      return width >= size - slack && height >= size - slack;
    });
  }

  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(operable)) {
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1.5 || height <= 1.5 || element.closest('[inert], [aria-hidden=true]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(element).pointerEvents === 'none') continue;
    if (width >= size - slack && height >= size - slack) continue;
    if (inSentence(element) || isLargeByLabel(element) || isMetAround(element)) continue;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    found.push(
      `<${element.tagName.toLowerCase()}> “${name.slice(0, 40)}” is ${width.toFixed(0)} × ${height.toFixed(0)}`,
    );
  }
  return found;
}
