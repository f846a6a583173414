declare global {
  interface Window {
    /** Sum of the layout shifts that nobody's press brought about, so far. */
    shifted?: { sum: number; by: string[] };
  }
}
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Node }[] };

/** Runs in every page from its start. */
export function watchShifts(): void {
  const shifted = { sum: 0, by: [] as string[] };
  window.shifted = shifted;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      shifted.sum += entry.value;
      const nodes = (entry.sources ?? []).map(
        ({ node }) =>
          (node instanceof Element ? `<${node.tagName.toLowerCase()}>` : '') +
          (node?.textContent ?? '').trim().slice(0, 30),
      );
      shifted.by.push(`${entry.value.toFixed(3)} ${nodes.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
