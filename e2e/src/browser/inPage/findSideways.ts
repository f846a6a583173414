/** Runs in the page. Whether it can be scrolled sideways in a window of this width, and by which boxes. */
export function findSideways(width: number): string[] {
  const page = document.documentElement;
  if (Math.max(page.scrollWidth, document.body.scrollWidth) <= width) return [];
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { right, width: own } = element.getBoundingClientRect();
    return own > 0 && right > width + 1;
  });
  const named = wide.slice(-3).map((element) => {
    const { right } = element.getBoundingClientRect();
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> “${(element.textContent ?? '').trim().slice(0, 40)}” to ${right.toFixed(0)}`;
  });
  return [`the page is ${page.scrollWidth} wide in a window of ${width}: ${named.join('; ')}`];
}
