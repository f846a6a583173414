/** A point of the song line: two slow waves over a gentle slope, in a field of 420 by 44. `share` 0 to 1. */
export function songPoint(share: number): [x: number, y: number] {
  const y = 22 - 2 * share + 4.6 * (1 - 0.35 * share) * Math.sin(share * Math.PI * 5);
  return [Math.round(share * 4200) / 10, Math.round(y * 10) / 10];
}

/** The line between two shares, as an SVG path. */
export function songPath(from: number, to: number): string {
  const steps = Math.max(1, Math.round((to - from) * 60));
  return Array.from({ length: steps + 1 }, (_, step) => songPoint(from + ((to - from) * step) / steps))
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x},${y}`)
    .join('');
}
